import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { IssuerKey } from '@karigar/contract/work-records/check-work-record';
import { STATUS_LIST_SIZE } from '@karigar/domain/work-records/work-record';
import { sameText, type Vault } from './vault.ts';

export type WorkRecordSeals = {
  /** Our id as the issuer; the address of our keys. */
  readonly issuer: string;
  /** A JSON document as `vc+jwt`, signed with the current key. The same document has the same signature. */
  readonly sign: (document: object) => string;
  /** The keys whose signatures are ours, the current one first. */
  readonly keys: readonly IssuerKey[];
  /** The secret part of a link: whoever has it opens the record. Made of the id, so that no table has it. */
  readonly codeOf: (id: number) => string;
  readonly idOf: (code: string) => number | null;
};

/** PKCS #8 prefix of the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const CODE = /^(\d{1,16})-([\w-]{22})$/;

const signingKey = (seed: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(seed, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

/** RFC 7638: the members that make the key, in the order of their names. */
const thumbprintOf = (x: string): string =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const createWorkRecordSeals = (
  vault: Pick<Vault, 'keyedHash' | 'keyedHashes'>,
  publicUrl: string,
): WorkRecordSeals => {
  const issuer = new URL('/w/issuer', publicUrl).href;
  const current = signingKey(vault.keyedHash('ed25519', 'work-record-seal'));
  const keyOf = (privateKey: KeyObject): IssuerKey => {
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    const kid = `${issuer}#urn:ietf:params:oauth:jwk-thumbprint:sha-256:${thumbprintOf(x)}`;
    return { kid, kty: 'OKP', crv: 'Ed25519', x };
  };
  const header = part({ alg: 'EdDSA', typ: 'vc+jwt', kid: keyOf(current).kid });
  return {
    issuer,
    sign: (document) => {
      const signed = `${header}.${part(document)}`;
      return `${signed}.${sign(null, Buffer.from(signed), current).toString('base64url')}`;
    },
    keys: vault.keyedHashes('ed25519', 'work-record-seal').map((seed) => keyOf(signingKey(seed))),
    codeOf: (id) => `${id}-${vault.keyedHash(String(id), 'work-record-link').slice(0, 22)}`,
    idOf: (code) => {
      const [, id = '', secret = ''] = CODE.exec(code) ?? [];
      const isOurs = vault
        .keyedHashes(id, 'work-record-link')
        .some((known) => sameText(secret, known.slice(0, 22)));
      return isOurs ? Number(id) : null;
    },
  };
};

/** The list of revoked records as Bitstring Status List 1.0 encodes it: the first position is the highest bit. */
export const encodeStatusList = (revoked: (index: number) => boolean): string => {
  const bits = Buffer.alloc(STATUS_LIST_SIZE / 8);
  for (let index = 0; index < STATUS_LIST_SIZE; index += 1)
    if (revoked(index)) bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
};
