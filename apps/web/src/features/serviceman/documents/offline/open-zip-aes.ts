import type { ZipEntry } from './zip-entry.ts';

const BLOCK = 16;
const CHECK_BYTES = 2;
const MAC_BYTES = 10;
const ROUNDS = 1000;
/** Bytes of the key by its strength; browsers have no AES with 24. */
const KEY_BYTES: Readonly<Record<number, number>> = { 1: 16, 3: 32 };

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const deriveKeys = async (code: string, salt: Uint8Array<ArrayBuffer>, bytes: number) => {
  const written = new TextEncoder().encode(code);
  const secret = await crypto.subtle.importKey('raw', written, 'PBKDF2', false, ['deriveBits']);
  const made = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-1', salt, iterations: ROUNDS },
    secret,
    8 * (2 * bytes + CHECK_BYTES),
  );
  const all = new Uint8Array(made);
  return {
    key: all.subarray(0, bytes),
    mac: all.subarray(bytes, 2 * bytes),
    check: all.subarray(2 * bytes),
  };
};

/** The counter of ZIP has its lowest byte first, which no browser counts: each block by itself. */
const maskOf = async (key: CryptoKey, block: number): Promise<Uint8Array> => {
  const counter = new Uint8Array(BLOCK);
  new DataView(counter.buffer).setUint32(0, block + 1, true);
  const way = { name: 'AES-CTR', counter, length: 64 };
  return new Uint8Array(await crypto.subtle.encrypt(way, key, new Uint8Array(BLOCK)));
};

/** The encryption of newer ZIP programs (WinZip AES). Null for a wrong code or changed bytes. */
export const openZipAes = async (
  { data, aes }: ZipEntry,
  code: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const bytes = KEY_BYTES[aes?.strength ?? 0];
  if (bytes === undefined) return null;
  const saltEnd = bytes / 2;
  const { key, mac, check } = await deriveKeys(code, data.slice(0, saltEnd), bytes);
  const start = saltEnd + CHECK_BYTES;
  if (!isSame(check, data.subarray(saltEnd, start))) return null;
  const sealed = data.slice(start, -MAC_BYTES);
  const macKey = await crypto.subtle.importKey('raw', mac, { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ]);
  const made = new Uint8Array(await crypto.subtle.sign('HMAC', macKey, sealed));
  if (!isSame(made.subarray(0, MAC_BYTES), data.subarray(-MAC_BYTES))) return null;
  const aesKey = await crypto.subtle.importKey('raw', key, 'AES-CTR', false, ['encrypt']);
  const blocks = Array.from({ length: Math.ceil(sealed.length / BLOCK) }, (_, at) => at);
  const masks = await Promise.all(blocks.map((at) => maskOf(aesKey, at)));
  return sealed.map((byte, at) => byte ^ (masks[Math.floor(at / BLOCK)]?.[at % BLOCK] ?? 0));
};
