// What is worked out elsewhere and takes a while: asked for until it is there.

import { CallFailed } from './api.js';

/** Milliseconds between two questions. */
const AGAIN = 1000;

/**
 * The answer once it is there; undefined once nobody waits for it any more.
 * @template Answer, Progress
 * @param {() => Promise<{status: number, text: string}>} ask
 * @param {{tell: (progress: Progress) => void, left: () => boolean}} waiting
 * @returns {Promise<Answer | undefined>}
 */
export async function untilThere(ask, { tell, left }) {
  while (!left()) {
    const { status, text } = await ask();
    const data = JSON.parse(text || '{}');
    if (status >= 400) throw new CallFailed(data.error?.code ?? 'failed', data.error?.message ?? '');
    if (left()) break;
    if (status === 200) return data;
    tell(data);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  return undefined;
}
