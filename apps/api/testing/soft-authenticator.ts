import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { cbor } from './cbor.ts';

const FLAGS = { present: 1, verified: 4, syncable: 8, synced: 16, hasKey: 64 };
const ES256 = -7;

type Kind = {
  readonly origin: string;
  /** False: nobody unlocked it. */
  readonly isVerified?: boolean;
  /** A passkey of a password manager; else one that stays on its device. */
  readonly isSyncable?: boolean;
};

type Key = {
  readonly id: Buffer;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
};

type CreationOptions = {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string; readonly name: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
};
type RequestOptions = { readonly challenge: string; readonly rpId: string };

export const creationOptionsIn = (data: unknown): CreationOptions =>
  JSON.parse((data as { options: string }).options) as CreationOptions;
export const requestOptionsIn = (data: unknown): RequestOptions =>
  JSON.parse((data as { options: string }).options) as RequestOptions;

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

const numberOf = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

/** A public key as COSE writes it: EC2, ES256, P-256, x and y. */
const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const at = (written: string) => Buffer.from(written, 'base64url');
  return cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, at(x)],
      [-3, at(y)],
    ]),
  );
};

/**
 * A phone's or security key's part of WebAuthn, with real keys, CBOR and signatures. What it signs can be bent, to see
 * the server refuse it.
 */
export const createAuthenticator = ({ origin, isVerified = true, isSyncable = true }: Kind) => {
  const keys: Key[] = [];
  let uses = 0;

  const dataOf = (rpId: string, own: Buffer | null): Buffer => {
    const flags =
      FLAGS.present +
      (isVerified ? FLAGS.verified : 0) +
      (isSyncable ? FLAGS.syncable + FLAGS.synced : 0) +
      (own === null ? 0 : FLAGS.hasKey);
    // A passkey that is copied cannot count.
    const counter = numberOf(isSyncable ? 0 : uses, 4);
    return Buffer.concat([sha256(rpId), numberOf(flags, 1), counter, own ?? Buffer.alloc(0)]);
  };

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const credentialOf = (id: Buffer, response: Record<string, unknown>): string => {
    const written = id.toString('base64url');
    const shared = { id: written, rawId: written, type: 'public-key' };
    return JSON.stringify({ ...shared, response, clientExtensionResults: {} });
  };

  const signed = (key: Key, { challenge, rpId }: RequestOptions): string => {
    uses += 1;
    const client = clientData('webauthn.get', challenge);
    const data = dataOf(rpId, null);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
    return credentialOf(key.id, {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: key.userHandle,
    });
  };

  return {
    /** Makes a key for these options, as `navigator.credentials.create` does. */
    create: (options: CreationOptions): string => {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      keys.push({ id, userHandle: options.user.id, ...pair });
      const own = [Buffer.alloc(16), numberOf(id.length, 2), id, coseOf(pair.publicKey)];
      const authData = dataOf(options.rp.id, Buffer.concat(own));
      const attestation = new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return credentialOf(id, {
        clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'],
      });
    },
    /** Signs with the newest key, as `navigator.credentials.get` does. */
    get: (options: RequestOptions): string => {
      const key = keys.at(-1);
      if (key === undefined) throw new Error('there is no passkey');
      return signed(key, options);
    },
    /** Somebody has a copy that was made before the last uses. */
    turnBack: (by: number): void => {
      uses -= by;
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
