// Tables kept in this browser.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

// What a browser has: its entries are its own properties. A page that is opened has a copy of the script to itself.
class Storage {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key, text) {
    if (isFull) throw new Error("full");
    this[key] = text;
  }

  removeItem(key) {
    delete this[key];
  }
}

let isFull;
let tell; // what another tab did
let pages = 0;
globalThis.addEventListener = (_, listener) => (tell = listener);
const opened = () => import(`../../widgets/page/store.js?${++pages}`);

beforeEach(() => {
  globalThis.localStorage = new Storage();
  isFull = false;
});

const table = (state, more) => ({ game: "iroha", state, summary: "2 players", over: false, when: 1, ...more });
const KEY = "torite:table:a";
const DAMAGED = ['{"game":"iroha","sta', "", "null", "7", '{"game":"iroha"}', '{"state":"one"}', '{"game":"iroha","state":7}'];

test("A table that was kept is found by the next page.", async () => {
  assert.equal((await opened()).keep("a", table("one")), true);
  assert.deepEqual((await opened()).find("a"), table("one"));
  assert.equal((await opened()).find("b"), null);
});

test("Where the storage is full, a table says so and goes on as long as its page is open.", async () => {
  const page = await opened();
  page.keep("a", table("one"));
  isFull = true;
  assert.equal(page.keep("a", table("two")), false);
  assert.equal(page.find("a").state, "two");
  assert.equal(page.all("iroha")[0].state, "two");
  assert.equal((await opened()).find("a").state, "one");
});

test("A table that found no room is kept by its next action when there is some again.", async () => {
  const page = await opened();
  isFull = true;
  page.keep("a", table("one"));
  isFull = false;
  assert.equal(page.keep("a", table("two")), true);
  assert.equal((await opened()).find("a").state, "two");
});

test("A browser that keeps nothing is told from one that does, and the attempt leaves nothing behind.", async () => {
  const page = await opened();
  assert.equal(page.keepsNothing(), false);
  assert.deepEqual(Object.keys(localStorage), []);
  isFull = true;
  assert.equal(page.keepsNothing(), true);
});

for (const text of DAMAGED) {
  test(`What is no table is passed over and left as it is: ${JSON.stringify(text)}`, async () => {
    localStorage[KEY] = text;
    const page = await opened();
    assert.equal(page.find("a"), null);
    assert.deepEqual(page.all("iroha"), []);
    assert.equal(page.isBroken("a"), true);
    assert.equal(page.isBroken("b"), false);
    assert.equal(localStorage[KEY], text);
  });
}

test("The tables of a game stand in a row, the latest first, without those of another and without what is not ours.", async () => {
  const page = await opened();
  page.keep("a", table("one", { when: 1 }));
  page.keep("b", table("two", { when: 3 }));
  page.keep("c", table("three", { when: 2 }));
  page.keep("d", table("four", { game: "tezuma" }));
  localStorage.theme = JSON.stringify(table("five"));
  assert.deepEqual((await opened()).all("iroha").map(({ id }) => id), ["b", "c", "a"]);
});

test("A table that was removed is found nowhere.", async () => {
  const page = await opened();
  page.keep("a", table("one"));
  page.forget("a");
  assert.equal(page.find("a"), null);
  assert.deepEqual(page.all("iroha"), []);
});

test("Whoever watches is told what this page keeps and what another tab kept or removed, until it watches no more.", async () => {
  const page = await opened();
  const heard = [];
  const stop = page.watch((id, how) => heard.push([id, how]));
  page.keep("a", table("one"));
  tell({ key: KEY, newValue: JSON.stringify(table("two")) });
  tell({ key: KEY, newValue: null });
  tell({ key: "theme", newValue: "dark" });
  stop();
  page.keep("a", table("three"));
  assert.deepEqual(heard, [["a", { here: true }], ["a", { removed: false }], ["a", { removed: true }]]);
});

test("A table that another tab removed is gone here too.", async () => {
  const page = await opened();
  page.keep("a", table("one"));
  localStorage.removeItem(KEY);
  tell({ key: KEY, newValue: null });
  assert.equal(page.find("a"), null);
});

test("What another tab has kept since counts more than what found no room here.", async () => {
  const page = await opened();
  isFull = true;
  page.keep("a", table("one"));
  localStorage[KEY] = JSON.stringify(table("two"));
  tell({ key: KEY, newValue: localStorage[KEY] });
  assert.equal(page.find("a").state, "two");
});
