import type { SealedBytes } from '#platform/action-queue/action';

/** Encrypts for one account. `about` names the entry: the bytes decrypt for no other. */
export type Seal = (plain: ArrayBuffer, about: string) => Promise<SealedBytes>;
/** Throws when the bytes were encrypted for another account or entry. */
export type Unseal = (sealed: SealedBytes, about: string) => Promise<ArrayBuffer>;

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const NONCE_BYTES = 12;
const { subtle } = crypto;

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const importPoint = (point: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  subtle.importKey('raw', point, CURVE, false, []);

/** The key that both halves of an exchange arrive at. */
const sharedKey = async (
  mine: CryptoKey,
  theirs: CryptoKey,
  from: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> => {
  const secret = await subtle.deriveBits({ name: 'ECDH', public: theirs }, mine, 256);
  const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: from, info: utf8('karigar queue') };
  const wanted = { name: 'AES-GCM', length: 256 };
  return subtle.deriveKey(derived, base, wanted, false, ['encrypt', 'decrypt']);
};

/** With the account's public key. What one call returns shares a new key, of which the phone keeps only the public half. */
export const sealFor = async (publicKey: string): Promise<Seal> => {
  const theirs = await importPoint(bytesOf(publicKey));
  const pair = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const from = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const key = await sharedKey(pair.privateKey, theirs, from);
  return async (plain, about) => {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const how = { name: 'AES-GCM', iv: nonce, additionalData: utf8(about) };
    return { from, nonce, bytes: await subtle.encrypt(how, key, plain) };
  };
};

/** With the account's private key, which stays in memory and cannot be exported. */
export const unsealWith = async (privateKey: string): Promise<Unseal> => {
  const mine = await subtle.importKey('pkcs8', bytesOf(privateKey), CURVE, false, ['deriveBits']);
  return async ({ from, nonce, bytes }, about) => {
    const key = await sharedKey(mine, await importPoint(from), from);
    return subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData: utf8(about) }, key, bytes);
  };
};
