// Things that are drawn anew when they change.

import { signal } from '@preact/signals';

/**
 * Makes every field that a thing has so far a signal: whatever was drawn from a field is drawn
 * again when the field gets another value. Fields are replaced, never changed in place.
 * @template {object} T
 * @param {T} thing
 * @returns {T}
 */
export function reactive(thing) {
  for (const [name, value] of Object.entries(thing)) {
    const kept = signal(value);
    Object.defineProperty(thing, name, {
      enumerable: true,
      get: () => kept.value,
      set: (next) => {
        kept.value = next;
      },
    });
  }
  return thing;
}
