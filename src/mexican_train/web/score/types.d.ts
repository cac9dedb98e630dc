// What the score needs of the page that shows it, for the type checker.

interface ScorePage {
  app: App;
  session: import('../session/session.js').Session;
  view: View;
  showScore: (on: boolean) => void;
  /** Opens a replay over the table. */
  lookBack: (path: string) => void;
  /** What a spectator can do. */
  watching?: () => any;
}
