// Files of known length.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrive, Damaged } from "../../widgets/page/files.js";

const FILE = "https://torite.test/live/python.pack";

// Answers, one after the other; told is how each was asked for.
function answering(...answers) {
  const asked = [];
  globalThis.fetch = async (_, { cache }) => {
    asked.push(cache);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return asked;
}

const arrived = (told = []) => arrive(FILE, 5, (...news) => told.push(news), new AbortController().signal, ["default", "reload"]);

test("A whole file is asked for once, and how far it is is told.", async () => {
  const asked = answering(new Response("whole"));
  const told = [];
  await arrived(told);
  assert.deepEqual(asked, ["default"]);
  assert.deepEqual(told, [[0], [5], [5, true]]);
});

for (const [name, bad] of [
  ["cut short", new Response("who")],
  ["refused", new Response("whole", { status: 404 })],
  ["lost on its way", new Error("no network")],
]) {
  test(`A file that was ${name} is asked for once more, past what is kept.`, async () => {
    const asked = answering(bad, new Response("whole"));
    await arrived();
    assert.deepEqual(asked, ["default", "reload"]);
  });
}

test("A file that is bad twice is named, with what was wrong.", async () => {
  answering(new Response("who"), new Response("wh"));
  await assert.rejects(arrived(), new Damaged("python.pack did not arrive whole: 2 bytes of 5"));
});
