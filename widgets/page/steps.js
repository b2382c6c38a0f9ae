// The steps of a page's examples: in a file beside the page, fetched when they are wanted, or when there is nothing else to do.
import { idle } from "./idle.js";
import { savesData } from "./saving.js";

/** @typedef {Record<string, Record<string, string>>} Steps The frames of each example, by step. */
/** @type {string | undefined} Those of one page are kept: the next has others. */
let latest;
/** @type {Promise<Steps>} */
let steps;

/** @param {string | undefined} page */
export function stepsOf(page) {
  if (page !== latest) {
    [latest, steps] = [page, fetched(page)];
    steps.catch(() => (latest = undefined)); // wanted again it is asked for again
  }
  return steps;
}

/** Soon they may be wanted. @param {string | undefined} page */
export const expectSteps = (page) => !savesData() && idle().then(() => stepsOf(page)).catch(() => {});

/** @param {string | undefined} page @returns {Promise<Steps>} */
const fetched = async (page) => (await fetch(new URL(`steps/${page}.json`, import.meta.url))).json();
