// The hand by keyboard and by a finger that slides over it.
/** @typedef {{ number: string, letter: string }} Shown */

/**
 * Which card a key leads to: its neighbour, or the next of that number or letter.
 * @param {Shown[]} cards as they are seen
 * @param {number} at
 * @param {string} key
 */
export function cardAt(cards, at, key) {
  const last = cards.length - 1;
  if (key === "ArrowRight") return Math.min(at + 1, last);
  if (key === "ArrowLeft") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  const isMeant = /^\d$/.test(key)
    ? (/** @type {Shown} */ card) => card.number.startsWith(key)
    : (/** @type {Shown} */ card) => card.letter === key.toUpperCase();
  const next = [...cards.keys()].map((step) => (at + 1 + step) % cards.length);
  return next.find((number) => isMeant(cards[number])) ?? -1;
}

/** @param {Element} table */
const cardsOf = (table) => /** @type {HTMLElement[]} */ ([...table.querySelectorAll(".felt .hand .hand-option")]);

/** @param {Element} card @returns {Shown} */
const shown = (card) => ({
  number: card.querySelector(".card-index b")?.textContent ?? "",
  letter: /** @type {HTMLElement | null} */ (card.querySelector(".card-index"))?.dataset.letter ?? "",
});

/** True where the key led to a card. @param {Element} table @param {string} key */
export function leadTo(table, key) {
  const cards = cardsOf(table);
  const focused = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const stop = cards.findIndex((card) => card.tabIndex === 0);
  const from = focused < 0 && key.length === 1 ? -1 : focused < 0 ? stop + (key === "ArrowLeft" ? 1 : -1) : focused;
  const to = cards[cardAt(cards.map(shown), from, key)];
  to?.focus({ preventScroll: true });
  return to !== undefined;
}

/** The hand is one stop of the Tab key: the card that had the focus, else the first that may be played. @param {Element} table */
export function oneStop(table) {
  const cards = cardsOf(table);
  const stop = cards.find((card) => card === document.activeElement) ?? cards.find((card) => card.matches(".is-legal")) ?? cards[0];
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
}

/** As the cards lie: the one that is held up, drawn larger, hides none of the others. @param {Element} table @param {number} x @param {number} y */
const cardBelow = (table, x, y) =>
  cardsOf(table).findLast(({ parentElement, offsetWidth, offsetHeight }) => {
    const { left, top } = /** @type {Element} */ (parentElement).getBoundingClientRect();
    return x >= left && x < left + offsetWidth && y >= top && y < top + offsetHeight;
  }) ?? null;

const FAR = 8; // pixels: less is a touch

/**
 * A finger that slides over the hand holds up the card below it, and plays it where it is lifted; outside, nothing.
 * @param {HTMLElement} table
 */
export function slideOver(table) {
  let start = 0;
  let isSliding = false;
  /** @type {HTMLElement | null} */
  let held = null;
  const hold = (/** @type {HTMLElement | null} */ card) => {
    held?.classList.remove("is-held");
    held = card;
    held?.classList.add("is-held");
  };
  table.addEventListener("pointerdown", (event) => {
    isSliding = false;
    const { clientX, isPrimary, pointerType } = event;
    const isOnCard = /** @type {Element} */ (event.target).closest(".hand .hand-option") !== null;
    start = pointerType !== "mouse" && isPrimary && isOnCard ? clientX : NaN;
  });
  table.addEventListener("pointermove", ({ clientX, clientY }) => {
    isSliding ||= Math.abs(clientX - start) > FAR;
    if (isSliding) hold(cardBelow(table, clientX, clientY));
  });
  table.addEventListener("pointerup", () => {
    const card = isSliding ? held : null;
    hold(null);
    start = NaN;
    isSliding = false;
    card?.click();
  });
  table.addEventListener("pointercancel", () => {
    hold(null);
    start = NaN;
    isSliding = false;
  });
}
