import { getProfile } from '@karigar/contract/profile/get-profile';
import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { deviceHash } from '#auth/device';
import { tokenOf } from '#testing/account-world';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld } from '#testing/otp-world';

const world = await createOtpWorld();
afterAll(() => world.close());

let person: FreshPerson;
beforeEach(async () => {
  world.later(3601);
  person = await createPerson(world.look, 'serviceman', world.now());
});

/** Call 1 after a correct code on this device; an empty name for a caller without one. */
const logIn = async (device: string) => {
  const { issuer, vault } = world.context;
  const { phone } = person;
  const userId = `user-${phone}`;
  const subject = { userId, phone, device: deviceHash(vault, device) };
  const idToken = await issuer.issue(subject, world.now());
  const sent = { username: phone, userId, playerId: 'player', idToken };
  return world.sendFields(loginWithIdToken, sent);
};
const proofOwed = async (device: string) => {
  const { data } = (await logIn(device)).body as { data: { secondProof?: string } };
  return data.secondProof ?? 'none';
};
const isIn = async (token: string) =>
  (await world.sendFields(getProfile, {}, { token })).body.success;

it('a caller without a device id owes the second factor each time', async () => {
  expect([await proofOwed('phone'), await proofOwed(''), await proofOwed('')]).toEqual([
    'none',
    'email',
    'email',
  ]);
});

it('a switched role makes no other device known', async () => {
  const token = tokenOf(await logIn('phone'));
  const switched = await world.sendFields(switchRole, { role: 'customer' }, { token });
  expect(await isIn(tokenOf(switched))).toBe(true);
  expect([await proofOwed(''), await proofOwed('phone')]).toEqual(['email', 'none']);
});

/** Logs in with the second factor: the person's nth code by email. */
const confirmOn = async (device: string, nth: number) => {
  const pending = { token: tokenOf(await logIn(device)) };
  await world.sendFields(requestSecondProof, {}, pending);
  const answer = await world.codeOf(person.email, nth);
  const confirmed = await world.sendFields(confirmSecondProof, { answer }, pending);
  expect(confirmed.body.success).toBe(true);
  return tokenOf(confirmed);
};

/** A phone and a laptop, both logged in and known. */
const logInTwice = async () => {
  const phone = tokenOf(await logIn('phone'));
  return { phone, laptop: await confirmOn('laptop', 1) };
};

it('a device that was logged out from another one owes the second factor again', async () => {
  const { phone, laptop } = await logInTwice();
  const reply = await world.sendFields(listSessions, {}, { token: laptop });
  const listed = readReply(listSessions, reply.body);
  if (listed.kind !== 'ok') throw new Error(JSON.stringify(listed));
  const other = listed.data.find(({ isCurrent }) => !isCurrent);
  await world.sendFields(revokeSession, { id: String(other?.id) }, { token: laptop });
  expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
  expect([await proofOwed('phone'), await proofOwed('laptop')]).toEqual(['email', 'none']);
});

it('logging out all other devices leaves only this one known', async () => {
  const { laptop } = await logInTwice();
  await world.sendFields(revokeOtherSessions, {}, { token: laptop });
  expect([await proofOwed('phone'), await proofOwed('laptop')]).toEqual(['email', 'none']);
});

it('after every device was logged out, the next one is not taken for the first', async () => {
  await logInTwice();
  world.later(61);
  const token = await confirmOn('', 2);
  const ended = await world.sendFields(revokeOtherSessions, {}, { token });
  expect(ended.body).toMatchObject({ data: { ended: 2 } });
  expect([await proofOwed('phone'), await proofOwed('other'), await proofOwed('')]).toEqual([
    'email',
    'email',
    'email',
  ]);
});

it('a person who logs out keeps the device known', async () => {
  const token = tokenOf(await logIn('phone'));
  await world.sendFields(logOut, {}, { token });
  expect(await proofOwed('phone')).toBe('none');
});
