// Files for this device.

import { language } from './messages.js';

/**
 * Saves a file on this device.
 * @param {string} name
 * @param {Blob} file
 */
export function saveFile(name, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/**
 * Saves records, one a line.
 * @param {string} name
 * @param {string} records
 */
export function saveRecordFile(name, records) {
  saveFile(`mexican-train-${name}.jsonl`, new Blob([records], { type: 'application/jsonl' }));
}

/**
 * A table for other programs (CSV). Where numbers are written with a comma, spreadsheets expect
 * another sign between cells.
 * @param {(string | number)[][]} lines
 */
export function tableText(lines) {
  const sign = language() === 'en' ? ',' : ';';
  return lines.map((line) => `${line.map(quoted).join(sign)}\r\n`).join('');
}

/** @param {string | number} value */
function quoted(value) {
  const text = String(value);
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * @param {string} name
 * @param {string} table
 */
export function saveTableFile(name, table) {
  // The mark at the beginning tells spreadsheets how letters are written.
  saveFile(`${name}.csv`, new Blob(['\ufeff', table], { type: 'text/csv' }));
}
