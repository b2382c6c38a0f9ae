// The memory of a started interpreter with the engine in it, kept in this browser under its build's name: a later start begins there.
const STORE = "torite:memory";
const PAGE = 4096;

/** The answer that has it; nothing where none is kept. @param {string} address */
export async function found(address) {
  try {
    return await (await caches.open(STORE)).match(address);
  } catch {
    return undefined;
  }
}

/** @param {Response} kept */
export async function whole(kept) {
  const bytes = await kept.arrayBuffer();
  if ((await digest(bytes)) !== kept.headers.get("digest")) throw new Error("what was kept of the engine is damaged");
  return unpacked(bytes);
}

/** Two pages in five are empty: they are left out. @param {Uint8Array} memory */
export function packed(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength / 4);
  const full = [];
  for (let page = 0; page * PAGE < memory.byteLength; page += 1)
    if (words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean)) full.push(page);
  const head = Uint32Array.of(memory.byteLength, full.length, ...full);
  const bytes = new Uint8Array(head.byteLength + full.length * PAGE);
  bytes.set(new Uint8Array(head.buffer));
  full.forEach((page, at) => bytes.set(memory.subarray(page * PAGE, (page + 1) * PAGE), head.byteLength + at * PAGE));
  return bytes.buffer;
}

/** @param {ArrayBuffer} bytes */
export function unpacked(bytes) {
  const [length, count] = new Uint32Array(bytes, 0, 2);
  const memory = new Uint8Array(length);
  const full = new Uint32Array(bytes, 8, count);
  full.forEach((page, at) => memory.set(new Uint8Array(bytes, 8 + 4 * count + at * PAGE, Math.min(PAGE, length - page * PAGE)), page * PAGE));
  return memory;
}

/**
 * In place of that of any other build of this site; a browser that keeps nothing keeps none.
 * @param {string} address
 * @param {ArrayBuffer} bytes
 */
export async function keep(address, bytes) {
  try {
    const store = await caches.open(STORE);
    const builds = new URL("../", address).href;
    for (const { url } of await store.keys()) if (url.startsWith(builds)) await store.delete(url);
    await store.put(address, new Response(bytes, { headers: { digest: await digest(bytes) } }));
  } catch {
    await drop(address);
  }
}

/** @param {string} address */
export async function drop(address) {
  try {
    await (await caches.open(STORE)).delete(address);
  } catch {
    // nothing is kept here
  }
}

/** @param {ArrayBuffer} bytes */
const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join(" ");
