// What this browser remembers between visits: one's name, language and settings, and the secrets
// of one's tables.

const KEY = 'mexican-train';
const TABLES_KEPT = 30;
const THEMES = ['light', 'dark', 'felt', 'night', 'contrast'];

/**
 * @typedef {Settings & {name: string, language: string,
 *   tables: Record<string, TableSecrets>}} Kept
 */

/** @returns {Kept} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      name: String(kept.name ?? ''),
      language: String(kept.language ?? ''),
      tables: kept.tables ?? {},
      ...settingsIn(kept),
    };
  } catch {
    // Nothing is kept, or it is not ours.
    return { name: '', language: '', tables: {}, ...settingsIn({}) };
  }
}

/**
 * @param {any} kept
 * @returns {Settings}
 */
function settingsIn(kept) {
  const theme = THEMES.includes(kept.theme) ? kept.theme : 'device';
  // They were once simply on or off.
  const wanted = kept.numerals === true ? 'always' : kept.numerals;
  const numerals = ['always', 'never'].includes(wanted) ? wanted : 'small';
  const [sound, motion, tips] = [kept.sound, kept.motion, kept.tips].map((on) => on !== false);
  return { theme, sound, motion, tips, numerals };
}

/** @param {Partial<Kept>} change */
function write(change) {
  const kept = { ...read(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing can still play; only a reload will not find the seat.
  }
}

/** The name one played under last. */
export function myName() {
  return read().name;
}

/** @param {string} name */
export function keepName(name) {
  write({ name });
}

/** The language one chose; empty if one never did. */
export function keptLanguage() {
  return read().language;
}

/** @param {string} language */
export function keepLanguage(language) {
  write({ language });
}

/**
 * How the page looks and sounds here; `theme.js` reads the theme by itself.
 * @returns {Settings}
 */
export function keptSettings() {
  return settingsIn(read());
}

/** @param {Partial<Settings>} change */
export function keepSettings(change) {
  write(change);
}

/**
 * What opens a table: the token of one's seat, the invite.
 * @param {string} table
 * @returns {TableSecrets}
 */
export function secretsOf(table) {
  return read().tables[table] ?? { at: 0 };
}

/**
 * Keeps secrets of a table; `undefined` forgets one.
 * @param {string} table
 * @param {Partial<TableSecrets>} change
 */
export function keepSecrets(table, change) {
  const { tables } = read();
  tables[table] = { ...tables[table], ...change, at: Date.now() };
  const newest = Object.entries(tables).sort(([, one], [, other]) => other.at - one.at);
  write({ tables: Object.fromEntries(newest.slice(0, TABLES_KEPT)) });
}

/** @param {string} table */
export function forgetTable(table) {
  const { tables } = read();
  delete tables[table];
  write({ tables });
}

/** The tables one has a seat at, the latest first. */
export function myTables() {
  return Object.entries(read().tables)
    .filter(([, secrets]) => secrets.token)
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([table, secrets]) => ({ table, ...secrets }));
}

/**
 * How one had arranged one's hand in this round of a table; null if one had not.
 * @param {string} table
 * @param {string} round
 * @returns {KeptHand | null}
 */
export function keptHandOf(table, round) {
  const hand = read().tables[table]?.hand;
  return hand?.round === round ? hand : null;
}

/**
 * @param {string} table
 * @param {KeptHand} hand
 */
export function keepHand(table, hand) {
  keepSecrets(table, { hand });
}
