// What the part of an address after its # names.

/** As it was written, before a browser made it fit for an address. @param {string} fragment */
export function decoded(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A step of an example, perhaps with moves that lead away from it: name.step~moves. @param {string} name */
export function stepOf(name) {
  const [, example, step, moves] = /^([^~]+)\.([^.~]*)(~.*)?$/s.exec(name) ?? [];
  return example ? { example, step, moves } : null;
}

/**
 * A table: one that this browser keeps, or one that a link carries as a code, perhaps at a step: t1.code~12.
 * @param {string} fragment
 * @returns {{ id: string, code?: string, step?: string } | null}
 */
export function tableOf(fragment) {
  const [, id] = /^table-(\w+)$/.exec(fragment) ?? [];
  const [, code, step] = /^t(\d+\.[\w-]*)(?:~(\d+))?$/.exec(fragment) ?? [];
  if (code) return { id: `l${hashed(code)}`, code, ...(step && { step }) };
  return id ? { id } : null;
}

/** @param {string} text */
function hashed(text) {
  let found = 7;
  for (const letter of text) found = (Math.imul(found, 31) + letter.charCodeAt(0)) | 0;
  return (found >>> 0).toString(36);
}

/**
 * Which of these ids is meant, but for its capitals; a step stays with the name of its example.
 * @param {string} name
 * @param {string[]} ids
 */
export function butForCapitals(name, ids) {
  for (const part of [name, stepOf(name)?.example ?? name]) {
    const id = ids.find((id) => id.toLowerCase() === part.toLowerCase());
    if (id) return id + name.slice(part.length);
  }
}
