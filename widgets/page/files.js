// Files of known length: one that was kept cut short, or as something else, is fetched anew.

// How long an answer is, told while it comes.
export async function counted(answer, tell) {
  let bytes = 0;
  const write = (chunk) => tell((bytes += chunk.byteLength));
  await answer.body?.pipeTo(new WritableStream({ write }));
  return bytes;
}

export class Damaged extends Error {}

// Has the whole file in the browser's cache, whatever was kept there before.
export async function arrive(file, length, tell, signal) {
  let why;
  for (const cache of ["default", "reload"]) {
    tell(0);
    try {
      const answer = await fetch(file, { cache, signal });
      const bytes = await counted(answer, tell);
      if (answer.ok && bytes === length) return tell(bytes, true);
      why = answer.ok ? `${bytes} bytes of ${length}` : answer.status;
    } catch (fault) {
      why = fault.message;
    }
  }
  throw new Damaged(`${nameOf(file)} did not arrive whole: ${why}`);
}

export const nameOf = (file) => new URL(file).pathname.split("/").at(-1);
