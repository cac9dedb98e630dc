// A month of deals at a glance: which were played, and how. The arrow keys move from day to day.

import { html } from 'htm/preact';

import { FIRST_DAY, dateOf, dayCode, dayName, daysAfter } from '../base/days.js';
import { languageTag } from '../base/messages.js';
import { signed } from '../base/review-words.js';
import { t } from '../base/words.js';
import { Icon } from '../parts/icons.js';
import { Link } from '../parts/link.js';
import { firstWeekday, monthOf, monthsAfter, weeksOf } from './month.js';
import { abovePar } from './standing.js';

/** @typedef {import('./daily.js').DailyPage} DailyPage */

/** How far each key moves, in days. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** @param {DailyPage} page */
export function Calendar(page) {
  const { month, today } = page;
  const first = firstWeekday(languageTag());
  const weeks = weeksOf(month, first);
  const title = dayName(`${month}-01`, { month: 'long', year: 'numeric' });
  return html`
    <section class="calendar" aria-label=${t('daily-archive')}>
      <header>
        ${Turn(page, 'back', t('daily-month-before'), -1, month <= monthOf(FIRST_DAY))}
        <h2 aria-live="polite">${title}</h2>
        ${Turn(page, 'forward', t('daily-month-after'), 1, month >= monthOf(today))}
      </header>
      <table onkeydown=${(/** @type {KeyboardEvent} */ event) => move(page, event)}>
        <caption class="unseen">${`${t('daily-archive')}, ${title}. ${t('daily-keys')}`}</caption>
        <thead>
          <tr>${Array.from({ length: 7 }, (_, index) => Weekday(first + index))}</tr>
        </thead>
        <tbody>
          ${weeks.map(
            (days, week) => html`
              <tr key=${week}>${days.map((day, place) => html`<td key=${place}>${day && Cell(page, day)}</td>`)}</tr>
            `,
          )}
        </tbody>
      </table>
      <p class="legend about">${t('daily-legend')}</p>
    </section>
  `;
}

/**
 * @param {DailyPage} page
 * @param {string} icon
 * @param {string} label
 * @param {number} months
 * @param {boolean} off
 */
function Turn(page, icon, label, months, off) {
  const turn = () => {
    page.month = monthsAfter(page.month, months);
  };
  return html`
    <button class="round" aria-label=${label} disabled=${off} onclick=${turn}>
      ${Icon(icon)}
    </button>
  `;
}

/** The head of a column. @param {number} weekday 1 is Monday */
function Weekday(weekday) {
  const day = daysAfter('2024-01-01', weekday - 1); // a Monday
  return html`
    <th key=${weekday} scope="col" abbr=${dayName(day, { weekday: 'long' })}>
      ${dayName(day, { weekday: 'short' })}
    </th>
  `;
}

/**
 * A day; what is to come, or was before the first one, leads nowhere.
 * @param {DailyPage} page
 * @param {string} day
 */
function Cell(page, day) {
  const number = t('number', { value: dateOf(day) });
  if (day > page.today || day < FIRST_DAY) return html`<span class="cell none">${number}</span>`;
  const { kind, sign, told } = stateOf(page.dealOf(day));
  const kinds = ['cell', kind, day === page.today && 'today'].filter(Boolean).join(' ');
  const inside = html`<span>${number}</span><small aria-hidden="true">${sign}</small>`;
  return Link(page.app, `/daily#${dayCode(day, page.sheet)}`, inside, {
    class: kinds,
    'data-day': day,
    tabindex: day === reachable(page) ? 0 : -1,
    'aria-current': day === page.day ? 'date' : undefined,
    'aria-label': `${dayName(day)}: ${told}`,
  });
}

/**
 * How a deal went, by colour, by sign and in words.
 * @param {KeptDeal | null} deal
 */
function stateOf(deal) {
  if (!deal) return { kind: 'open', sign: '', told: t('daily-is-open') };
  const { result, par, practice } = deal;
  if (!result) {
    const practised = practice?.points ?? null;
    if (practised === null) return { kind: 'begun', sign: '◐', told: t('daily-is-begun') };
    return { kind: 'practised', sign: '○', told: t('daily-practised', { points: practised }) };
  }
  const points = t('points', { points: result.points });
  if (!par) return { kind: 'played', sign: '✓', told: points };
  const above = abovePar(par, result.points);
  const kind = above < 0 ? 'under' : above > 0 ? 'over' : 'same';
  const words = t('daily-above', { kind, points: Math.abs(above) });
  return { kind: `played ${kind}`, sign: above ? signed(above, 0) : '=', told: `${points}, ${words}` };
}

/** The one day of the month that the Tab key comes to. @param {DailyPage} page */
function reachable({ day, month, today }) {
  if (monthOf(day) === month) return day;
  const first = `${month}-01`;
  return first > today ? today : first < FIRST_DAY ? FIRST_DAY : first;
}

/**
 * @param {DailyPage} page
 * @param {KeyboardEvent} event
 */
function move(page, event) {
  const at = /** @type {HTMLElement} */ (event.target).dataset?.day;
  const step = STEPS[event.key];
  if (!at || !step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const wanted = daysAfter(at, step);
  const next = wanted < FIRST_DAY ? FIRST_DAY : wanted > page.today ? page.today : wanted;
  page.focused = next;
  page.month = monthOf(next);
  const cell = document.querySelector(`.calendar [data-day="${next}"]`);
  /** @type {HTMLElement | null} */ (cell)?.focus();
}
