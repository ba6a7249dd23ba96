import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Instant } from '@karigar/domain/dates/instant';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

const AUDIENCE = 'karigar-test';
const KEY_ID = 'test-key';

const seconds = (now: Instant): number => Math.floor(now / 1000);

export type Subject = { readonly userId: string; readonly phone: string };

/** The claims of a valid token. */
const goodClaims = (issuer: string, { userId, phone }: Subject, now: Instant) => ({
  iss: issuer,
  aud: AUDIENCE,
  sub: userId,
  phone_number: `+91${phone}`,
  iat: seconds(now),
  auth_time: seconds(now),
  exp: seconds(now) + 3600,
  jti: randomUUID(),
});

export const signToken = (
  claims: JWTPayload,
  key: CryptoKey | Uint8Array,
  { alg = 'RS256', kid = KEY_ID } = {},
): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);

/** An identity provider for tests: real keys, published over HTTP, and tokens signed with them. */
export const createTestIssuer = async (name = 'https://issuer.test/one') => {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const { kty, n, e } = await exportJWK(keys.publicKey);
  // Without `alg`: the server itself must restrict the algorithms.
  const published = JSON.stringify({ keys: [{ kty, n, e, kid: KEY_ID }] });
  let fetches = 0;
  const server = createServer((_request, response) => {
    fetches += 1;
    response.setHeader('content-type', 'application/json').end(published);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const claims = (subject: Subject, now: Instant) => goodClaims(name, subject, now);

  return {
    keys,
    setting: { issuer: name, audience: AUDIENCE, keysUrl: `http://127.0.0.1:${port}/keys` },
    fetches: () => fetches,
    claims,
    sign: (subject: Subject, now: Instant): Promise<string> =>
      signToken(claims(subject, now), keys.privateKey),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};

export type TestIssuer = Awaited<ReturnType<typeof createTestIssuer>>;
