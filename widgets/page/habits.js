// How a reader likes to play: kept in this browser, and where it keeps nothing as long as the page is open.
const PREFIX = "torite:";

/** The usual first. */
const CHOICES = { pace: ["calm", "quick", "tap"], sort: ["letter", "number"], letters: ["off", "on"] };
/** @typedef {keyof typeof CHOICES} Habit */

/** @type {Map<string, string>} */
const here = new Map();

/** @param {Habit} name */
export function habit(name) {
  const chosen = here.get(name) ?? kept(name);
  return CHOICES[name].find((known) => known === chosen) ?? CHOICES[name][0];
}

export const habits = () => ({ pace: habit("pace"), sort: habit("sort"), letters: habit("letters") });

/** On every card of every page, also where another tab has chosen. */
export const showLetters = () => document.documentElement.toggleAttribute("data-letters", habit("letters") === "on");

/** @param {string} habit Its name and what was chosen: `pace calm`. */
export function choose(habit) {
  const [name, chosen] = habit.split(" ");
  setHabit(name, chosen);
  showLetters();
}

/** @param {string} name @param {string} chosen */
export function setHabit(name, chosen) {
  here.set(name, chosen);
  try {
    localStorage.setItem(PREFIX + name, chosen);
    here.delete(name); // another tab may choose again
  } catch {
    // Full, or closed: it is known here.
  }
}

/** @param {string} name */
function kept(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}
