// Sounds, made of tones and noise: wood on wood, a bell, a whistle. Short and quiet. Browsers let a
// page be heard only after one did something on it; until then nothing is made at all.

import { effect } from '@preact/signals';

import { settings } from '../base/settings.js';

/** @typedef {keyof typeof SOUNDS} Sound */

const VOLUME = 0.5;
const TOO_SOON = 0.05;
const NOISE_LENGTH = 0.5;
const SILENCE = 0.0001;

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode} */
let out;
/** @type {AudioBuffer} */
let noise;
/** @type {Map<Sound, number>} */
const last = new Map();

/**
 * What is heard of everything; `at` is when, in the context's seconds.
 * @satisfies {Record<string, (at: number) => void>}
 */
const SOUNDS = {
  tile: (at) => clack(at, 0.5),
  double: (at) => {
    clack(at + 0.1, 0.3);
    tone(at + 0.17, { from: 150, to: 62, loud: 0.8, long: 0.16 });
    hiss(at + 0.17, { pitch: 320, loud: 0.4, long: 0.05 });
  },
  draw: (at) => hiss(at, { pitch: 2600, to: 900, loud: 0.14, long: 0.13 }),
  marker: (at) => {
    for (const step of [0, 0.07, 0.14]) hiss(at + step, { pitch: 1100, loud: 0.12, long: 0.05 });
  },
  deal: (at) => {
    for (let step = 0; step < 9; step++) clack(at + step * 0.055, 0.12 + 0.1 * Math.random());
  },
  knock: (at) => {
    wood(at);
    wood(at + 0.17);
  },
  caught: (at) => {
    tone(at, { from: 440, loud: 0.2, long: 0.14 });
    tone(at + 0.12, { from: 311, loud: 0.2, long: 0.24 });
  },
  tick: (at) => hiss(at, { pitch: 3400, loud: 0.16, long: 0.03 }),
  turn: (at) => {
    tone(at, { from: 659, loud: 0.12, long: 0.2 });
    tone(at + 0.11, { from: 880, loud: 0.12, long: 0.32 });
  },
  round: (at) => {
    bell(at);
    bell(at + 0.28);
  },
  won: (at) => {
    whistle(at, 0.16);
    whistle(at + 0.24, 0.4);
  },
  match: (at) => {
    whistle(at, 0.22);
    whistle(at + 0.32, 0.6);
  },
};

/**
 * Lets a sound be heard, so many seconds from now.
 * @param {Sound} name
 * @param {number} [after]
 */
export function playSound(name, after = 0) {
  if (!navigator.userActivation?.hasBeenActive) return;
  const { currentTime } = audio();
  if (currentTime - (last.get(name) ?? -1) < TOO_SOON) return;
  last.set(name, currentTime);
  SOUNDS[name](currentTime + 0.01 + after);
}

/** The context, running; some browsers stop it meanwhile, and some start it only upon a tap. */
function audio() {
  if (!context) {
    context = new AudioContext();
    out = new GainNode(context);
    out.connect(context.destination);
    effect(() => {
      out.gain.value = settings.sound ? VOLUME : 0; // also what is being heard stops at once
    });
    noise = new AudioBuffer({
      length: NOISE_LENGTH * context.sampleRate,
      sampleRate: context.sampleRate,
    });
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
    addEventListener('pointerup', audio, { passive: true });
  }
  if (context.state !== 'running') context.resume().catch(() => undefined);
  return context;
}

/** A tile is put down. */
function clack(/** @type {number} */ at, /** @type {number} */ loud) {
  hiss(at, { pitch: 2300, loud, long: 0.035 });
  tone(at, { from: 980, to: 520, loud: loud * 0.5, long: 0.045 });
}

/** A knuckle on the table. */
function wood(/** @type {number} */ at) {
  tone(at, { from: 300, to: 170, loud: 0.8, long: 0.1 });
  hiss(at, { pitch: 800, loud: 0.5, long: 0.03 });
}

function bell(/** @type {number} */ at) {
  for (const [ratio, loud] of [[1, 0.16], [2.76, 0.07], [5.4, 0.03]]) {
    tone(at, { from: 784 * ratio, loud, long: 1.2 / ratio + 0.2 });
  }
}

/** The chord of a steam locomotive. */
function whistle(/** @type {number} */ at, /** @type {number} */ long) {
  for (const pitch of [466, 554, 698]) {
    tone(at, { from: pitch * 0.97, to: pitch, loud: 0.07, long, shape: 'triangle', held: true });
  }
  hiss(at, { pitch: 2400, loud: 0.03, long });
}

/**
 * @param {number} at
 * @param {{from: number, to?: number, loud: number, long: number, shape?: OscillatorType,
 *   held?: boolean}} how
 */
function tone(at, { from, to = from, loud, long, shape = 'sine', held = false }) {
  const source = new OscillatorNode(audio(), { type: shape, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + (held ? 0.08 : long));
  sound(source, at, loud, long, held);
}

/**
 * @param {number} at
 * @param {{pitch: number, to?: number, loud: number, long: number}} how
 */
function hiss(at, { pitch, to = pitch, loud, long }) {
  const source = new AudioBufferSourceNode(audio(), { buffer: noise, loop: true });
  const band = new BiquadFilterNode(audio(), { type: 'bandpass', frequency: pitch, Q: 1.2 });
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(to, at + long);
  sound(source, at, loud, long, false, source.connect(band));
}

/**
 * One source with its loudness over time: there at once, then fading; or held, and then gone.
 * @param {AudioScheduledSourceNode} source
 * @param {number} at
 * @param {number} loud
 * @param {number} long
 * @param {boolean} held
 * @param {AudioNode} [end]
 */
function sound(source, at, loud, long, held, end = source) {
  const gain = new GainNode(audio(), { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + (held ? 0.05 : 0.004));
  if (held) gain.gain.setValueAtTime(loud, at + long * 0.7);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + long);
  end.connect(gain).connect(out);
  source.start(at);
  source.stop(at + long + 0.02);
}
