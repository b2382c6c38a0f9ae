// Which card of the hand a key leads to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardAt } from "../../widgets/page/hand.js";

const HAND = ["O4", "B5", "B11", "Y1", "Y5"].map((name) => ({ letter: name[0], number: name.slice(1) }));

test("Arrows lead to the neighbour as it is seen, and stop at the ends.", () => {
  assert.equal(cardAt(HAND, 1, "ArrowRight"), 2);
  assert.equal(cardAt(HAND, 1, "ArrowLeft"), 0);
  assert.equal(cardAt(HAND, 0, "ArrowLeft"), 0);
  assert.equal(cardAt(HAND, 4, "ArrowRight"), 4);
  assert.equal(cardAt(HAND, 2, "Home"), 0);
  assert.equal(cardAt(HAND, 2, "End"), 4);
});

test("A number leads to the next card of it, around the end; one of two digits is found by its first.", () => {
  assert.equal(cardAt(HAND, 1, "5"), 4);
  assert.equal(cardAt(HAND, 4, "5"), 1);
  assert.equal(cardAt(HAND, 1, "1"), 2);
  assert.equal(cardAt(HAND, 2, "1"), 3);
});

test("A letter leads to the next card of that suit, small or large.", () => {
  assert.equal(cardAt(HAND, 0, "y"), 3);
  assert.equal(cardAt(HAND, 3, "Y"), 4);
  assert.equal(cardAt(HAND, 4, "b"), 1);
});

test("The only card of its kind stays; what no card has leads nowhere, in an empty hand too.", () => {
  assert.equal(cardAt(HAND, 0, "o"), 0);
  assert.equal(cardAt(HAND, 0, "7"), -1);
  assert.equal(cardAt(HAND, 0, "Tab"), -1);
  assert.equal(cardAt([], -1, "5"), -1);
});
