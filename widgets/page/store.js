// Tables, kept in this browser; where it keeps nothing (the page then has a storage that is empty), as long as the page is open.
const PREFIX = "torite:table:";
/** @typedef {(id: string, how: { here?: boolean, removed?: boolean }) => void} Changed */

/** @type {Map<string, Kept>} */
const memory = new Map();
/** @type {Set<string>} */
const unkept = new Set();
/** @type {Set<Changed>} */
const watching = new Set();

export const KEPT_NOT =
  "This browser does not keep the table (its storage is full or closed). It goes on here; to have it later, share it.";

/**
 * True when it is really kept. Whoever watches on this page is told.
 * @param {string} id
 * @param {Kept} table
 */
export function keep(id, table) {
  memory.set(id, table);
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(table));
    unkept.delete(id);
  } catch {
    unkept.add(id); // what the browser still has of it is older
  }
  for (const changed of watching) changed(id, { here: true });
  return !unkept.has(id);
}

// Not even what is written right now.
export function keepsNothing() {
  try {
    localStorage.setItem("torite:try", "");
    localStorage.removeItem("torite:try");
    return false;
  } catch {
    return true;
  }
}

/** @param {string} id */
export function find(id) {
  return (unkept.has(id) ? null : parsed(read(PREFIX + id))) ?? memory.get(id) ?? null;
}

/** Something is kept under its name, and it is no table. @param {string} id */
export const isBroken = (id) => read(PREFIX + id) !== null && find(id) === null;

/** @param {string} id */
export function forget(id) {
  memory.delete(id);
  unkept.delete(id);
  localStorage.removeItem(PREFIX + id);
}

/** All tables, perhaps of one game; the latest first. @param {string} [game] */
export function all(game) {
  const found = new Map(memory);
  for (const key of keys()) {
    const table = parsed(read(key));
    const id = key.slice(PREFIX.length);
    if (table && !unkept.has(id)) found.set(id, table);
  }
  return [...found]
    .map(([id, table]) => ({ id, ...table }))
    .filter((table) => !game || table.game === game)
    .sort((one, other) => other.when - one.when);
}

/** Tells of a table that was changed, on this page or in another tab, or removed there. @param {Changed} changed */
export function watch(changed) {
  watching.add(changed);
  return () => watching.delete(changed);
}

addEventListener("storage", ({ key, newValue }) => {
  if (!key?.startsWith(PREFIX)) return;
  const id = key.slice(PREFIX.length);
  unkept.delete(id);
  if (newValue === null) memory.delete(id);
  for (const changed of watching) changed(id, { removed: newValue === null });
});

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
/** @param {string} key */
const read = (key) => localStorage.getItem(key);

/**
 * What others wrote under our name is passed over.
 * @param {string | null} text
 * @returns {Kept | null}
 */
function parsed(text) {
  try {
    const table = JSON.parse(text ?? "null");
    return typeof table?.state === "string" && typeof table.game === "string" ? table : null;
  } catch {
    return null;
  }
}

/** A name that no kept table has. @returns {string} */
export const unused = () => {
  const id = Math.random().toString(36).slice(2, 8);
  return find(id) ? unused() : id;
};
