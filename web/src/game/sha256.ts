/*
 * SHA-256. Browsers provide it only in secure contexts. The fallback lets pages served over plain
 * HTTP in a private network verify shuffles, too.
 */

export async function sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", message)) : digest(message);
}

export async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(concatBytes(padded.map((byte) => byte ^ 0x36), message));
  return sha256(concatBytes(padded.map((byte) => byte ^ 0x5c), inner));
}

export function concatBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();

/** First 32 bits of the fractional part of a root. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;
const INITIAL_STATE = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND_CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Pure implementation of FIPS 180-4. */
export function digest(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length * 8);
  const state = [...INITIAL_STATE];
  for (let block = 0; block < length; block += 64) compress(state, view, block);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => out.setUint32(index * 4, word));
  return new Uint8Array(out.buffer);
}

function compress(state: number[], view: DataView, block: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [word15, word2] = [words[i - 15]!, words[i - 2]!];
    const one = rotateRight(word15, 7) ^ rotateRight(word15, 18) ^ (word15 >>> 3);
    const other = rotateRight(word2, 17) ^ rotateRight(word2, 19) ^ (word2 >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + other;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const big = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + big + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + words[i]!) | 0;
    const small = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const other = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index]! + word) | 0));
}
