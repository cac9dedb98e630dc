// Small drawings beside the rules, laid with real tiles. They are told in their captions.

import { html } from 'htm/preact';

import { t } from '../base/words.js';
import { doubleOf, isDouble } from '../game/tiles.js';
import { Locomotive, Tile } from '../parts/tiles.js';

/**
 * What markers a sheet knows: coins, or locomotives of which the black one is the Mexican train's.
 * @typedef {{black: boolean, coins: boolean}} Material
 */

/**
 * The drawing that goes with a section, if there is one.
 * @param {RuleSection} section
 * @param {number} pip the highest number of the set
 * @param {Material} material
 */
export function Figure({ key, lines }, pip, { black, coins }) {
  switch (key) {
    case 'rules-turn':
      return Captioned(t('rules-page-figure-turn'), [
        Hub(pip),
        Siding([`${pip}-5`, '5-2', '2-4'].map(Car)),
      ]);
    case 'rules-mexican':
      return Captioned(
        black ? t('rules-page-figure-mexican-black') : t('rules-page-figure-mexican'),
        [Hub(pip), Siding([Car(`${pip}-3`), Car('3-6'), black && Locomotive('black')])],
      );
    case 'rules-markers':
      return Captioned(t('rules-page-figure-markers'), [
        Hub(pip),
        Siding([Car(`${pip}-1`), Car('1-4'), coins ? Coin() : Locomotive('blue')]),
      ]);
    case 'rules-doubles':
      return Captioned(t('rules-page-figure-doubles'), [
        Siding(['2-5', '5-5', '5-3'].map(Car)),
      ]);
    case 'rules-open':
      return Captioned(t('rules-page-figure-open'), [
        Siding(['1-6', '6-4', '4-4'].map(Car)),
      ]);
    case 'rules-points':
      return Sum(lines.find((line) => line.key === 'rules-points-example')?.args ?? {});
    default:
      return null;
  }
}

/** How the game looks: a hub, and some trains that leave it. */
export function Scene() {
  const trains = [
    ['12-5', '5-9', '9-9', '9-3'],
    ['12-7', '7-1'],
    ['12-2', '2-10', '10-6'],
  ];
  const [yours, theirs, mexican] = trains.map((train) => train.map(Car));
  return Captioned(
    t('rules-page-figure-scene'),
    [
      Hub(12),
      Switches(),
      html`
        <div class="sidings">
          ${Siding(yours)} ${Siding([...theirs, Locomotive('blue')])}
          ${Siding(mexican)}
        </div>
      `,
    ],
    'scene',
  );
}

/** A marker, where they are coins. */
function Coin() {
  return html`<span class="coin" />`;
}

/**
 * @param {string} caption
 * @param {any} drawing
 * @param {string} [kind]
 */
function Captioned(caption, drawing, kind = '') {
  return html`
    <figure class=${kind}>
      <div class="drawing" aria-hidden="true">${drawing}</div>
      <figcaption>${caption}</figcaption>
    </figure>
  `;
}

/**
 * A tile on the track; doubles lie across it.
 * @param {string} tile
 */
function Car(tile) {
  const across = isDouble(tile);
  return html`
    <span class=${across ? 'car across' : 'car'}>
      ${Tile(tile, { standing: across, label: false })}
    </span>
  `;
}

/** @param {number} pip */
function Hub(pip) {
  return html`<div class="hub">${Tile(doubleOf(pip), { standing: true, label: false })}</div>`;
}

/** Where three tracks leave the hub; ten units are as wide as a tile. */
function Switches() {
  const ways = ['M0 36C10 36 8 12 18 12', 'M0 36H18', 'M0 36C10 36 8 60 18 60'];
  return html`
    <svg class="switches" viewBox="0 0 18 72">
      ${['ties', 'rails', 'bed'].map((part) =>
        ways.map((d) => html`<path class=${part} d=${d} />`),
      )}
    </svg>
  `;
}

/** @param {any} things */
function Siding(things) {
  return html`<div class="siding">${things}</div>`;
}

/**
 * Three tiles with what they count, and the sum.
 * @param {Record<string, any>} args
 */
function Sum({ one, two, three, total }) {
  const tiles = [
    ['0-5', one],
    ['3-6', two],
    ['0-0', three],
  ];
  return html`
    <figure aria-hidden="true">
      <div class="drawing sum">
        ${tiles.map(
          ([tile, points], index) => html`
            ${index > 0 && html`<span class="sign-of">+</span>`}
            <span class="counted">
              <span class="car">${Tile(tile, { label: false })}</span>
              <b>${points}</b>
            </span>
          `,
        )}
        <span class="sign-of">=</span>
        <span class="counted"><b>${total}</b></span>
      </div>
    </figure>
  `;
}
