// The check of a deal, with its steps shown: first what it means, then all the figures.

import { html } from 'htm/preact';

import { isOnDevice } from '../base/api.js';
import { nameOf } from '../base/telling.js';
import { t } from '../base/words.js';
import { checkDeal } from '../game/fair.js';
import { Icon } from '../parts/icons.js';
import { Tile } from '../parts/tiles.js';

/** How many exchanges of the shuffle are shown at first. */
const SOME = 4;

/** @typedef {import('./page.js').ReplayPage} ReplayPage */
/** @typedef {import('../game/fair.js').Check} Checked */

/** @param {ReplayPage} page */
export function Check(page) {
  const { record, dealing } = page.watched;
  const check = checkDeal(record, dealing, page.noted);
  const here = isOnDevice(page.origin.address?.table ?? '');
  if (!check) return html`<p>${t('fair-none')}</p>`;
  return html`
    <p class=${check.fair ? 'verdict good' : 'verdict bad'} role="status">
      ${Seal(check.fair)} <b>${check.fair ? t('fair-good') : t('fair-bad')}</b>
    </p>
    <p>${check.fair ? meaning(check, here) : differing(check, page)}</p>
    <ol class="proof">
      ${Promised(check)} ${check.mix && Mix(check, page)} ${Shuffle(check)} ${Hands(check, page)}
      ${Boneyard(check)}
    </ol>
    <details>
      <summary>${t('fair-more')}</summary>
      ${check.mix && html`<p>${t('fair-mix-exactly')}</p>`}
      <p>${t('fair-more-about')}</p>
      <p>${here ? t('fair-limits-here') : check.mix ? t('fair-limits-mixed') : t('fair-limits')}</p>
    </details>
  `;
}

/**
 * What a deal that agrees proves; `here`: at a table of this device, which alone added numbers.
 * @param {Checked} check
 * @param {boolean} here
 */
function meaning({ mix, verdict }, here) {
  if (here) return `${t('fair-meaning')} ${t('fair-meaning-here')}`;
  if (verdict.mine === 'used') return `${t('fair-meaning')} ${t('fair-meaning-mine')}`;
  return mix ? `${t('fair-meaning')} ${t('fair-meaning-mixed')}` : t('fair-meaning');
}

/**
 * What does not agree, in one sentence for each.
 * @param {Checked} check
 * @param {ReplayPage} page
 */
function differing({ kept, verdict, hands, boneyard }, page) {
  const view = page.viewAt(0);
  const wrong = hands.flatMap(({ same }, seat) => (same ? [] : [nameOf(view, seat)]));
  const sentences = [
    !kept && t('fair-bad-promise'),
    !verdict.set && t('fair-bad-set'),
    !verdict.nonces && t('fair-bad-nonces'),
    !verdict.confirmed && t('fair-bad-confirmed'),
    wrong.length > 0 && t('fair-bad-hands', { names: wrong }),
    !boneyard.same && t('fair-bad-boneyard'),
  ];
  return sentences.filter(Boolean).join(' ');
}

/**
 * One part of the proof, and whether it holds.
 * @param {string} title
 * @param {boolean | null} good null: there is nothing to compare
 * @param {any} inside
 */
function Part(title, good, inside) {
  return html`
    <li>
      <h3>
        <span class="numbered">${title}</span>
        ${
          good !== null &&
          html`
            <span class=${good ? 'outcome good' : 'outcome bad'}>
              ${Seal(good)} ${good ? t('fair-same') : t('fair-other')}
            </span>
          `
        }
      </h3>
      ${inside}
    </li>
  `;
}

/** @param {Checked} check */
function Promised({ seed, promised, noted, found, kept }) {
  const inside = html`
    <p>${t('fair-promise-about')}</p>
    <dl>
      <dt>${t('fair-promised')}</dt>
      <dd><code class=${promised === found ? '' : 'odd'}>${promised}</code></dd>
      ${noted && html`<dt>${t('fair-noted')}</dt>`}
      ${noted && html`<dd><code class=${noted === found ? '' : 'odd'}>${noted}</code></dd>`}
      <dt>${t('fair-seed')}</dt>
      <dd><code>${seed}</code></dd>
      <dt>${t('fair-found')}</dt>
      <dd><code>${found}</code></dd>
    </dl>
  `;
  return Part(t('fair-promise'), kept, inside);
}

/**
 * What each device added, and what came of it.
 * @param {Checked} check
 * @param {ReplayPage} page
 */
function Mix({ mix, mixed, verdict }, page) {
  const view = page.viewAt(0);
  const added = (mix ?? []).flatMap((share, seat) => (share ? [{ ...share, seat }] : []));
  const { mine } = verdict;
  const inside = html`
    <p>${t('fair-mix-about')}</p>
    <dl>
      ${added.map(
        ({ seat, commitment, nonce }) => html`
          <dt key=${seat}>
            <span class=${`dot ${view.players[seat].colour}`} aria-hidden="true" />
            ${nonce ? nameOf(view, seat) : t('fair-mix-withheld', { name: nameOf(view, seat) })}
          </dt>
          <dd><code>${nonce ?? commitment}</code></dd>
        `,
      )}
      <dt>${t('fair-mixed')}</dt>
      <dd><code>${mixed}</code></dd>
    </dl>
    ${mine && html`<p class="about">${t(`fair-mine-${mine}`)}</p>`}
  `;
  const { set, nonces, confirmed } = verdict;
  return Part(t('fair-mix'), set && nonces && confirmed, inside);
}

/** @param {Checked} check */
function Shuffle({ tiles, aside, swaps, order }) {
  const inside = html`
    <p>
      ${t('fair-shuffle-about', { count: tiles.length, first: tiles[0], last: tiles.at(-1) })}
      ${aside && html`${' '}${t('fair-aside', { tile: aside })}`}
    </p>
    ${Swaps(swaps.slice(0, SOME))}
    <details>
      <summary>${t('fair-all-swaps', { count: swaps.length })}</summary>
      ${Swaps(swaps)}
    </details>
    <details>
      <summary>${t('fair-order')}</summary>
      <p class="about">${t('fair-order-about')}</p>
      <code class="order">${order.join(' ')}</code>
    </details>
  `;
  return Part(t('fair-shuffle'), null, inside);
}

/**
 * The numbers that were drawn, and which tile each of them puts in its place.
 * @param {import('../game/fair.js').Swap[]} swaps
 */
function Swaps(swaps) {
  return html`
    <div class="swaps" tabindex="0" role="group" aria-label=${t('fair-shuffle')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('fair-number')}</th>
            <th scope="col">${t('fair-put')}</th>
          </tr>
        </thead>
        <tbody>
          ${swaps.map(
            ({ place, word, pick, tile }) => html`
              <tr key=${place}>
                <td><code>${`${hexOfWord(word)} mod ${place + 1} = ${pick}`}</code></td>
                <td>${t('fair-put-there', { tile, place })}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

function hexOfWord(/** @type {number} */ word) {
  return word.toString(16).padStart(8, '0');
}

/**
 * @param {Checked} check
 * @param {ReplayPage} page
 */
function Hands({ hands }, page) {
  const view = page.viewAt(0);
  const inside = html`
    <p>${t('fair-hands-about', { count: page.watched.dealing.hand })}</p>
    ${hands.map(
      ({ dealt, found, same }, seat) => html`
        <div key=${seat} class="dealt">
          <h4>
            <span class=${`dot ${view.players[seat].colour}`} aria-hidden="true" />
            ${nameOf(view, seat)}${' '}${Seal(same)}
            <span class="unseen">${same ? t('fair-same') : t('fair-other')}</span>
          </h4>
          ${same ? Tiles(dealt, dealt) : Both(dealt, found)}
        </div>
      `,
    )}
  `;
  return Part(
    t('fair-hands'),
    hands.every(({ same }) => same),
    inside,
  );
}

/** @param {Checked} check */
function Boneyard({ boneyard: { dealt, found, same } }) {
  const inside = html`
    <p>${t('fair-boneyard-about', { count: dealt.length })}</p>
    ${same ? Tiles(dealt, dealt) : Both(dealt, found, true)}
  `;
  return Part(t('fair-boneyard'), same, inside);
}

/**
 * What was dealt, and what the seed deals.
 * @param {string[]} dealt
 * @param {string[]} found
 * @param {boolean} [inOrder] whether also the order matters
 */
function Both(dealt, found, inOrder = false) {
  return html`
    <p class="about">${t('fair-was-dealt')}</p>
    ${Tiles(dealt, found, inOrder)}
    <p class="about">${t('fair-should-be')}</p>
    ${Tiles(found, dealt, inOrder)}
  `;
}

/**
 * Tiles, those framed that the others do not have.
 * @param {string[]} tiles
 * @param {string[]} others
 * @param {boolean} [inOrder]
 */
function Tiles(tiles, others, inOrder = false) {
  return html`
    <div class="small">
      ${tiles.map((tile, index) => {
        const there = inOrder ? others[index] === tile : others.includes(tile);
        return html`<span key=${tile} class=${there ? '' : 'odd'}>${Tile(tile)}</span>`;
      })}
    </div>
  `;
}

/** Whether two things agree. @param {boolean} good */
function Seal(good) {
  return Icon(good ? 'tick' : 'close', good ? 'seal good' : 'seal bad');
}
