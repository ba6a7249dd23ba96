/** A secret key under the name that a problem shows. */
export type NamedKey = { readonly name: string; readonly bytes: Uint8Array };

/** 32 random bytes have some 30 different values; fewer than 20 happen once in 10^14 keys. */
const FEWEST_VALUES = 20;
const FEWEST_STEPS = 16;

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte < 0x7f;

/** Whether the bytes look repeated, counted up or typed instead of random. */
export const isGuessable = (bytes: Uint8Array): boolean => {
  const steps = Array.from(bytes.subarray(1), (byte, at) => (byte - (bytes[at] ?? 0)) & 0xff);
  return (
    new Set(bytes).size < FEWEST_VALUES ||
    new Set(steps).size < FEWEST_STEPS ||
    bytes.every(isPrintable)
  );
};

const isSame = (one: NamedKey, other: NamedKey): boolean =>
  Buffer.compare(one.bytes, other.bytes) === 0;

/** Keys that somebody could guess, and pairs of settings that share one key. */
export const keyProblems = (keys: readonly NamedKey[]): string[] => [
  ...keys.filter(({ bytes }) => isGuessable(bytes)).map(({ name }) => `${name} is not random`),
  ...keys.flatMap((one, at) =>
    keys
      .slice(at + 1)
      .filter((other) => isSame(one, other))
      .map((other) => `${one.name} and ${other.name} are the same key`),
  ),
];
