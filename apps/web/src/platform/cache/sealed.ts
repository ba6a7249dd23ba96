/** Encrypted data, readable only with the secret. */
export type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

const NONCE_BYTES = 12;

const makeKey = async (secret: string): Promise<CryptoKey> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kept ${secret}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

let last: { readonly secret: string; readonly key: Promise<CryptoKey> } | null = null;

/** The secret is a session token, long and random, so its hash is a good key. */
const keyOf = (secret: string): Promise<CryptoKey> => {
  if (last?.secret !== secret) last = { secret, key: makeKey(secret) };
  return last.key;
};

export const sealBytes = async (secret: string, plain: BufferSource): Promise<Sealed> => {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await keyOf(secret);
  return { nonce, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain) };
};

/** Throws when it was encrypted with another secret. */
export const unsealBytes = async (secret: string, { nonce, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(secret), bytes);

export const seal = (secret: string, value: unknown): Promise<Sealed> =>
  sealBytes(secret, new TextEncoder().encode(JSON.stringify(value)));

export const unseal = async (secret: string, sealed: Sealed): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unsealBytes(secret, sealed)));
