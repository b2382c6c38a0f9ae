// On a long page only the first examples are drawn from the start. The others follow from the top down, while nobody has moved yet.
import { isReturn } from "./pages.js";

/** @type {import("./example.js").Example[]} */
const waiting = [];
const SOON = { timeout: 200 };
/** @type {(work: typeof drawSome, options: IdleRequestOptions) => void} */
const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 20, { timeRemaining: () => 0 }));

// What stands above the place where a reader comes in has its height before they are there.
const comesInFurtherDown = () => location.hash !== "" || isReturn();

/** @param {import("./example.js").Example} example */
export function drawInTime(example) {
  if (comesInFurtherDown() || example.getBoundingClientRect().top < innerHeight) example.draw();
  else if (waiting.push(example) === 1) whenIdle(drawSome, SOON);
}

/** @param {Pick<IdleDeadline, "timeRemaining">} idle */
function drawSome(idle) {
  do drawNext();
  while (waiting.length && idle.timeRemaining() > 8);
  if (waiting.length) whenIdle(drawSome, SOON);
}

function drawNext() {
  const example = waiting.shift();
  if (example?.isConnected) example.draw();
}

function drawAll() {
  while (waiting.length) drawNext();
}

for (const move of ["click", "scroll"]) addEventListener(move, drawAll, { capture: true, passive: true });
