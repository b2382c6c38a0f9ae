// What an address has brought to an example, in the place of what is said at a step.
import { make } from "./widget.js";

/** @typedef {import("./example.js").Example} Example */

/** @param {Example} example @param {string} step */
export function announceNoStep(example, step) {
  announce(example, `There is no step “${step}”.`, `This example has steps 0 to ${example.dataset.last}. Here is its start.`);
}

/** The first of a link's moves, C_G3, as far as what lies there tells it. @param {Example} example @param {string} move */
export function announceMove(example, move) {
  const card = example.querySelector(`[data-send="tap ${CSS.escape(move.replace("_", " "))}"] .card`);
  const next = card ? `Next: ${card.ariaLabel}, from ${card.closest(".hand")?.ariaLabel} …` : "The link goes on from here …";
  announce(example, next, "This comes with the link. One moment, it is being worked out.");
}

/** Where its steps have not come, that is told instead. @param {Example} example @param {string} headline @param {string} more */
function announce(example, headline, more) {
  const said = make("p", { className: "widget-headline", textContent: headline });
  example.frame.querySelector(".widget-said")?.replaceChildren(said, make("p", { textContent: more }));
}
