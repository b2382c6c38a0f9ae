// Which rule answers a question. A section is as good as its best name (title, players' words for it, Japanese): by how much of the
// question the name says, and how much of the name was asked; rare words count more. A name that begins with the question comes before
// all others, and what only the text says counts little. A word that nobody wrote is taken for one that means the same, or is spelt alike.
const TITLE = 1; // what names are worth
const ASKED = 0.85;
const JAPANESE = 0.8;
const TEXT = 0.4;
const NO_RULE = 0.8; // of the same words, where they are no rule's
const FOR_CONTRIBUTORS = 0.5;
const OPEN = 0.85; // what is open, or was, beside the rules that it is about
const SAID = 0.8; // what a word is worth that means the same
const BEGUN = 0.5; // one of which only the beginning was typed
const NEARLY = 0.6; // one with a letter wrong
const HERE = 0.25; // a little more than what players' own words lack to a title
const WORTH_SHOWING = 0.3; // of the best
const FITS = 0.36; // of what was asked, said by the best
const MOST = 20;
const SMALL = new Set(
  "a an and are be can could did do does for happens have how i if in is it me my of on or should the to was we what when with you".split(" "),
);
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * What the build says of a page or of a section of one, and of words that mean the same: see tools/search.py.
 * @typedef {{ location: string, page?: string, title: string, text: string, asked?: string[], japanese?: string[], also?: string[] }} Doc
 * @typedef {{ words: string[], worth: number, weight: number }} Name
 * @typedef {{ doc: Doc, worth: number, names: Name[], words: Set<string> }} Section
 * @typedef {{ meant: Map<string, number>, weight: number }} Clue What a word that was typed can mean, and how much it says
 * @typedef {{ doc: Doc, sentence: string }} Answer
 * @typedef {{ answers: Answer[], isWeak: boolean }} Best
 * @typedef {Best & { game: string }} Found In which game; "" for all
 */

export class Finder {
  /** @type {Map<string, number>} */
  counts = new Map(); // in how many sections a word is written
  /** @type {Map<string, string[]>} */
  same = new Map();

  /** @param {{ docs: Doc[], said: string[][] }} index */
  constructor({ docs, said }) {
    this.games = new Set(docs.map(({ location }) => location).filter((page) => page.endsWith("/rules/")).map(gameOf));
    this.sections = docs.map(section);
    for (const { words } of this.sections) for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    for (const name of this.sections.flatMap(({ names }) => names)) name.weight = sum(name.words.map((word) => this.rarity(word)));
    this.known = [...this.counts.keys()];
    for (const group of said.map((words) => words.map(stem))) for (const word of group) this.same.set(word, group);
  }

  /**
   * The best first, in the game that the question names or the reader reads, and what is called just so in another; in all games where
   * that is nothing.
   * @param {string} question
   * @param {string} game
   * @returns {Found}
   */
  find(question, game) {
    const asked = wordsOf(question).flatMap((word) => this.parted(word));
    const named = asked.find((word) => this.games.has(word)) ?? "";
    const rest = asked.filter((word) => word !== named);
    const [among, words] = named && rest.length ? [named, rest] : [game, asked];
    const isHere = (/** @type {Section} */ { doc }) => gameOf(doc.location) === among;
    const isCalled = (/** @type {Section} */ { worth, names }) => worth === 1 && names.some((name) => name.worth !== ASKED && name.words.join(" ") === words.join(" "));
    const here = among && this.best(words, this.sections.filter((one) => isHere(one) || isCalled(one)), isHere);
    return here && here.answers.length ? { ...here, game: among } : { ...this.best(words, this.sections), game: "" };
  }

  /** @param {string[]} asked @param {Section[]} sections @param {(section: Section) => boolean} [isHere] @returns {Best} */
  best(asked, sections, isHere = () => false) {
    const clues = asked.map((word) => this.clue(word));
    const whole = sum(clues.map(({ weight }) => weight));
    const found = sections.map((section) => {
      const { doc, worth, names, words } = section;
      const best = Math.max(...names.map((name) => name.worth * (likeness(name, clues, whole) + begins(name, asked))));
      const share = said(words, clues) / whole;
      const score = worth * (best + TEXT * share);
      return { doc, share, score: score && isHere(section) ? score + HERE : score };
    });
    found.sort((a, b) => b.score - a.score);
    const shown = found.filter(({ score }) => score && score >= WORTH_SHOWING * found[0].score);
    const answers = shown.slice(0, MOST).map(({ doc }) => ({ doc, sentence: telling(doc.text, clues) }));
    return { answers, isWeak: shown[0]?.share < FITS };
  }

  /** Japanese has no spaces: of a sentence, the words that are written somewhere. @param {string} typed */
  parted(typed) {
    if (/^\w+$/.test(typed) || this.known.some((word) => word.includes(typed))) return [typed];
    const parts = this.known.filter((word) => word.length > 1 && !/^\w+$/.test(word) && typed.includes(word));
    const whole = parts.filter((part) => !parts.some((other) => other !== part && other.includes(part)));
    return whole.length ? whole : [typed];
  }

  /**
   * What a word that was typed can mean here, and how much each: itself, what means the same, what it begins, or (Japanese has no
   * spaces) is part of; where that is nothing, what is spelt nearly so.
   * @param {string} typed
   * @returns {Clue}
   */
  clue(typed) {
    const meant = new Map();
    for (const word of this.known) if (isPart(typed, word)) meant.set(word, BEGUN);
    const isKnown = meant.size > 0 || this.same.has(typed);
    const spelt = isKnown ? [typed] : [...this.known, ...this.same.keys()].filter((word) => isNear(typed, word));
    const worth = isKnown ? 1 : NEARLY;
    for (const word of spelt.flatMap((one) => this.same.get(one) ?? [])) if (this.counts.has(word)) meant.set(word, SAID * worth);
    for (const word of spelt) if (this.counts.has(word)) meant.set(word, worth);
    const rarities = [...meant].map(([word, worth]) => this.rarity(word) * worth);
    return { meant, weight: this.counts.has(typed) || !meant.size ? this.rarity(typed) : Math.max(...rarities) };
  }

  /** @param {string} word */
  rarity(word) {
    return Math.log(1 + this.sections.length / (this.counts.get(word) ?? 1));
  }
}

/** @param {Doc} doc @returns {Section} */
function section(doc) {
  const { location, title, asked = [], japanese = [], text, also = [] } = doc;
  const named = (/** @type {string} */ name, /** @type {number} */ worth) => ({ words: wordsOf(name), worth, weight: 0 });
  const names = [named(title, TITLE), ...asked.map((name) => named(name, ASKED)), ...japanese.map((name) => named(name, JAPANESE))];
  return { doc, worth: worthOf(location, asked), names, words: new Set([wordsOf(text), also, ...names.map(({ words }) => words)].flat()) };
}

/** What players ask for is as good as a rule. @param {string} location @param {string[]} asked */
function worthOf(location, asked) {
  if (location.startsWith("contribute/")) return FOR_CONTRIBUTORS;
  if (!asked.length && !/#.*\./.test(location)) return NO_RULE;
  return location.includes(".reading.") ? OPEN : 1;
}

/** What says most of what was asked; with the sentences that it goes on from (tools/excerpts.py). @param {string} text @param {Clue[]} clues */
function telling(text, clues) {
  const parts = text.split("\n").flatMap((thought) => thought.split("\t").map((_, at, all) => all.slice(0, at + 1).join(" ")));
  const worth = parts.map((part) => said(wordsOf(part), clues));
  return parts[worth.indexOf(Math.max(...worth))];
}

/** @param {string} location */
const gameOf = (location) => location.split("/")[0];

/** Without the small words of a question, unless it has no others. @param {string} text */
function wordsOf(text) {
  const all = plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const large = all.filter((word) => !SMALL.has(word));
  return (large.length ? large : all).map(stem);
}

/** @param {string} text */
const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "").normalize("NFC").toLowerCase();
/** @param {string} word */
const stem = (word) => NUMBERS[Number(word)] ?? word.replace(/([a-z]{3})(s|ed|ing)$/, "$1").replace(/([a-z]{2})our$/, "$1or");

/** @param {string} typed @param {string} word */
const isPart = (typed, word) => (/^\w+$/.test(typed) ? word.startsWith(typed) : word.includes(typed));

/** A letter wrong, too many, missing or changed with its neighbour; in a long word two. @param {string} typed @param {string} word */
const isNear = (typed, word) =>
  typed.length > 3 && typed[0] === word[0] && Math.abs(typed.length - word.length) < 3 && distance(typed, word) <= (typed.length > 6 ? 2 : 1);

/** @param {string} one @param {string} other */
function distance(one, other) {
  /** @type {number[][]} */
  const rows = [[...other, ""].map((_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j++) {
      const changed = rows[i - 1][j - 1] + Number(one[i - 1] !== other[j - 1]);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? rows[i - 2][j - 2] + 1 : Infinity;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, changed, swapped);
    }
  }
  return rows[one.length][other.length];
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {Iterable<string>} words @param {Clue[]} clues */
const said = (words, clues) => sum(clues.map(({ meant, weight }) => weight * Math.max(0, ...Array.from(words, (word) => meant.get(word) ?? 0))));

/** @param {Name} name @param {Clue[]} clues @param {number} whole */
const likeness = (name, clues, whole) => (2 * said(name.words, clues)) / (name.weight + whole);

/** @param {Name} name @param {string[]} asked */
const begins = (name, asked) => (name.words.join(" ").startsWith(asked.join(" ")) ? 1 : 0);
