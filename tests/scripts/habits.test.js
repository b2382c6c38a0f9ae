// How a reader likes to play.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

let kept;
let isClosed;
let pages = 0;
const opened = () => import(`../../widgets/page/habits.js?${++pages}`);
const refuse = () => {
  throw new Error("closed");
};

beforeEach(() => {
  kept = new Map();
  isClosed = false;
  globalThis.localStorage = {
    getItem: (key) => (isClosed ? refuse() : (kept.get(key) ?? null)),
    setItem: (key, text) => (isClosed ? refuse() : kept.set(key, text)),
  };
});

test("What was chosen is found by the next page.", async () => {
  (await opened()).setHabit("pace", "quick");
  assert.deepEqual((await opened()).habits(), { pace: "quick", sort: "letter", letters: "off" });
});

test("What was never offered is passed over.", async () => {
  kept.set("torite:pace", "7");
  assert.deepEqual((await opened()).habits(), { pace: "calm", sort: "letter", letters: "off" });
});

test("Where the browser keeps nothing, a choice lasts as long as its page.", async () => {
  isClosed = true;
  const page = await opened();
  assert.equal(page.habit("sort"), "letter");
  page.setHabit("sort", "number");
  assert.equal(page.habit("sort"), "number");
  assert.equal((await opened()).habit("sort"), "letter");
});
