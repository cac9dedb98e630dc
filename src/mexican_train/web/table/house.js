// The house rules of a table in words, at its door.

import { html } from 'htm/preact';

import { sheets } from '../base/api.js';
import { need } from '../base/language.js';
import { styled } from '../base/styles.js';
import { usualChoice } from '../options/choice.js';
import { HouseList } from '../options/house.js';

/** @param {Pick<About, 'sheet' | 'rules' | 'seats'>} about */
export async function houseRulesOf({ sheet, rules, seats }) {
  const [told] = await Promise.all([sheets(), need('host'), styled('options/options.css')]);
  const choice = { ...usualChoice(), sheet, seats, rules };
  return html`<section class="house-told"><${HouseList} told=${told} choice=${choice} /></section>`;
}
