import { randomUUID } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';
import { importJWK, SignJWT, type CryptoKey } from 'jose';
import { OWN_ISSUER, type IdTokenKey } from '#config';

const LIFE_SECONDS = 300;

export const OWN_ALGORITHM = 'ES256';

export type OwnIssuer = {
  /** Issues a token: the bearer just proved this phone (ten digits) on this device. */
  readonly issue: (
    subject: { userId: string; phone: string; device: string },
    now: Instant,
  ) => Promise<string>;
  readonly publicKey: CryptoKey;
};

const keyFrom = async (jwk: object): Promise<CryptoKey> => {
  const key = await importJWK(jwk, OWN_ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('an identity token is signed by a key pair');
  return key;
};

export const createOwnIssuer = async ({ d, ...open }: IdTokenKey): Promise<OwnIssuer> => {
  const [privateKey, publicKey] = await Promise.all([keyFrom({ ...open, d }), keyFrom(open)]);
  return {
    publicKey,
    issue: ({ userId, phone, device }, now) => {
      const seconds = Math.floor(now / 1000);
      return new SignJWT({ phone_number: `+91${phone}`, device, auth_time: seconds })
        .setProtectedHeader({ alg: OWN_ALGORITHM })
        .setIssuer(OWN_ISSUER)
        .setAudience(OWN_ISSUER)
        .setSubject(userId)
        .setJti(randomUUID())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFE_SECONDS)
        .sign(privateKey);
    },
  };
};
