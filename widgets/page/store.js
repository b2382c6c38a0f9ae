// Tables, kept in this browser; where it keeps nothing, as long as the page is open.
const PREFIX = "torite:table:";
const memory = new Map();

export const KEPT_NOT =
  "This browser does not keep the table (its storage is full or closed). It goes on here; to have it later, copy its link.";

// True when it is really kept.
export function keep(id, table) {
  memory.set(id, table);
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
}

export function find(id) {
  return parsed(read(PREFIX + id)) ?? memory.get(id) ?? null;
}

export function forget(id) {
  memory.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // closed: there is nothing to forget
  }
}

// All tables of a game, the latest first.
export function all(game) {
  const found = new Map(memory);
  for (const key of keys()) {
    const table = parsed(read(key));
    if (table) found.set(key.slice(PREFIX.length), table);
  }
  return [...found]
    .map(([id, table]) => ({ id, ...table }))
    .filter((table) => table.game === game)
    .sort((one, other) => other.when - one.when);
}

// Tells of a table that another tab has changed.
export function watch(changed) {
  const listen = ({ key }) => key?.startsWith(PREFIX) && changed(key.slice(PREFIX.length));
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// What others wrote under our name is passed over.
function parsed(text) {
  try {
    const table = JSON.parse(text);
    return typeof table?.state === "string" && typeof table.game === "string" ? table : null;
  } catch {
    return null;
  }
}
