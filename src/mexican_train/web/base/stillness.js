// Whether people want stillness: as their device has it, or as they chose here.

/** Whether the device has it so; nothing chosen here changes that. */
export function isStillDevice() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Nothing is to move then; `theme.js` knows. */
export function wantsStillness() {
  return document.documentElement.hasAttribute('data-still');
}
