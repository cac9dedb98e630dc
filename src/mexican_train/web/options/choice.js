// What is chosen for a table: how it begins, what follows from a change, what the server is sent.

import { language } from '../base/messages.js';
import { dealable, handSize, mostPlayers } from '../game/dealing.js';
import { lengthOf } from '../game/lengths.js';
import { baseOf, isSameSheet, sheetWith, usualSheet, variantsOf } from '../game/sheets.js';

export const SHORT = 3;
/** How bots play, unless something else is chosen. */
export const GOOD = 'planner';

/**
 * What is chosen in the form. `sheet` has its variants with it, `levels` are those of the bots,
 * `rounds` is null where the sheet decides, `rules` are the house rules that differ from it.
 * @typedef {object} Choice
 * @property {string} sheet
 * @property {number} seats
 * @property {string[]} levels
 * @property {number | null} rounds
 * @property {number | null} clock
 * @property {boolean} public
 * @property {number} address_seats
 * @property {boolean} hints
 * @property {string} chat
 * @property {string} pace
 * @property {boolean} automatic
 * @property {string} review
 * @property {Record<string, any>} rules
 */

/** @type {Omit<Choice, 'sheet'>} */
const USUAL = {
  seats: 4,
  levels: [],
  rounds: null,
  clock: null,
  public: false,
  address_seats: 2,
  hints: true,
  chat: 'all',
  pace: 'normal',
  automatic: false,
  review: 'finished',
  rules: {},
};

/** What is chosen before anything else is: the sheet that people of this language begin with. */
export function usualChoice() {
  return { ...USUAL, sheet: usualSheet(language()) };
}

/**
 * The levels that people choose from, and those that are chosen already: a bot that lays any tile
 * is for research.
 * @param {Choices} told
 * @param {(string | null)[]} chosen
 */
export function levelsToChoose({ bots }, chosen) {
  return bots.filter((level) => level !== 'random' || chosen.includes(level));
}

/**
 * What is chosen at a table, from its view.
 * @param {View} view
 * @param {Choices} told
 * @returns {Choice}
 */
export function choiceOf(view, told) {
  const { sheet, clock, hints, chat, pace, automatic, review, rules } = view;
  const own = lengthOf({ ...sheetRules(told, sheet), ...rules });
  return {
    ...{ sheet, clock, hints, chat, pace, automatic, review, rules, levels: [] },
    seats: view.players.length,
    public: view.public,
    address_seats: view.address_seats,
    rounds: view.rounds === own ? null : view.rounds,
  };
}

/**
 * The options as the server takes them.
 * @param {Choice} choice
 * @returns {Record<string, any>}
 */
export function optionsOf({ levels, ...options }) {
  return options;
}

/**
 * What a change of the choice changes for the server. House rules go with their sheet.
 * @param {Choice} before
 * @param {Choice} after
 */
export function optionsChanged(before, after) {
  const [old, all] = [optionsOf(before), optionsOf(after)];
  const names = Object.keys(all).filter(
    (name) => JSON.stringify(all[name]) !== JSON.stringify(old[name]),
  );
  if (names.includes('sheet')) names.push('rules', 'rounds');
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

// ---------------------------------------------------------------- sheets and variants

/**
 * All rules of a sheet with the variants that its name names.
 * @param {Choices} told
 * @param {string} name
 * @returns {Record<string, any>}
 */
export function sheetRules(told, name) {
  return told.variants[name] ?? told.sheets.find((each) => each.name === name)?.rules ?? {};
}

/**
 * The name of a sheet with one variant more or less.
 * @param {Choices} told
 * @param {string} name
 * @param {string} variant
 * @param {boolean} on
 */
export function withVariant(told, name, variant, on) {
  const others = variantsOf(name).filter((each) => each !== variant);
  const wanted = sheetWith(baseOf(name), on ? [...others, variant] : others);
  return Object.keys(told.variants).find((each) => isSameSheet(each, wanted)) ?? baseOf(name);
}

/**
 * Another sheet, with as many seats as it is for, and its own length. House rules stay as they are
 * when only a variant comes or goes; the hands are always those of the sheet.
 * @param {Choices} told
 * @param {Choice} choice
 * @param {string} sheet
 * @param {number[]} allowed the numbers of seats there may be
 * @returns {Choice}
 */
export function withSheet(told, choice, sheet, allowed) {
  const own = sheetRules(told, sheet);
  const kept = baseOf(sheet) === baseOf(choice.sheet) ? choice.rules : {};
  const rules = Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => field !== 'hand' && own[field] !== value),
  );
  const seats = seatsFor(own, allowed).filter((each) => each <= choice.seats).at(-1);
  return withSeats({ ...choice, sheet, rules, rounds: null }, seats ?? choice.seats);
}

/**
 * @param {Choice} choice
 * @param {number} seats
 * @returns {Choice}
 */
export function withSeats(choice, seats) {
  return { ...choice, seats, levels: choice.levels.slice(0, seats - 1) };
}

/**
 * The same with a bot at every other seat: nobody else can come.
 * @param {Choice} choice
 * @returns {Choice}
 */
export function withBots(choice) {
  const { levels, seats } = choice;
  const all = Array.from({ length: seats - 1 }, (_, at) => levels[at] ?? levels[0] ?? GOOD);
  return { ...choice, levels: all, public: false };
}

/**
 * The numbers of seats that these rules are for.
 * @param {Record<string, any>} rules
 * @param {number[]} allowed
 */
export function seatsFor(rules, allowed) {
  return allowed.filter((seats) => seats <= mostPlayers(rules));
}

// ---------------------------------------------------------------- house rules

/**
 * The rules that a choice plays by.
 * @param {Choices} told
 * @param {Choice} choice
 * @returns {Record<string, any>}
 */
export function rulesOf(told, { sheet, rules }) {
  const all = { ...sheetRules(told, sheet), ...rules };
  return { ...all, hand: dealable(all, all.hand) };
}

/**
 * The rules of the sheet that a choice could go back to one by one: its hands are no larger than
 * the set that is chosen allows.
 * @param {Choices} told
 * @param {Choice} choice
 * @returns {Record<string, any>}
 */
export function ownRules(told, choice) {
  const own = sheetRules(told, choice.sheet);
  return { ...own, hand: dealable({ ...own, ...choice.rules }, own.hand) };
}

/**
 * The house rules in which a choice differs from its sheet, at a table of its size.
 * @param {Choices} told
 * @param {Choice} choice
 */
export function differences(told, choice) {
  const [own, all] = [ownRules(told, choice), rulesOf(told, choice)];
  return Object.keys(own).filter((field) =>
    field === 'hand'
      ? handSize(own, choice.seats) !== handSize(all, choice.seats)
      : own[field] !== all[field] && field !== 'rounds',
  );
}

/**
 * A choice with one house rule set, or as the sheet has it (`undefined`).
 * @param {Choices} told
 * @param {Choice} choice
 * @param {string} field
 * @param {any} value for `hand` the tiles that each is dealt
 * @returns {Choice}
 */
export function withRule(told, choice, field, value) {
  const own = sheetRules(told, choice.sheet);
  const { [field]: before, ...rules } = choice.rules;
  if (field === 'max_pip') delete rules.hand; // dealt as the sheet does, as far as the set reaches
  const all = { ...own, ...rules };
  const sized = field === 'hand' && value !== undefined ? own.hand.map(() => value) : value;
  if (sized !== undefined && sized !== own[field]) rules[field] = sized;
  if (rules.hand) rules.hand = dealable({ ...all, ...rules }, rules.hand);
  return { ...choice, rules };
}
