// Where a trick ends that was played without the engine.
import { STILL } from "./widget.js";

/** It goes no further: its cards are dead, and there is a way on. @param {import("./example.js").Example} example */
export function end(example) {
  const isOver = example.touches.size > 0 && !example.state && !example.isGoingOn && example.at === example.last;
  const isNews = isOver !== example.classList.contains("is-over");
  const had = example.contains(document.activeElement);
  example.classList.toggle("is-over", isOver);
  example.querySelector(".example-hands")?.toggleAttribute("inert", isOver);
  if (!isNews || !had) return;
  // What was pressed is gone.
  if (isOver) example.querySelector(".stepping-onward a")?.focus(STILL);
  else example.focusNext();
}
