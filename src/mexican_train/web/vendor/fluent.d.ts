// What the page uses of fluent.js, for the type checker.

export class FluentResource {
  constructor(source: string);
}

export class FluentBundle {
  constructor(
    locales: string,
    options: { functions?: Record<string, (given: any[], named: any) => any>; useIsolating?: boolean },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(key: string): boolean;
  getMessage(key: string): { value: unknown } | undefined;
  formatPattern(pattern: unknown, args?: Record<string, any>, errors?: Error[]): string;
}
