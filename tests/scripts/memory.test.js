// A memory, kept without its empty pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { packed, unpacked } from "../../widgets/page/memory.js";

for (const length of [4096, 40_960, 41_008]) {
  test(`A memory of ${length} bytes comes back as it was, and takes less room.`, () => {
    const memory = new Uint8Array(length);
    for (const at of [0, 5000, length - 1]) if (at < length) memory[at] = 7;
    const bytes = packed(memory);
    assert.deepEqual(unpacked(bytes), memory);
    assert.ok(length < 10_000 || bytes.byteLength < length / 2);
  });
}
