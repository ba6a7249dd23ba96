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
  /** By key id: of the key that signs, and of others that the processes beside this one may sign with. */
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
};

type PublicKey = Omit<IdTokenKey, 'd'>;

const ID_LENGTH = 16;
const idOf = ({ x }: Pick<PublicKey, 'x'>): string => x.slice(0, ID_LENGTH);

const keyFrom = async (jwk: object): Promise<CryptoKey> => {
  const key = await importJWK(jwk, OWN_ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('an identity token is signed by a key pair');
  return key;
};

export const createOwnIssuer = async (
  { d, ...open }: IdTokenKey,
  others: readonly PublicKey[] = [],
): Promise<OwnIssuer> => {
  const privateKey = await keyFrom({ ...open, d });
  const publicKeys = await Promise.all(
    // Whatever else is given with a key, only its public part can verify.
    [open, ...others].map(
      async ({ kty, crv, x, y }) => [idOf({ x }), await keyFrom({ kty, crv, x, y })] as const,
    ),
  );
  return {
    publicKeys: new Map(publicKeys),
    issue: ({ userId, phone, device }, now) => {
      const seconds = Math.floor(now / 1000);
      return new SignJWT({ phone_number: `+91${phone}`, device, auth_time: seconds })
        .setProtectedHeader({ alg: OWN_ALGORITHM, kid: idOf(open) })
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
