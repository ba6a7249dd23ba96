import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const POINT_BYTES = 65;

const generate = promisify(generateKeyPair);

/** The name of an account's private key in the vault. */
export const queueKeyPlace = (accountId: number): string => `queue_keys.private_key:${accountId}`;

/** A new pair on P-256, which every browser's WebCrypto has. */
export const newKeyPair = async () => {
  const { publicKey, privateKey } = await generate('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return {
    // The point itself is at the end, after a header that names the curve.
    publicKey: publicKey.subarray(-POINT_BYTES).toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
};
