import { getProfile } from '@karigar/contract/profile/get-profile';
import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { tokenOf } from '#testing/account-world';
import { BROWSER_HEADERS, cookieOf, withCookie } from '#testing/browser';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, otherCode, type OtpWorld } from '#testing/otp-world';
import { DEMO_PASSWORD } from '#testing/people';
import type { Reply } from '#testing/test-app';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

let person: FreshPerson;
let token: string;
let first: string;
const logIn = (headers: Record<string, string>): Promise<Reply> =>
  world.sendFields(
    loginWithPassword,
    { username: person.email, password: DEMO_PASSWORD },
    { headers },
  );
beforeEach(async () => {
  world.later(3601);
  person = await createPerson(world.look, 'serviceman', world.now());
  const reply = await logIn(BROWSER_HEADERS);
  token = tokenOf(reply);
  first = cookieOf(reply);
});

const stepUp = async (headers: Record<string, string>, as = token): Promise<Reply> => {
  const before = (await world.codes(person.phone)).length;
  await world.sendFields(requestChangeOtp, { purpose: 'changeBank' }, { token: as, headers });
  const otp = await world.codeOf(person.phone, before + 1);
  return world.sendFields(verifyChangeOtp, { purpose: 'changeBank', otp }, { token: as, headers });
};
const opens = async (cookie: string): Promise<boolean> =>
  (await world.sendFields(getProfile, {}, { token, headers: withCookie(cookie) })).status === 200;

it('a step-up renews the cookie, and the old one ends with the first use of the new one after a minute', async () => {
  const reply = await stepUp(withCookie(first));
  const second = cookieOf(reply);
  expect(reply.body.success).toBe(true);
  expect(second).toMatch(/^sid=./);
  expect(second).not.toBe(first);
  // Calls under way.
  expect([await opens(second), await opens(first), await opens(second)]).toEqual([
    true,
    true,
    true,
  ]);
  world.later(95);
  expect(await opens(second)).toBe(true);
  expect(await opens(first)).toBe(false);
  expect(await opens(second)).toBe(true);
});

it('a step-up whose reply was lost ends nothing, and the next one renews again', async () => {
  const lost = cookieOf(await stepUp(withCookie(first)));
  world.later(3601);
  expect(await opens(first)).toBe(true);
  const second = cookieOf(await stepUp(withCookie(first)));
  expect([await opens(second), await opens(first)]).toEqual([true, true]);
  world.later(95);
  const left = [await opens(second), await opens(first), await opens(lost)];
  expect(left).toEqual([true, false, false]);
});

it('two step-ups within a minute leave no browser outside', async () => {
  const second = cookieOf(await stepUp(withCookie(first)));
  world.later(40);
  const third = cookieOf(await stepUp(withCookie(second)));
  expect([await opens(third), await opens(second), await opens(first)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('a wrong code renews no cookie', async () => {
  await world.sendFields(
    requestChangeOtp,
    { purpose: 'changeBank' },
    { token, headers: withCookie(first) },
  );
  const otp = otherCode(await world.codeOf(person.phone));
  const reply = await world.sendFields(
    verifyChangeOtp,
    { purpose: 'changeBank', otp },
    { token, headers: withCookie(first) },
  );
  expect(reply.body.success).toBe(false);
  expect(cookieOf(reply)).toBe('');
});

it('a new login in the browser ends the session of its new cookie', async () => {
  const second = cookieOf(await stepUp(withCookie(first)));
  await logIn(withCookie(second));
  expect([await opens(second), await opens(first)]).toEqual([false, false]);
});

it('a program without a cookie gets none by a step-up', async () => {
  const program = tokenOf(await logIn({}));
  const reply = await stepUp({}, program);
  expect(reply.body.success).toBe(true);
  expect(cookieOf(reply)).toBe('');
});
