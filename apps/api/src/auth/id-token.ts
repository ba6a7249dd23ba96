import type { Instant } from '@karigar/domain/dates/instant';
import {
  createRemoteJWKSet,
  decodeJwt,
  jwtVerify,
  type CryptoKey,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { OWN_ISSUER, type Issuer } from '#config';
import { OWN_ALGORITHM } from './own-issuer.ts';

const SKEW_SECONDS = 60;
const OLDEST_PROOF_SECONDS = 300;
const KEYS_TIMEOUT_MS = 3000;

export type Claim = {
  readonly token: string;
  /** Subject of the token, as sent by the caller; may be the token itself. */
  readonly userId: string;
  /** Ten digits. */
  readonly phone: string;
};

/** Hash of the device id, where we are the issuer. */
export type Proven = { readonly device: string | null };

export type IdTokens = {
  /** Returns the proof when the token shows that its bearer just proved this phone, else null. */
  readonly prove: (claim: Claim, now: Instant) => Promise<Proven | null>;
};

const isRecent = ({ iat, auth_time: provedAt }: JWTPayload, now: Instant): boolean => {
  const seconds = now / 1000;
  const at = provedAt ?? iat;
  if (typeof iat !== 'number' || typeof at !== 'number') return false;
  if (Math.max(iat, at) > seconds + SKEW_SECONDS) return false;
  return at >= seconds - OLDEST_PROOF_SECONDS - SKEW_SECONDS;
};

// Exact comparison: a lenient one could take another country's number for an Indian one.
const isAbout = (payload: JWTPayload, { token, userId, phone }: Claim): boolean =>
  (userId === token || payload.sub === userId) && payload['phone_number'] === `+91${phone}`;

/**
 * The signed part of a token identifies it. The signature does not: every ECDSA signature has a
 * second valid form.
 */
export const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));

type Trusted = Omit<Issuer, 'keysUrl'> & { readonly keys: JWTVerifyGetKey };

const published = ({ keysUrl, ...issuer }: Issuer): Trusted => ({
  ...issuer,
  keys: createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS }),
});

const own = (publicKeys: ReadonlyMap<string, CryptoKey>): Trusted => ({
  issuer: OWN_ISSUER,
  audience: OWN_ISSUER,
  algorithms: [OWN_ALGORITHM],
  keys: ({ kid }) => {
    // Without an id: signed by a process of release 0.2, which has this key.
    const key = kid === undefined ? [...publicKeys.values()][0] : publicKeys.get(kid);
    if (key === undefined) throw new Error('not one of our keys');
    return key;
  },
});

/** Verifies our own tokens, and those of configured issuers by their published keys (fetched once, cached). */
export const createIdTokens = (
  issuers: readonly Issuer[],
  ownKeys: ReadonlyMap<string, CryptoKey>,
): IdTokens => {
  const trusted = [...issuers.map(published), own(ownKeys)];
  const byName = new Map(trusted.map((issuer) => [issuer.issuer, issuer]));

  const verify = async (token: string, now: Instant): Promise<JWTPayload | null> => {
    const issuer = byName.get(decodeJwt(token).iss ?? '');
    if (issuer === undefined) return null;
    const { payload } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: issuer.algorithms,
      currentDate: new Date(now),
      clockTolerance: SKEW_SECONDS,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return payload;
  };

  return {
    prove: async (claim, now) => {
      const payload = await verify(claim.token, now).catch(() => null);
      if (payload === null || !isRecent(payload, now) || !isAbout(payload, claim)) return null;
      const { iss, device } = payload;
      return { device: iss === OWN_ISSUER && typeof device === 'string' ? device : null };
    },
  };
};
