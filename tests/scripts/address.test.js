// What an address names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { butForCapitals, decoded, stepOf, tableOf } from "../../widgets/page/address.js";

test("A step of an example is its name, a dot and a number, perhaps with moves; a name alone is none.", () => {
  assert.deepEqual(stepOf("new-trump.3"), { example: "new-trump", step: "3", moves: undefined });
  assert.deepEqual(stepOf("new-trump.3~1~tap.A~x"), { example: "new-trump", step: "3", moves: "~1~tap.A~x" });
  assert.equal(stepOf("new-trump"), null);
  assert.equal(stepOf(".3"), null);
});

test("A step that was mangled is still a step of its example, which says so.", () => {
  assert.deepEqual(stepOf("new-trump.3x"), { example: "new-trump", step: "3x", moves: undefined });
  assert.deepEqual(stepOf("new-trump."), { example: "new-trump", step: "", moves: undefined });
});

test("A table is named by what this browser calls it.", () => {
  assert.deepEqual(tableOf("table-k3x9"), { id: "k3x9" });
  for (const name of ["table-", "table", "table-k 3", "table-k3.1", "a-table-k3"]) assert.equal(tableOf(name), null);
});

test("A link's table has the name that it has always had, and another link another.", () => {
  assert.deepEqual(tableOf("t1.AbC-_9"), { id: "l1rr5qy1", code: "1.AbC-_9" });
  assert.notEqual(tableOf("t1.AbC-_8").id, tableOf("t1.AbC-_9").id);
});

test("A step may stand behind a link; the table is the same.", () => {
  assert.deepEqual(tableOf("t1.AbC-_9~12"), { id: "l1rr5qy1", code: "1.AbC-_9", step: "12" });
});

test("What is no table's link is none; one of which the end is missing still is.", () => {
  for (const name of ["t1", "tAbC", "t.AbC", "t1.A%20", "t1.A~", "t1.A~x", "term"]) assert.equal(tableOf(name), null);
  assert.equal(tableOf("t1.").code, "1.");
});

test("An address is read as it was written; one that no browser could have made, as it stands.", () => {
  assert.equal(decoded("%E3%81%84"), "い");
  assert.equal(decoded("100%"), "100%");
  assert.equal(decoded("%E3%81"), "%E3%81");
});

test("What is called so but for its capitals is meant, and a step of it stays that step.", () => {
  const ids = ["iroha.lead", "new-trump"];
  assert.equal(butForCapitals("Iroha.LEAD", ids), "iroha.lead");
  assert.equal(butForCapitals("New-Trump.3~1~TAP", ids), "new-trump.3~1~TAP");
  assert.equal(butForCapitals("Iroha.follow", ids), undefined);
});

test("A whole name is meant before the example of which it could be a step.", () => {
  assert.equal(butForCapitals("Tezuma.3", ["tezuma", "tezuma.3"]), "tezuma.3");
});
