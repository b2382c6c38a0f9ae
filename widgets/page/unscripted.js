// What a widget keeps for readers without scripts.
import { make } from "./widget.js";

/**
 * What is written for readers without scripts: the words, and the first frame where it is not drawn yet.
 * A page that was loaded has it as text, a page that was swapped in as elements; either way it is taken out.
 * @param {HTMLElement} element
 */
export function takeOut(element) {
  const words = element.querySelector("noscript");
  const template = make("template");
  template.innerHTML = words.firstElementChild ? words.innerHTML : (words.textContent ?? "");
  words.remove();
  return { frame: template.content.querySelector(".widget-frame"), transcript: template.content.querySelector(".widget-transcript") };
}
