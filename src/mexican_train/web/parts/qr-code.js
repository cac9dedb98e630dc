// A QR code as it is shown: dark on light in every theme, since some readers know it only so.

import { html } from 'htm/preact';

import { qrCode } from '../qr/qr.js';

/** Light squares around a code, by the standard. */
const MARGIN = 4;

/**
 * @param {string} text
 * @param {string} label what it leads to, for those who cannot see it
 * @param {import('../qr/sizes.js').Level} [level]
 */
export function QrCode(text, label, level) {
  const squares = qrCode(text, level);
  if (!squares) return null;
  const side = squares.length + 2 * MARGIN;
  const runs = squares.flatMap((row, y) =>
    [...row.map((dark) => (dark ? '1' : '0')).join('').matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index + MARGIN} ${y + MARGIN}h${run.length}v1h-${run.length}z`,
    ),
  );
  return html`
    <svg class="qr" role="img" aria-label=${label} viewBox=${`0 0 ${side} ${side}`}>
      <path fill="#fff" d=${`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#000" d=${runs.join('')} />
    </svg>
  `;
}
