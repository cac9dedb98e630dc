// The words of the page: messages by their keys, and what sheets and tiles are called.

import { baseOf, variantsOf } from '../game/sheets.js';
import { isDouble, pipsOf } from '../game/tiles.js';
import { hasMessage, listed, message, reportMissing } from './messages.js';

/**
 * The message with this key. Its arguments are texts and numbers; true and false become `yes` and
 * `no`, several names become one text, and `count` how many they are.
 * @param {string} key
 * @param {Record<string, any>} [args]
 */
export function t(key, args = {}) {
  const text = message(keyOf(key), inWords(args));
  if (text === undefined) reportMissing();
  return text ?? key;
}

/**
 * The server writes its codes with another stroke.
 * @param {string} key
 */
function keyOf(key) {
  return key.replaceAll('_', '-');
}

/**
 * @param {Record<string, any>} args
 */
function inWords(args) {
  /** @type {Record<string, any>} */
  const given = {};
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) Object.assign(given, { [name]: listed(value), count: value.length });
    else given[name] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  }
  return given;
}

/** Whether there is a message with this key. @param {string} key */
export function hasWords(key) {
  return hasMessage(keyOf(key));
}

/**
 * Why something was refused; the server's own sentence where there is no message for it.
 * @param {Problem} problem
 */
export function refusal({ code, message: sentence }) {
  const key = `refused-${code}`;
  return hasWords(key) ? t(key) : sentence || code;
}

/** Whether a level is one that everybody has; a server may offer bots of its own besides. */
export function isOurs(/** @type {string} */ value) {
  return hasWords(`level-${value}`);
}

/** How a bot plays; one that is not ours is called by its name. @param {string} value */
export function levelName(value) {
  return isOurs(value) ? t(`level-${value}`) : value;
}

/** What a bot is called beside its own name. @param {string} level */
export function botName(level) {
  return isOurs(level) ? t(`bot-${level}`) : level;
}

/**
 * The title of a sheet; variants follow its name.
 * @param {string} name
 */
export function sheetTitle(name) {
  const variants = variantsOf(name).map((variant) => t(`variant-${variant}`));
  return [t(`sheet-${baseOf(name)}`), ...variants].join(', ');
}

/**
 * The title of a sheet, and that it is played with house rules. A match of another length than the
 * sheet's has none by that alone.
 * @param {string} sheet
 * @param {Record<string, any>} [rules]
 */
export function rulesTitle(sheet, rules = {}) {
  const house = Object.keys(rules).some((name) => name !== 'rounds');
  return house ? t('sheet-with-house', { sheet: sheetTitle(sheet) }) : sheetTitle(sheet);
}

/**
 * What is special about a sheet.
 * @param {string} name
 */
export function sheetAbout(name) {
  return t(`sheet-${baseOf(name)}-about`);
}

/**
 * A tile as it is read out: "5 and 12", "double 8", "blank and 3".
 * @param {string} tile
 */
export function tileName(tile) {
  const [one, other] = pipsOf(tile).map(pipName);
  return isDouble(tile) ? t('tile-double', { pip: one }) : t('tile', { one, other });
}

/** A number as it is spoken of. @param {number} pip */
export function pipName(pip) {
  return pip === 0 ? t('tile-blank') : String(pip);
}
