const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const isPrime = (candidate: number): boolean => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
    if (candidate % divisor === 0) return false;
  }
  return true;
};

const PRIMES = Array.from({ length: 310 }, (_, index) => index + 2)
  .filter(isPrime)
  .slice(0, 64);
/** The fractional parts of the cube roots of the first primes, as in the standard. */
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const words = new Int32Array(64);

const fill = (block: DataView, offset: number): void => {
  for (let at = 0; at < 16; at += 1) words[at] = block.getInt32(offset + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = ((words[at - 16] ?? 0) + one + (words[at - 7] ?? 0) + two) | 0;
  }
};

const mix = (state: Int32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const big = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + big + chosen + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const small = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + small + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => {
    state[at] = ((state[at] ?? 0) + word) | 0;
  });
};

const padded = (text: string): DataView => {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
};

/**
 * The eight words of a SHA-256. SubtleCrypto returns a promise for each text, which costs more than the hash itself
 * over a quarter of a million tries.
 */
export const sha256 = (text: string): Int32Array => {
  const message = padded(text);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < message.byteLength; offset += 64) {
    fill(message, offset);
    mix(state);
  }
  return state;
};
