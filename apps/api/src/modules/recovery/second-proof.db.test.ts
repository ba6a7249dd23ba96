import { logOut } from '@karigar/contract/sign-in/log-out';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { isKnownAt } from '@karigar/contract/listener';
import { CALLS } from '@karigar/contract/registry';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { disownChange } from '@karigar/contract/recovery/disown-change';
import { startFreshAccount } from '@karigar/contract/recovery/start-fresh-account';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceHash } from '#auth/device';
import { HINDI, refusal, tokenOf } from '#testing/account-world';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, type OtpWorld } from '#testing/otp-world';
import {
  addBankNumber,
  casesOf,
  forgetEmail,
  grownIdle,
  unprovePhone,
} from '#testing/recovery-world-store';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

const DAY = 86_400;
const SECOND_FACTOR_NEEDED = { status: 401, body: { code: 'session.second-proof-needed' } };
let person: FreshPerson;
beforeEach(async () => {
  world.later(3601);
  person = await createPerson(world.look, 'serviceman', world.now());
});

/** Call 1 with our own token, as after a correct code on that device. */
const showPhone = async (device: string, phone = person.phone) => {
  const { issuer, vault } = world.context;
  const userId = `user-${phone}`;
  const subject = { userId, phone, device: deviceHash(vault, device) };
  const idToken = await issuer.issue(subject, world.now());
  const sent = { username: phone, userId, playerId: 'player', idToken };
  return world.sendFields(loginWithIdToken, sent);
};
const logIn = async (device: string) => tokenOf(await showPhone(device));
const seen = (token: string) => world.sendFields(getProfile, {}, { token });
const ask = (token: string) => world.sendFields(requestSecondProof, {}, { token });
const confirm = (token: string, answer: string, options = {}) =>
  world.sendFields(confirmSecondProof, { answer }, { token, ...options });

describe('login by phone', () => {
  it('a login by phone needs no second factor on the first device, nor on the same device again', async () => {
    expect((await seen(await logIn('first'))).body.success).toBe(true);
    expect((await seen(await logIn('first'))).body.success).toBe(true);
  });

  it('a login by phone replies role guest and the owed second factor until it is shown', async () => {
    const first = (await showPhone('first')).body.data;
    expect(first).toMatchObject({ role: 'serviceman' });
    expect(first).not.toHaveProperty('secondProof');
    const owed = { role: 'guest', secondProof: 'email' };
    expect((await showPhone('second')).body.data).toMatchObject(owed);
  });

  it('a login by phone on a new device shows nothing before the code of a proven email', async () => {
    await logIn('first');
    const token = await logIn('second');
    expect(await seen(token)).toMatchObject(SECOND_FACTOR_NEEDED);
    expect((await ask(token)).body.data).toEqual({
      proof: 'email',
      sentTo: `${person.email.slice(0, 1)}***@example.in`,
      retryAfterSeconds: 30,
    });
    const code = await world.codeOf(person.email);
    const whole = await confirm(token, code);
    expect(whole.body).toMatchObject({ success: true, message: 'Login successful' });
    expect((await seen(tokenOf(whole))).body.success).toBe(true);
    expect((await seen(token)).body.code).toBe('session.ended');
    expect((await seen(await logIn('second'))).body.success).toBe(true);
    expect(await seen(await logIn('third'))).toMatchObject(SECOND_FACTOR_NEEDED);
  });

  it('a pending login allows only the second factor, guest calls and logout', async () => {
    await logIn('first');
    const token = await logIn('second');
    const answered: string[] = [];
    // Operators' calls are unknown here.
    const known = CALLS.filter((call) => call.who !== 'anyone' && isKnownAt('public', call));
    for (const call of known) {
      if (call === logOut || call === startFreshAccount) continue;
      const reply = await world.sendFields(call, {}, { token });
      if (reply.body.code !== 'session.second-proof-needed') answered.push(call.name);
    }
    const open = CALLS.filter(({ who }) => who !== 'anyone' && who.includes('guest'));
    expect(answered.toSorted()).toEqual(
      open
        .map(({ name }) => name)
        .filter((name) => name !== 'log-out' && name !== 'start-fresh-account')
        .toSorted(),
    );
    expect((await world.sendFields(logOut, {}, { token })).body.success).toBe(true);
    expect((await seen(token)).body.code).toBe('session.ended');
  });

  it('a login by phone needs the last four of a stored number without a proven email, five tries', async () => {
    await logIn('first');
    await forgetEmail(world.look, person.id);
    await addBankNumber(world.look, person.id, 'XXXXXXXX4321');
    const right = await logIn('second');
    expect((await ask(right)).body.data).toMatchObject({ proof: 'last-four', triesLeft: 5 });
    expect(await confirm(right, '1111')).toMatchObject({
      body: { code: 'second-proof.mismatch', data: { triesLeft: 4 } },
    });
    expect((await seen(tokenOf(await confirm(right, '4321')))).body.success).toBe(true);

    const guesses = await Promise.all([logIn('third'), logIn('fourth')]);
    const replies = await Promise.all(
      guesses.flatMap((token) => ['1', '2', '3', '4', '5'].map((guess) => confirm(token, guess))),
    );
    const count = (name: string) => replies.filter(({ body }) => body.code === name).length;
    expect(count('second-proof.mismatch')).toBe(5);
    expect(count('second-proof.by-operations')).toBe(5);
    const late = await logIn('fifth');
    expect((await ask(late)).body.data).toMatchObject({ proof: 'operations' });
    expect(await confirm(late, '4321', HINDI)).toMatchObject(
      refusal('second-proof.by-operations', 'hi'),
    );
  });

  it('a login by phone needs no second factor on any device for an active account with only a phone', async () => {
    await forgetEmail(world.look, person.id);
    await logIn('first');
    expect((await seen(await logIn('second'))).body.success).toBe(true);
  });

  it('a login by phone needs a second factor after ninety idle days, even with nothing to check', async () => {
    await forgetEmail(world.look, person.id);
    await logIn('first');
    await grownIdle(world.look, person.id, new Date(world.now() - 91 * 86_400_000));
    const token = await logIn('second');
    expect(await seen(token)).toMatchObject(SECOND_FACTOR_NEEDED);
    expect((await ask(token)).body.data).toMatchObject({ proof: 'operations' });
    expect((await seen(await logIn('first'))).body.success).toBe(true);
  });

  it('a pending login expires after half an hour', async () => {
    await logIn('first');
    const token = await logIn('second');
    world.later(1801);
    expect((await ask(token)).body.code).toBe('session.ended');
  });
});

describe('recycled phone number', () => {
  it('the new holder of a phone number starts a new account, and the old one keeps its data', async () => {
    await logIn('first');
    const start = async () =>
      world.sendFields(startFreshAccount, { role: 'customer' }, { token: await logIn('second') });
    expect(await start()).toMatchObject(refusal('number.in-use'));
    world.later(31 * DAY);
    expect(await start()).toMatchObject(refusal('number.waits'));
    expect(await world.letter(person.email, 'Somebody else says')).toContain('within 3 days');
    world.later(3 * DAY - 60);
    expect(await start()).toMatchObject(refusal('number.waits'));
    world.later(120);
    const fresh = await start();
    expect(fresh.body.success).toBe(true);
    expect((await seen(tokenOf(fresh))).body.data).toMatchObject([
      { first_name: '', phone: person.phone, email: '' },
    ]);
    expect(await world.traces(person.email)).toMatchObject({ id: person.id, phone: null });
    expect(await casesOf(world.look, person.id)).toEqual(['number-released']);
    expect(await world.letter(person.email, 'Somebody else now has')).toContain('account');
    expect((await seen(await logIn('second'))).body.data).toMatchObject([{ first_name: '' }]);
  });

  it('an owner who uses the account again keeps the number', async () => {
    await logIn('first');
    world.later(31 * DAY);
    const start = async () =>
      world.sendFields(startFreshAccount, {}, { token: await logIn('second') });
    expect(await start()).toMatchObject(refusal('number.waits'));
    await seen(await logIn('first'));
    world.later(4 * DAY);
    expect(await start()).toMatchObject(refusal('number.in-use'));
    expect(await world.traces(person.email)).toMatchObject({ phone: person.phone });
  });

  it('an owner who says "This was not me" keeps the number until an operator has looked', async () => {
    await logIn('first');
    world.later(31 * DAY);
    const start = async () =>
      world.sendFields(startFreshAccount, {}, { token: await logIn('second') });
    expect(await start()).toMatchObject(refusal('number.waits'));
    const letter = await world.letter(person.email, 'Somebody else says');
    const token = /\/not-me\/([\w-]+)/.exec(letter)?.[1] ?? '';
    expect((await world.sendFields(disownChange, { token })).body.success).toBe(true);
    world.later(4 * DAY);
    expect(await start()).toMatchObject(refusal('number.in-use'));
    expect(await world.traces(person.email)).toMatchObject({ phone: person.phone });
  });

  it('five concurrent requests for a fresh account create one', async () => {
    await logIn('first');
    world.later(31 * DAY);
    await world.sendFields(startFreshAccount, {}, { token: await logIn('second') });
    world.later(3 * DAY);
    const token = await logIn('second');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => world.sendFields(startFreshAccount, {}, { token })),
    );
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await casesOf(world.look, person.id)).toEqual(['number-released']);
  });
});

it('an account with a proven email is not given to the new holder of its unproven phone', async () => {
  await logIn('first');
  await unprovePhone(world.look, person.id);
  const token = await logIn('second');
  expect(await seen(token)).toMatchObject(SECOND_FACTOR_NEEDED);
  expect(await world.traces(person.phone)).toMatchObject({ isPhoneProven: false });
  await ask(token);
  const whole = await confirm(token, await world.codeOf(person.email));
  expect((await seen(tokenOf(whole))).body.success).toBe(true);
  const after = await world.traces(person.phone);
  expect(after).toMatchObject({ isPhoneProven: true, email: person.email });
  expect(after?.password_hash).not.toBeNull();
});

it('a guest is never asked for a second factor', async () => {
  const token = await world.signIn('guest');
  const NOT_NEEDED = refusal('second-proof.not-needed');
  expect(await ask(token)).toMatchObject(NOT_NEEDED);
  expect(await confirm(token, '1')).toMatchObject(NOT_NEEDED);
  expect(await world.sendFields(startFreshAccount, {}, { token })).toMatchObject(NOT_NEEDED);
});
