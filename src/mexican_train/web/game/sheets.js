// Names of sheets: `nordic`, and with variants `nordic/nine+open`; which one people begin with.

/** What people are offered first, by their language. @type {Record<string, string>} */
const USUAL_IN = { en: 'station', es: 'station', fr: 'gare', nb: 'nordic' };

/** The sheet that people of a language, or of a variant of one, are offered first. @param {string} language */
export function usualSheet(language) {
  return USUAL_IN[language.slice(0, 2)];
}

/** The sheet without its variants. @param {string} name */
export function baseOf(name) {
  return name.split('/')[0];
}

/** @param {string} name */
export function variantsOf(name) {
  return name.split('/')[1]?.split('+') ?? [];
}

/** @param {string} base @param {string[]} variants */
export function sheetWith(base, variants) {
  return variants.length ? `${base}/${variants.join('+')}` : base;
}

/**
 * Whether two names mean the same, in whatever order their variants stand.
 * @param {string} one
 * @param {string} other
 */
export function isSameSheet(one, other) {
  const [these, those] = [one, other].map((name) => variantsOf(name).sort().join());
  return baseOf(one) === baseOf(other) && these === those;
}
