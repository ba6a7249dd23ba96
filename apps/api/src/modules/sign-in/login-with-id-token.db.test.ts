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
/** Claims of a valid token, with some replaced or removed. */
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

describe('login with an identity token', () => {
  it('[WIRE-01] an identity token opens a session of the account whose phone it proves', async () => {
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

  it('a new number that asks for its role gets an account only after it named one, by the same token', async () => {
    const fresh = '7111122223';
    const fields = { username: fresh, userId: userOf(fresh) };
    const token = await signed({}, fresh);
    const asked = await logIn(token, { ...fields, role: 'ask' });
    expect(asked).toMatchObject(refusal('login.role-needed'));
    expect(await world.traces(fresh)).toBeNull();

    const named = await logIn(token, { ...fields, role: 'customer', name: 'Asha Ramesh Kulkarni' });
    const { body } = await world.sendFields(getProfile, {}, { token: tokenOf(named) });
    expect(body.data).toMatchObject([{ first_name: 'Asha Ramesh', last_name: 'Kulkarni' }]);
    expect((await world.traces(fresh))?.sessions).toMatchObject([{ role: 'customer' }]);
  });

  it('a known number that asks for its role is logged in, and a name that is none is left out', async () => {
    expect((await logIn(await signed(), { role: 'ask' })).body.success).toBe(true);
    const fresh = '7111122224';
    const fields = { username: fresh, userId: userOf(fresh), role: 'serviceman', name: '🙂 🙂' };
    const reply = await logIn(await signed({}, fresh), fields);
    const { body } = await world.sendFields(getProfile, {}, { token: tokenOf(reply) });
    expect(body.data).toMatchObject([{ first_name: '', last_name: '' }]);
  });

  it('[WIRE-01] an identity token is accepted in userId from a caller with only the specified fields', async () => {
    const reply = await world.sendFields(loginWithIdToken, {
      username: phone,
      userId: await signed(),
      playerId: '',
    });
    expect(reply.body.success).toBe(true);
  });

  it('an identity token is accepted without auth_time and with half a minute of clock difference', async () => {
    expect((await logIn(await signed({ auth_time: undefined }))).body.success).toBe(true);
    const early = await signed({ iat: seconds(-30), auth_time: seconds(-30) });
    expect((await logIn(early)).body.success).toBe(true);
    expect((await logIn(await signed({ exp: seconds(30) }))).body.success).toBe(true);
  });

  it('an identity token for a new phone creates an account in the requested role', async () => {
    const serviceman = await logIn(await signed({}, '9822066001'), {
      username: '9822066001',
      userId: userOf('9822066001'),
    });
    expect(serviceman.body.success).toBe(true);
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

  it('ten concurrent logins with a new phone create one account and all succeed', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => signed({}, '9822066003')));
    const replies = await Promise.all(
      tokens.map((token) => logIn(token, { username: '9822066003', userId: userOf('9822066003') })),
    );
    expect(replies.map(({ body }) => body.success)).toEqual(tokens.map(() => true));
    expect((await world.traces('9822066003'))?.sessions).toHaveLength(10);
  });

  it('an identity token of a blocked account is refused, in Hindi too', async () => {
    const blocked = '9890020402';
    await world.block((await world.traces(blocked))?.id ?? 0);
    const sent = { username: blocked, userId: userOf(blocked) };
    const token = await signed({}, blocked);
    expect(await logIn(token, sent)).toMatchObject(refusal('account.blocked'));
    expect(await logIn(token, sent, HINDI)).toMatchObject(refusal('account.blocked', 'hi'));
  });

  it('the keys of an issuer are fetched once', () => {
    expect(issuer.fetches()).toBe(1);
  });
});

describe('invalid identity token', () => {
  const expectNotProven = async (token: string, more: Record<string, string> = {}) => {
    const before = await world.traces(phone);
    expect(await logIn(token, more)).toMatchObject(refusal('login.identity-not-proven'));
    expect((await world.traces(phone))?.sessions).toHaveLength(before?.sessions.length ?? -1);
  };

  it.each([
    ['another issuer', { iss: 'https://issuer.test/three' }],
    ['no issuer', { iss: undefined }],
    ['the name of another trusted issuer', { iss: 'https://issuer.test/two' }],
    ['another audience', { aud: 'someone-else' }],
    ['no audience', { aud: undefined }],
    ['no subject', { sub: undefined }],
    ["another's subject", { sub: 'user-1' }],
    ["another's phone", { phone_number: '+919822054321' }],
    ['no phone', { phone_number: undefined }],
    ['a phone with + but no country code', { phone_number: `+${phone}` }],
    ['a phone without + and country code', { phone_number: phone }],
  ])('an identity token is refused when it has %s', async (_what, wrong) => {
    await expectNotProven(await signed(wrong));
  });

  it.each([
    ['expired', () => ({ exp: seconds(61) })],
    ['without an expiry', () => ({ exp: undefined })],
    ['without an issue time', () => ({ iat: undefined })],
    ['issued in the future', () => ({ iat: seconds(-120), auth_time: undefined })],
    ['fresh but of an old login', () => ({ auth_time: seconds(361) })],
    ['of a login in the future', () => ({ auth_time: seconds(-120) })],
    ['without a numeric login time', () => ({ auth_time: 'now' })],
    ['old and without a login time', () => ({ iat: seconds(361), auth_time: undefined })],
  ])('an identity token is refused when it is %s', async (_what, wrong) => {
    await expectNotProven(await signed(wrong()));
  });

  it('an identity token signed by another key is refused, with a known and an unknown key id', async () => {
    const other = await generateKeyPair('RS256');
    await expectNotProven(await signToken(claims(), other.privateKey));
    await expectNotProven(await signToken(claims(), other.privateKey, { kid: 'other-key' }));
    await expectNotProven(await signToken(claims(), neighbour.keys.privateKey));
  });

  it('an identity token with an unlisted algorithm is refused, even with the right key', async () => {
    const jwk = await exportJWK(issuer.keys.privateKey);
    for (const alg of ['PS256', 'RS512']) {
      const key = await importJWK(jwk, alg);
      await expectNotProven(await signToken(claims(), key, { alg }));
    }
  });

  it('an identity token signed with the public key as a secret is refused', async () => {
    const spki = new TextEncoder().encode(await exportSPKI(issuer.keys.publicKey));
    await expectNotProven(await signToken(claims(), spki, { alg: 'HS256' }));
  });

  it('an unsigned, truncated or malformed identity token is refused', async () => {
    await expectNotProven(new UnsecuredJWT(claims()).encode());
    const [head, body, signature = ''] = (await signed()).split('.');
    await expectNotProven(`${head}.${body}.`);
    await expectNotProven(`${head}.${body}.${signature.slice(0, -8)}AAAAAAAA`);
    await expectNotProven(`${head}.e30.${signature}`);
    await expectNotProven('not.a.token');
    await expectNotProven('');
  });

  it('an identity token with an invalid or a foreign phone is refused', async () => {
    await expectNotProven(await signed(), { username: 'abc' });
    // +65 9123 4567 has the same ten digits as an Indian mobile.
    const abroad = await signed({ phone_number: '+6591234567' }, '6591234567');
    await expectNotProven(abroad, { username: '6591234567', userId: userOf('6591234567') });
    expect(await world.traces('6591234567')).toBeNull();
  });

  it('the refusal of an identity token is available in Hindi', async () => {
    expect(await logIn('', {}, HINDI)).toMatchObject(refusal('login.identity-not-proven', 'hi'));
  });

  it('every identity token is refused without a configured or reachable issuer', async () => {
    const gone = await createTestIssuer('https://issuer.test/gone');
    const token = await gone.sign({ userId: userOf(phone), phone }, world.now());
    await gone.close();
    const settings = JSON.stringify([gone.setting]);
    const withoutIssuer = await createAccountWorld({ env: { ID_TOKEN_ISSUERS: settings } });
    const sent = { username: phone, userId: userOf(phone), playerId: '', idToken: token };
    const reply = await withoutIssuer.sendFields(loginWithIdToken, sent);
    await withoutIssuer.close();
    expect(reply).toMatchObject(refusal('login.identity-not-proven'));
  });
});
