// Files of known length: one that was kept cut short, or as something else, is fetched anew.

/** @typedef {(bytes: number, ended?: boolean) => void} Tell How much has come of a file. */

/**
 * How long an answer is, told while it comes.
 * @param {Response} answer
 * @param {Tell} tell
 */
export async function counted(answer, tell) {
  let bytes = 0;
  const write = (/** @type {Uint8Array} */ chunk) => tell((bytes += chunk.byteLength));
  await answer.body?.pipeTo(new WritableStream({ write }));
  return bytes;
}

export class Damaged extends Error {}

/**
 * Has the whole file in the browser's cache, whatever was kept there before.
 * @param {string} file
 * @param {number | undefined} length
 * @param {Tell} tell
 * @param {AbortSignal} signal
 * @param {RequestCache[]} ways tried in turn
 */
export async function arrive(file, length, tell, signal, ways) {
  let why;
  for (const cache of ways) {
    tell(0);
    try {
      const answer = await fetch(file, { cache, signal });
      const bytes = await counted(answer, tell);
      if (answer.ok && bytes === length) return tell(bytes, true);
      why = answer.ok ? `${bytes} bytes of ${length}` : answer.status;
    } catch (/** @type {any} */ fault) {
      why = fault.message;
    }
  }
  throw new Damaged(`${nameOf(file)} did not arrive whole: ${why}`);
}

/** @param {string} file */
export const nameOf = (file) => new URL(file).pathname.split("/").at(-1);
