// The search's worker, in place of the theme's. A section is as good as its best name (title, players' words for it, Japanese): by how
// much of the question the name says, and how much of the name was asked; rare words count more. A name that begins with the question
// comes before all others, and what only the text says counts little.
const [SETUP, READY, QUERY, RESULT] = [0, 1, 2, 3]; // what the theme's messages are
const TITLE = 1; // what names are worth
const ASKED = 0.85;
const JAPANESE = 0.8;
const TEXT = 0.4;
const NO_RULE = 0.8; // of the same words, where they are no rule's
const FOR_CONTRIBUTORS = 0.5;
const NAMED = 1; // what it is worth that the question names the game
const BEGUN = 0.5; // a word of which only the beginning was typed
const WORTH_SHOWING = 0.3; // of the best
const SHOWN = 3; // of a game, if half as good as the best; the others wait under "more"
const MOST = 15;
const SMALL = new Set(
  "a an and are be can could did do does for happens have how i if in is it me my of on or should the to was we what when with you".split(" "),
);

/**
 * What the build says of a page or of a section of one: see tools/search.py.
 * @typedef {{ location: string, title: string, text: string, excerpt?: string }} Page
 * @typedef {Page & { asked?: string[], japanese?: string[], written?: string }} Doc
 * @typedef {{ words: string[], worth: number, weight: number }} Name
 * @typedef {{ doc: Doc, worth: number, names: Name[], words: Set<string> }} Section
 * @typedef {{ meant: Map<string, number>, weight: number }} Clue What a word that was typed can mean, and how much it says
 * @typedef {{ doc: Doc, score: number }} Found
 */

/** @type {Section[]} */
let sections = [];
/** @type {Map<string, Doc>} */
let pages = new Map();
/** @type {Map<string, number>} */
let counts = new Map(); // in how many sections a word stands

addEventListener("message", ({ data: { type, data } }) => {
  if (type === SETUP) setUp(data.docs);
  postMessage(type === QUERY ? { type: RESULT, data: { items: groups(find(data)) } } : { type: READY });
});

/** @param {Doc[]} docs */
function setUp(docs) {
  pages = new Map(docs.filter(({ location }) => !location.includes("#")).map((doc) => [doc.location, doc]));
  sections = docs.map((doc) => {
    const { title, asked = [], japanese = [], text } = doc;
    const named = (/** @type {string} */ name, /** @type {number} */ worth) => ({ words: words(name), worth, weight: 0 });
    const names = [
      named(title, TITLE),
      ...asked.map((name) => named(name, ASKED)),
      ...japanese.map((name) => named(name, JAPANESE)),
    ];
    const worth = doc.location.startsWith("contribute/") ? FOR_CONTRIBUTORS : /#.*\./.test(doc.location) ? 1 : NO_RULE;
    return { doc, worth, names, words: new Set([words(text), ...names.map((name) => name.words)].flat()) };
  });
  counts = new Map();
  for (const { words } of sections) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const name of sections.flatMap(({ names }) => names)) name.weight = sum(name.words.map(rarity));
}

/** Without the small words of a question, unless it has no others. @param {string} text */
function words(text) {
  const all = plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const large = all.filter((word) => !SMALL.has(word));
  return (large.length ? large : all).map(stem);
}

/** @param {string} text */
const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "").normalize("NFC").toLowerCase();
/** @param {string} word */
const stem = (word) => word.replace(/([a-z]{3})(s|ed|ing)$/, "$1").replace(/([a-z]{2})our$/, "$1or");

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** @param {string} word */
const rarity = (word) => Math.log(1 + sections.length / (counts.get(word) ?? 1));

/** @param {string} question @returns {Found[]} */
function find(question) {
  const [game, asked] = withoutGame(words(question));
  if (!asked.length) return [];
  const clues = asked.map(clue).filter(({ weight }) => weight);
  const whole = sum(clues.map(({ weight }) => weight)) || 1;
  const found = sections.map(({ doc, worth, names, words }) => {
    const best = Math.max(...names.map((name) => name.worth * (likeness(name, clues, whole) + begins(name, asked))));
    const score = worth * (best + (TEXT * said(words, clues)) / whole);
    return { doc, score: score && game && doc.location.startsWith(game) ? score + NAMED : score };
  });
  const least = WORTH_SHOWING * Math.max(...found.map(({ score }) => score));
  return found.filter(({ score }) => score && score >= least).sort((a, b) => b.score - a.score);
}

/**
 * A question with the name of a game in it: which game is meant, and what is asked of it.
 * @param {string[]} asked
 * @returns {[string, string[]]}
 */
function withoutGame(asked) {
  const isGame = (/** @type {string} */ word) => pages.has(`${word}/`) && pages.has(`${word}/rules/`);
  const [game, rest] = [asked.find(isGame), asked.filter((word) => !isGame(word))];
  return game && rest.length ? [`${game}/`, rest] : ["", asked];
}

/**
 * What a word that was typed can mean here, and how much each: words that it is, begins, or (Japanese has no spaces) is part of.
 * @param {string} typed
 * @returns {Clue}
 */
function clue(typed) {
  /** @type {(word: string) => boolean} */
  const isPart = /^\w+$/.test(typed) ? (word) => word.startsWith(typed) : (word) => word.includes(typed);
  const meant = new Map();
  for (const word of counts.keys()) if (isPart(word)) meant.set(word, word === typed ? 1 : BEGUN);
  return { meant, weight: counts.has(typed) ? rarity(typed) : Math.max(0, ...[...meant.keys()].map(rarity)) };
}

/** @param {Iterable<string>} words @param {Clue[]} clues */
const said = (words, clues) => sum(clues.map(({ meant, weight }) => weight * most(words, meant)));

/** @param {Iterable<string>} words @param {Map<string, number>} meant */
function most(words, meant) {
  let best = 0;
  for (const word of words) best = Math.max(best, meant.get(word) ?? 0);
  return best;
}

/** @param {Name} name @param {Clue[]} clues @param {number} whole */
const likeness = (name, clues, whole) => (2 * said(name.words, clues)) / (name.weight + whole);

/** @param {Name} name @param {string[]} asked */
const begins = (name, asked) => (name.words.join(" ").startsWith(asked.join(" ")) ? 1 : 0);

/**
 * A game is one result, under which its best rules stand; so is a page that was found itself. The theme shows those of equal score.
 * @param {Found[]} found
 */
function groups(found) {
  /** @type {Map<string, Found[]>} */
  const byPage = new Map();
  for (const { doc, score } of found) {
    const [page, hash] = doc.location.split("#");
    const game = `${page.split("/")[0]}/`;
    const key = hash !== undefined && pages.has(game) ? game : page;
    byPage.set(key, [...(byPage.get(key) ?? []), { doc, score }]);
  }
  return [...byPage].map(([key, group]) => {
    const [{ score: most }] = group;
    const isShown = (/** @type {number} */ score, /** @type {number} */ place) => place < SHOWN && score > most / 2;
    const best = group.slice(0, MOST).map(({ doc, score }, place) => shown(doc, isShown(score, place) ? most : score));
    const page = pages.get(key);
    return !page || best.some(({ location }) => location === key) ? best : [...best, shown(page, 0)];
  });
}

/** @param {Doc} doc @param {number} score */
function shown({ location, title, written, excerpt = "" }, score) {
  return { location, title: written ? `${title} <small lang="ja">${written}</small>` : title, text: excerpt, score, terms: {} };
}
