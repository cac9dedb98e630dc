// The lobby: who is at the table, how it will be played, and the link that lets others in.

import { LinkField } from '../app/linkfield.js';
import { html } from 'htm/preact';
import { OptionsForm, choiceOf, optionsOf } from '../home/options.js';
import { inviteLink } from '../app/links.js';
import { doorOf } from './later.js';
import { sheetAbout, sheetTitle, t } from '../app/words.js';

/** @param {import('./table.js').TablePage} page */
export function Lobby(page) {
  const { session, told } = page;
  const { view } = session;
  const free = view.players.filter((player) => !player.taken).length;
  return html`
    <main class="lobby">
      <header>
        <h1>${t('lobby-title')}</h1>
        <p class="about">
          ${t('table-name', { sheet: sheetTitle(view.sheet), table: view.table })}
        </p>
      </header>
      <section class="seats">
        <h2>${t('lobby-seats')}</h2>
        <ul class="rows">
          ${view.players.map((player, seat) => Seat(page, player, seat, free))}
        </ul>
        ${view.seat !== null && told && Colours(page)} ${Begin(page, free)}
      </section>
      <section class="invite">
        <h2>${t('lobby-invite')}</h2>
        <p class="about">${t('lobby-invite-about')}</p>
        ${LinkField(page, inviteLink(session))}
      </section>
      <section class="how">
        <h2>${t('lobby-options')}</h2>
        ${told && (session.hosting ? HostOptions(session, told) : Summary(view))}
      </section>
      <div class="buttons">
        <button onclick=${() => page.app.go('/')}>${t('menu-home')}</button>
        ${
          view.seat !== null &&
          html`<button onclick=${() => page.open({ kind: 'leave' })}>${t('menu-leave')}</button>`
        }
      </div>
    </main>
  `;
}

function Seat(page, player, seat, free) {
  const { session } = page;
  const { view } = session;
  const notes = [
    seat === view.seat && t('seat-you'),
    seat === view.host && player.taken && t('seat-host'),
    player.bot && t(`bot-${player.bot}`),
    player.taken && !player.connected && t('seat-away'),
  ].filter(Boolean);
  return html`
    <li key=${seat} class=${player.taken ? 'row seat' : 'row seat free'}>
      <span class=${`disc ${player.colour}`} aria-hidden="true">${player.taken ? '' : '+'}</span>
      <span class="who">
        <b>${player.taken ? player.name : t('seat-empty')}</b>
        ${
          notes.length > 0 &&
          html`<small>${notes.join(' · ')}</small>`
        }
      </span>
      ${session.hosting && seat !== view.seat && SeatControls(page, player, seat, free)}
    </li>
  `;
}

function SeatControls(page, player, seat, free) {
  const { session, told } = page;
  const { name } = player;
  if (!player.taken) {
    // The last free seat begins the match, which the host's own button says more clearly.
    return (
      free > 1 &&
      html`<button onclick=${() => session.ask('bot', { seat })}>${t('seat-add-bot')}</button>`
    );
  }
  return html`
    <span class="buttons">
      ${
        player.bot &&
        told &&
        html`
          <select
            aria-label=${t('option-level-of', { name })}
            value=${player.bot}
            onchange=${(event) => session.ask('bot', { seat, level: event.target.value })}
          >
            ${told.bots.map(
              (level) => html`
                <option value=${level}>${t(`bot-${level}`)}</option>
              `,
            )}
          </select>
        `
      }
      ${
        !player.bot &&
        html`
          <button
            onclick=${() => session.ask('host', { seat })}
            aria-label=${t('seat-make-host-who', { name })}
          >
            ${t('seat-make-host')}
          </button>
        `
      }
      <button
        onclick=${() => session.ask('remove', { seat })}
        aria-label=${t('seat-remove-who', { name })}
      >
        ${t('seat-remove')}
      </button>
    </span>
  `;
}

function Colours({ session, told }) {
  const { view } = session;
  const worn = view.players.map((player) => player.colour);
  return html`
    <fieldset class="colours">
      <legend>${t('lobby-colour')}</legend>
      ${told.colours.map((colour) => {
        const mine = worn[view.seat] === colour;
        const name = t(`colour-${colour}`);
        const taken = !mine && worn.includes(colour);
        return html`
          <button
            key=${colour}
            class=${`disc ${colour}`}
            disabled=${taken}
            aria-pressed=${String(mine)}
            aria-label=${taken ? t('colour-taken', { colour: name }) : name}
            onclick=${() => session.ask('me', { colour })}
          />
        `;
      })}
    </fieldset>
  `;
}

function Begin({ app, session }, free) {
  const { view } = session;
  if (view.seat === null) {
    return html`
      <div class="start">
        <p class="about">${t('you-watch')}</p>
        ${
          free > 0 &&
          html`<button class="main" onclick=${async () => app.show(await doorOf(app, view.table))}>${t('door-sit')}</button>`
        }
      </div>
    `;
  }
  if (!session.hosting) {
    return html`<p class="about">${t('lobby-wait', { host: view.players[view.host].name })}</p>`;
  }
  return html`
    <div class="start">
      <button class="main" onclick=${() => session.ask('start')}>${t('lobby-start')}</button>
      <p class="about">
        ${free > 0 && `${t('lobby-start-bots', { bots: free })} `} ${t('lobby-full')}
      </p>
    </div>
  `;
}

function HostOptions(session, told) {
  const choice = choiceOf(session.view);
  const change = (part) => {
    const { bots, ...fields } = { ...part };
    const options = optionsOf({ ...choice, ...fields }, told);
    const asked = Object.keys(fields).map((name) => (name === 'length' ? 'rounds' : name));
    if (fields.sheet) asked.push('rounds');
    session.ask('change', {
      options: Object.fromEntries(asked.map((name) => [name, options[name]])),
    });
  };
  return OptionsForm({ told, choice, change });
}

function Summary(view) {
  const lines = [
    t('sheet-line', { sheet: sheetTitle(view.sheet), about: sheetAbout(view.sheet) }),
    t('rounds', { rounds: view.rounds }),
    view.clock === null ? t('clock-none') : t('clock-set', { seconds: view.clock }),
  ];
  return html`
    <ul class="summary">
      ${lines.map(
        (line) => html`<li key=${line}>${line}</li>`,
      )}
    </ul>
  `;
}
