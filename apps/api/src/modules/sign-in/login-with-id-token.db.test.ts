import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { getProfile } from '@karigar/contract/profile/get-profile';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccountWorld,
  HINDI,
  refusal,
  tokenOf,
  type AccountWorld,
} from '#testing/account-world';
import { people } from '#testing/people';
import { createTestIssuer, signToken, type TestIssuer } from '#testing/test-issuer';

let world: AccountWorld;
let issuer: TestIssuer;
let neighbour: TestIssuer;
beforeAll(async () => {
  issuer = await createTestIssuer('https://issuer.test/one');
  neighbour = await createTestIssuer('https://issuer.test/two');
  const settings = JSON.stringify([issuer.setting, neighbour.setting]);
  world = await createAccountWorld({ env: { ID_TOKEN_ISSUERS: settings } });
});
afterAll(async () => {
  await world.close();
  await Promise.all([issuer.close(), neighbour.close()]);
});

const { phone } = people.suresh;
const userOf = (of: string): string => `user-${of}`;
/** A good token's claims, with some other ones or without them. */
const claims = (more: Record<string, unknown> = {}, of: string = phone): JWTPayload => ({
  ...issuer.claims({ userId: userOf(of), phone: of }, world.now()),
  ...more,
});
const signed = (more: Record<string, unknown> = {}, of: string = phone) =>
  signToken(claims(more, of), issuer.keys.privateKey);
const seconds = (ago: number): number => Math.floor(world.now() / 1000) - ago;

const logIn = (idToken: string, more: Record<string, string> = {}, options = {}) =>
  world.sendFields(
    loginWithIdToken,
    { username: phone, userId: userOf(phone), playerId: 'player-1', idToken, ...more },
    options,
  );

describe('logging in with an identity token', () => {
  it('[WIRE-01] opens a session of the one whose phone it proves', async () => {
    const reply = await logIn(await signed(), { username: `+91 ${phone}` });
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, code: 200, message: 'Login successful' },
    });
    const profile = await world.sendFields(getProfile, {}, { token: tokenOf(reply) });
    expect(profile.body.data).toMatchObject([{ first_name: 'Suresh', phone }]);
    expect((await world.traces(phone))?.sessions.at(-1)).toMatchObject({
      role: 'serviceman',
      player_id: 'player-1',
    });
    expect(await world.audited()).toContainEqual(
      expect.objectContaining({ call: 'login-with-id-token', outcome: 'ok' }),
    );
  });

  it('[WIRE-01] takes the token in userId from a caller of the written fields only', async () => {
    const reply = await world.sendFields(loginWithIdToken, {
      username: phone,
      userId: await signed(),
      playerId: '',
    });
    expect(reply.body.success).toBe(true);
  });

  it('takes a token without auth_time, and clocks that differ by half a minute', async () => {
    expect((await logIn(await signed({ auth_time: undefined }))).body.success).toBe(true);
    const early = await signed({ iat: seconds(-30), auth_time: seconds(-30) });
    expect((await logIn(early)).body.success).toBe(true);
    expect((await logIn(await signed({ exp: seconds(30) }))).body.success).toBe(true);
  });

  it('makes an account of the door for a phone nobody has', async () => {
    const man = await logIn(await signed({}, '9822066001'), {
      username: '9822066001',
      userId: userOf('9822066001'),
    });
    expect(man.body.success).toBe(true);
    const made = await world.traces('9822066001');
    expect(made).toMatchObject({
      email: null,
      password_hash: null,
      names: '||',
      roles: ['serviceman'],
    });
    expect(made?.documents).toHaveLength(3);

    await logIn(
      await signed({}, '9822066002'),
      { username: '9822066002', userId: userOf('9822066002'), role: 'customer' },
      HINDI,
    );
    expect(await world.traces('9822066002')).toMatchObject({
      roles: ['customer'],
      documents: [],
      language: 'hi',
    });
  });

  it('makes one account when a new phone comes ten times at once, and lets all in', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => signed({}, '9822066003')));
    const replies = await Promise.all(
      tokens.map((token) => logIn(token, { username: '9822066003', userId: userOf('9822066003') })),
    );
    expect(replies.map(({ body }) => body.success)).toEqual(tokens.map(() => true));
    expect((await world.traces('9822066003'))?.sessions).toHaveLength(10);
  });

  it('refuses a blocked account, in Hindi too', async () => {
    const blocked = '9890020402';
    await world.block((await world.traces(blocked))?.id ?? 0);
    const sent = { username: blocked, userId: userOf(blocked) };
    const token = await signed({}, blocked);
    expect(await logIn(token, sent)).toMatchObject(refusal('account.blocked'));
    expect(await logIn(token, sent, HINDI)).toMatchObject(refusal('account.blocked', 'hi'));
  });

  it('fetches the keys of an issuer once', () => {
    expect(issuer.fetches()).toBe(1);
  });
});

describe('a token that proves nothing', () => {
  const expectNotProven = async (token: string, more: Record<string, string> = {}) => {
    const before = await world.traces(phone);
    expect(await logIn(token, more)).toMatchObject(refusal('login.identity-not-proven'));
    expect((await world.traces(phone))?.sessions).toHaveLength(before?.sessions.length ?? -1);
  };

  it.each([
    ['another issuer', { iss: 'https://issuer.test/three' }],
    ['no issuer', { iss: undefined }],
    ['the name of a neighbour', { iss: 'https://issuer.test/two' }],
    ['another audience', { aud: 'someone-else' }],
    ['no audience', { aud: undefined }],
    ['no subject', { sub: undefined }],
    ["another's subject", { sub: 'user-1' }],
    ["another's phone", { phone_number: '+919822054321' }],
    ['no phone', { phone_number: undefined }],
    ['a phone that only reads like his', { phone_number: `+${phone}` }],
    ['a phone without its country', { phone_number: phone }],
  ])('has %s', async (_what, wrong) => {
    await expectNotProven(await signed(wrong));
  });

  it.each([
    ['expired', () => ({ exp: seconds(61) })],
    ['without an end', () => ({ exp: undefined })],
    ['without a beginning', () => ({ iat: undefined })],
    ['of the future', () => ({ iat: seconds(-120), auth_time: undefined })],
    ['fresh of an old login', () => ({ auth_time: seconds(361) })],
    ['of a login to come', () => ({ auth_time: seconds(-120) })],
    ['with a time that is no number', () => ({ auth_time: 'now' })],
    ['old, and silent about the login', () => ({ iat: seconds(361), auth_time: undefined })],
  ])('is %s', async (_what, wrong) => {
    await expectNotProven(await signed(wrong()));
  });

  it("is signed by another's key, under a known and an unknown name", async () => {
    const other = await generateKeyPair('RS256');
    await expectNotProven(await signToken(claims(), other.privateKey));
    await expectNotProven(await signToken(claims(), other.privateKey, { kid: 'other-key' }));
    await expectNotProven(await signToken(claims(), neighbour.keys.privateKey));
  });

  it('is signed in a way that is not listed, by the right key', async () => {
    const jwk = await exportJWK(issuer.keys.privateKey);
    for (const alg of ['PS256', 'RS512']) {
      const key = await importJWK(jwk, alg);
      await expectNotProven(await signToken(claims(), key, { alg }));
    }
  });

  it('is signed with the public key as if it were a secret', async () => {
    const spki = new TextEncoder().encode(await exportSPKI(issuer.keys.publicKey));
    await expectNotProven(await signToken(claims(), spki, { alg: 'HS256' }));
  });

  it('is not signed at all, cut, or no token', async () => {
    await expectNotProven(new UnsecuredJWT(claims()).encode());
    const [head, body, signature = ''] = (await signed()).split('.');
    await expectNotProven(`${head}.${body}.`);
    await expectNotProven(`${head}.${body}.${signature.slice(0, -8)}AAAAAAAA`);
    await expectNotProven(`${head}.e30.${signature}`);
    await expectNotProven('not.a.token');
    await expectNotProven('');
  });

  it('comes with a phone that is none, or with an unreadable one abroad', async () => {
    await expectNotProven(await signed(), { username: 'abc' });
    // +65 9123 4567 has the same ten digits as an Indian mobile.
    const abroad = await signed({ phone_number: '+6591234567' }, '6591234567');
    await expectNotProven(abroad, { username: '6591234567', userId: userOf('6591234567') });
    expect(await world.traces('6591234567')).toBeNull();
  });

  it('is told so in Hindi', async () => {
    expect(await logIn('', {}, HINDI)).toMatchObject(refusal('login.identity-not-proven', 'hi'));
  });

  it('is every token where no issuer is configured or none can be reached', async () => {
    const gone = await createTestIssuer('https://issuer.test/gone');
    const token = await gone.sign({ userId: userOf(phone), phone }, world.now());
    await gone.close();
    const settings = JSON.stringify([gone.setting]);
    const lonely = await createAccountWorld({ env: { ID_TOKEN_ISSUERS: settings } });
    const sent = { username: phone, userId: userOf(phone), playerId: '', idToken: token };
    const reply = await lonely.sendFields(loginWithIdToken, sent);
    await lonely.close();
    expect(reply).toMatchObject(refusal('login.identity-not-proven'));
  });
});
