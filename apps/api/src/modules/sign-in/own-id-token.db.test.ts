import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { decodeJwt, importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, refusal, tokenOf, type AccountWorld } from '#testing/account-world';
import { people } from '#testing/people';
import { createTestIssuer, type TestIssuer } from '#testing/test-issuer';

let world: AccountWorld;
let other: TestIssuer;
beforeAll(async () => {
  other = await createTestIssuer();
  const env = { ID_TOKEN_ISSUERS: JSON.stringify([other.setting]) };
  world = await createAccountWorld({ env });
});
afterAll(async () => {
  await world.close();
  await other.close();
});

const { phone } = people.suresh;
const userId = 'phone:suresh';
const issued = () => world.context.issuer.issue({ userId, phone, device: '' }, world.now());
const logIn = (idToken: string) =>
  world.sendFields(loginWithIdToken, { username: phone, userId, playerId: '', idToken });
const sessions = async () => (await world.traces(phone))?.sessions.length ?? 0;

/** Signed with the real key, with changed claims. */
const forged = async (changed: JWTPayload, alg = 'ES256') => {
  const key = await importJWK(world.context.config.idTokenKey, 'ES256');
  const claims = { ...decodeJwt(await issued()), ...changed };
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
};

const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** The second valid ECDSA signature of the same payload: (r, n - s) for (r, s). */
const twinOf = (token: string): string => {
  const at = token.lastIndexOf('.') + 1;
  const signature = Buffer.from(token.slice(at), 'base64url');
  const s = BigInt(`0x${signature.subarray(32).toString('hex')}`);
  const flipped = Buffer.from((ORDER - s).toString(16).padStart(64, '0'), 'hex');
  const both = Buffer.concat([signature.subarray(0, 32), flipped]);
  return token.slice(0, at) + both.toString('base64url');
};

describe('our own identity token', () => {
  it('[WIRE-01] our own identity token opens a session', async () => {
    const reply = await logIn(await issued());
    expect(reply.body).toMatchObject({ success: true, message: 'Login successful' });
    expect(tokenOf(reply)).not.toBe('');
  });

  it('our own identity token expires after five minutes', async () => {
    const token = await issued();
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(300);
    const before = world.now();
    world.moveClock(before + 361_000);
    expect(await logIn(token)).toMatchObject(refusal('login.identity-not-proven'));
    world.moveClock(before);
    expect((await logIn(token)).body.success).toBe(true);
  });

  it.each([
    ['for someone else', { aud: 'someone-else' }],
    ['of another user', { sub: 'phone:other' }],
    ['of another phone', { phone_number: '+919822054321' }],
  ])('our own identity token is refused when it is %s', async (_what, changed) => {
    expect(await logIn(await forged(changed))).toMatchObject(refusal('login.identity-not-proven'));
    expect((await logIn(await forged({}))).body.success).toBe(true);
  });

  it('an identity token with our issuer but another signature is refused', async () => {
    const token = await other.sign({ userId, phone }, world.now());
    const [, , signature] = token.split('.');
    const [head, body] = (await issued()).split('.');
    expect(await logIn(`${head}.${body}.${signature}`)).toMatchObject(
      refusal('login.identity-not-proven'),
    );
  });
});

describe.each([
  ['ours', issued],
  ["another's", () => other.sign({ userId, phone }, world.now())],
])('single use of an identity token, %s', (_whose, sign) => {
  it('[WIRE-01] an identity token opens one session only', async () => {
    const token = await sign();
    expect((await logIn(token)).body.success).toBe(true);
    const before = await sessions();
    expect(await logIn(token)).toMatchObject(refusal('login.identity-not-proven'));
    const inUserId = { username: phone, userId: token, playerId: '' };
    expect(await world.sendFields(loginWithIdToken, inUserId)).toMatchObject(
      refusal('login.identity-not-proven'),
    );
    expect(await sessions()).toBe(before);
  });

  it('an identity token opens one session when it is sent twenty times at once', async () => {
    const token = await sign();
    const before = await sessions();
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(token)));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
  });

  it('an identity token is not consumed by a failing call', async () => {
    const token = await sign();
    await world.breakAudit();
    const failed = await logIn(token);
    await world.mendAudit();
    expect(failed.status).toBe(500);
    expect((await logIn(token)).body.success).toBe(true);
  });
});

describe('used identity token with the second form of its signature', () => {
  it('a used identity token with the second form of its signature verifies and is refused as used', async () => {
    const token = await issued();
    expect((await logIn(twinOf(await issued()))).body.success).toBe(true);
    expect((await logIn(token)).body.success).toBe(true);
    expect(await logIn(twinOf(token))).toMatchObject(refusal('login.identity-not-proven'));
  });
});
