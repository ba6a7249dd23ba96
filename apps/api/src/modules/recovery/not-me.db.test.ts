import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { disownChange } from '@karigar/contract/recovery/disown-change';
import { lookAtChange } from '@karigar/contract/recovery/look-at-change';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceHash } from '#auth/device';
import { refusal, tokenOf } from '#testing/account-world';
import { withChangeOtp, type AskedAct } from '#testing/change-otp';
import { createBookings } from '#testing/fresh-bookings';
import { FREEZE_REASON, withFreezeDesk } from '#testing/freeze-desk';
import { createPerson, freshEmail, freshPhone, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, DEVICE, type OtpWorld } from '#testing/otp-world';
import { withPasskeys } from '#testing/passkey-world';
import { withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';
import { countDevices, dropLetter, forgetEmail, loggedOf } from '#testing/recovery-world-store';
import { openSession } from '#proofs/exactly-once-stage';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());
const { operator, answer, agree, restore, freezesOf } = withFreezeDesk(world);

const HOUR = 3600;
const DAY = 24 * HOUR;
const PASSWORD = 'a long word of a stranger';
let person: FreshPerson;
let token: string;

/** A serviceman with a confirmed bank account and money to pay out. */
beforeEach(async () => {
  world.later(4 * DAY);
  person = await createPerson(world.look, 'serviceman', world.now());
  token = await openSession(world, person);
  await stepUp();
  await bank('111122223333');
});

const stepUp = (purpose: AskedAct = 'changeBank', as = token) =>
  withChangeOtp(world, as).prove({ purpose }, person.phone);
const bank = (accountNo: string, as = token) =>
  world.sendFields(
    updateBankDetails,
    { accountNo, ifscCode: 'HDFC0001234', holderName: 'Kavita Pawar', bankName: 'HDFC Bank' },
    { token: as },
  );
/** The owner's bank account is changed, and everybody who was there before is told. */
const changeBank = async (): Promise<void> => {
  world.later(60);
  await stepUp();
  expect((await bank('444455556666')).body.success).toBe(true);
};
const earn = async (): Promise<void> => {
  const [job] = await createBookings(world.look, world.context.vault, {
    count: 1,
    state: 'completed',
    servicemanId: person.id,
    customerId: people.asha.id,
    now: world.now(),
    code: '730915',
  });
  if (job === undefined) throw new Error('no job');
  const { bookingId, orderId } = job;
  const given = { direction: 'give', amount: '500.00', reason: FREEZE_REASON };
  const fields = { bookingId: String(bookingId), mainId: String(orderId), ...given };
  expect((await world.sendFields(correctEarnings, fields, await operator())).body.success).toBe(
    true,
  );
};
/** Why no payout leaves. */
const leftOut = async () => (await withPayoutDesk(world).payable(person.id))?.leftOut;
const linkIn = (letter: string): string => /\/not-me\/([\w-]+)/.exec(letter)?.[1] ?? '';
const linkTo = async (contact: string, words: string): Promise<string> =>
  linkIn(await world.letter(contact, words));
const BANK = 'The bank account of your';
const CHECKED = refusal('account.under-check');
const look = (link: string) => world.sendFields(lookAtChange, { token: link });
const press = (link: string, key?: string) =>
  world.sendFields(disownChange, { token: link }, key === undefined ? {} : { key });
const freezes = () => freezesOf(person.id);
const pauseIn = async (as: string) => {
  const { body } = await world.sendFields(getEarnings, {}, { token: as });
  const { body: own } = await world.sendFields(getProfile, {}, { token: as });
  const [profile] = own.data as { payoutPause: unknown }[];
  const { payoutPause } = body.data as { payoutPause: { why: string } | null };
  expect(profile?.payoutPause).toEqual(payoutPause);
  return payoutPause;
};
const isIn = async (as: string): Promise<boolean> =>
  (await world.sendFields(getProfile, {}, { token: as })).status === 200;
const phoneLogin = async (device: string, phone = person.phone) => {
  const userId = `user-${phone}`;
  const subject = { userId, phone, device: deviceHash(world.context.vault, device) };
  const idToken = await world.context.issuer.issue(subject, world.now());
  const login = { username: phone, userId, playerId: '', idToken };
  return world.sendFields(loginWithIdToken, login);
};
const logIn = async (device = 'home'): Promise<string> => {
  const reply = await phoneLogin(device);
  const { secondProof } = reply.body.data as { secondProof?: string };
  if (secondProof === undefined) return tokenOf(reply);
  const shown = { token: tokenOf(reply) };
  const before = (await world.codes(person.email)).length;
  await world.sendFields(requestSecondProof, {}, shown);
  const code = await world.codeOf(person.email, before + 1);
  return tokenOf(await world.sendFields(confirmSecondProof, { answer: code }, shown));
};

describe('the notice of a change', () => {
  it('has a link of its own for each contact of before, and opening it changes nothing', async () => {
    await changeBank();
    const links = [await linkTo(person.phone, BANK), await linkTo(person.email, BANK)];
    expect(new Set(links).size).toBe(2);
    for (const link of links) {
      expect(link).toMatch(/^[\w-]{22}$/);
      expect((await look(link)).body).toMatchObject({
        success: true,
        data: { change: 'bank', isDisowned: false },
      });
    }
    expect(await isIn(token)).toBe(true);
    expect(await freezes()).toEqual([]);
  });

  it('is nowhere in the database, but in the messages that were sent', async () => {
    await changeBank();
    const link = await linkTo(person.email, BANK);
    await dropLetter(world.look, link);
    expect(await world.dump()).not.toContain(link);
    expect(await world.rowsOf('change_links')).not.toContain(person.email);
  });

  it('gives no link to the new email or phone, and a press closes the new phone', async () => {
    const [email, phone] = [freshEmail(), freshPhone()];
    const fields = { firstName: 'Kavita', lastName: 'Pawar', address: '', phone, email };
    world.later(60);
    await stepUp('changePhone');
    world.later(60);
    await stepUp('changeEmail');
    const calls = withChangeOtp(world, token);
    await calls.prove({ purpose: 'newPhone', to: phone }, phone);
    await calls.prove({ purpose: 'newEmail', to: email }, email);
    expect((await world.sendFields(updateProfile, fields, { token })).body.success).toBe(true);
    expect(await linkTo(person.phone, 'The email of your')).not.toBe('');
    expect(await linkTo(person.email, 'The mobile number of your')).not.toBe('');
    const sent = [...(await world.inbox(email)), ...(await world.inbox(phone))];
    expect(sent.join('\n')).not.toContain('/not-me/');
    // Until it is checked, the new number opens nothing.
    await press(await linkTo(person.phone, 'The mobile number of your'));
    const { body } = await phoneLogin('mallory', phone);
    expect(body.data).toMatchObject({ secondProof: 'operations' });
  });

  it('is in the app too, and that link works like the others', async () => {
    await changeBank();
    const { body } = await world.sendFields(listNotifications, {}, { token });
    const [first] = body.data as { kind: string; changeToken: string }[];
    expect(first?.kind).toBe('bank-changed');
    expect((await press(first?.changeToken ?? '')).body.success).toBe(true);
    expect((await freezes())[0]?.channel).toBe('app');
  });
});

describe('"This was not me"', () => {
  it('stops payouts, ends every session, forgets devices and tells everybody', async () => {
    await earn();
    await changeBank();
    const other = await logIn();
    expect(await countDevices(world.look, person.id)).toBe(1);
    const reply = await press(await linkTo(person.phone, BANK));
    expect(reply.body).toMatchObject({ success: true, data: null });
    expect([await isIn(token), await isIn(other)]).toEqual([false, false]);
    expect(await countDevices(world.look, person.id)).toBe(0);
    expect(await leftOut()).toBe('frozen');
    world.later(30 * DAY);
    expect(await leftOut()).toBe('frozen');
    for (const contact of [person.phone, person.email])
      expect(await world.letter(contact, 'No money leaves it now')).toContain('24 hours');
  });

  it('removes the passkeys, of which one may be the stranger’s', async () => {
    const passkeys = withPasskeys(world);
    const phone = passkeys.authenticator();
    world.later(60);
    await stepUp('addPasskey');
    expect((await passkeys.add(token, phone)).body.success).toBe(true);
    await changeBank();
    expect((await press(await linkTo(person.phone, BANK))).body.success).toBe(true);
    expect(await passkeys.logIn(phone, DEVICE)).toMatchObject(refusal('login.passkey-refused'));
  });

  it('leaves the owner a way in by the proven phone, where the pause is seen', async () => {
    await changeBank();
    const link = await linkTo(person.phone, BANK);
    expect(await pauseIn(token)).toMatchObject({ why: 'changed' });
    await press(link);
    const back = await logIn();
    expect(await pauseIn(back)).toEqual({ why: 'frozen', until: null });
    const { body } = await world.sendFields(listNotifications, {}, { token: back });
    const kinds = (body.data as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toContain('payouts-frozen');
  });

  it('leaves no password, and no new one by the mailbox, whatever was changed', async () => {
    await changeBank();
    const link = await linkTo(person.phone, BANK);
    const reset = async (device: string) => {
      const sent = (await world.codes(person.email)).length;
      await world.sendFields(requestRecoveryOtp, { contact: person.email, device });
      const otp = await world.codeOf(person.email, sent + 1);
      const fields = { contact: person.email, otp, password: PASSWORD, device };
      return world.sendFields(resetPassword, fields);
    };
    const enter = () =>
      world.sendFields(loginWithPassword, { username: person.email, password: PASSWORD });
    expect((await reset('mallory')).body.success).toBe(true);
    const stolen = tokenOf(await enter());
    expect(await isIn(stolen)).toBe(true);
    await press(link);
    expect(await isIn(stolen)).toBe(false);
    expect(await enter()).toMatchObject(refusal('login.wrong-credentials'));
    world.later(120);
    expect(await reset('mallory')).toMatchObject(refusal('account.under-check'));
  });

  it('takes no number from after the change as a second factor', async () => {
    await changeBank();
    const link = await linkTo(person.phone, BANK);
    await forgetEmail(world.look, person.id);
    await press(link);
    const { body } = await phoneLogin('mallory');
    expect(body.data).toMatchObject({ secondProof: 'operations' });
  });

  it('lets nobody erase or download the account until it is checked', async () => {
    await changeBank();
    await press(await linkTo(person.phone, BANK));
    const back = await logIn();
    await stepUp('exportData', back);
    world.later(60);
    await stepUp('deleteAccount', back);
    for (const call of [exportMyData, eraseMyData])
      await expect(world.sendFields(call, {}, { token: back })).resolves.toMatchObject(CHECKED);
    expect(await isIn(back)).toBe(true);
  });

  it('says the same when it is pressed again, at once or later, and has one effect', async () => {
    await changeBank();
    const link = await linkTo(person.email, BANK);
    const replies = await Promise.all([press(link), press(link), press(link)]);
    world.later(HOUR);
    replies.push(await press(link));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await freezes()).toHaveLength(1);
    const letters = (await world.inbox(person.email)).filter((body) => body.includes('stopped'));
    expect(letters.length).toBeLessThanOrEqual(1);
    expect((await look(link)).body.data).toMatchObject({ isDisowned: true });
  });

  it('leaves an unconfirmed bank account after the operator has let payouts go on', async () => {
    await earn();
    await changeBank();
    await press(await linkTo(person.phone, BANK));
    const [freeze] = await freezes();
    expect((await restore(freeze?.id ?? 0)).body.success).toBe(true);
    world.later(4 * DAY);
    expect(await leftOut()).toBe('bank-unconfirmed');
  });

  it('unproves an email that was not the owner’s', async () => {
    const email = freshEmail();
    world.later(60);
    await stepUp('changeEmail');
    await withChangeOtp(world, token).prove({ purpose: 'newEmail', to: email }, email);
    const { phone } = person;
    const fields = { firstName: 'Kavita', lastName: 'Pawar', address: '', phone, email };
    await world.sendFields(updateProfile, fields, { token });
    await press(await linkTo(person.email, 'The email of your'));
    expect(await world.traces(person.phone)).toMatchObject({ email, isEmailProven: false });
    // What follows is told to the replaced email too.
    expect(await world.letter(person.email, 'No money leaves it now')).toContain('24 hours');
  });

  it('is refused for a link that is unknown or 30 days old, with one sentence', async () => {
    await changeBank();
    const link = await linkTo(person.email, BANK);
    for (const wrong of ['', 'x', link.slice(1), `${link}x`])
      expect(await press(wrong)).toMatchObject(refusal('change.link-over'));
    world.later(30 * DAY);
    expect(await press(link)).toMatchObject(refusal('change.link-over'));
    expect(await look(link)).toMatchObject(refusal('change.link-over'));
    expect(await freezes()).toEqual([]);
  });

  it('is logged with the account and audited', async () => {
    await changeBank();
    await press(await linkTo(person.email, BANK));
    expect(await loggedOf(world.look, person.id, 'disown-change')).toEqual(['ok']);
    const audited = (await world.audited()).filter(({ call }) => call === 'disown-change');
    expect(audited.at(-1)).toMatchObject({ outcome: 'ok', account_id: null });
  });
});

describe('the operator', () => {
  const frozen = async (): Promise<number> => {
    await changeBank();
    await press(await linkTo(person.phone, BANK));
    return (await freezes())[0]?.id ?? 0;
  };

  it('finds it with a deadline, which passes after a day', async () => {
    await frozen();
    const [due] = await freezes();
    expect(due).toMatchObject({ state: 'open', channel: 'phone', isLate: false });
    world.later(DAY + 1);
    expect(await freezes()).toMatchObject([{ ...due, isLate: true }]);
  });

  it('keeps payouts frozen or lets them go on, with a reason, and the owner is told', async () => {
    const id = await frozen();
    expect(await answer(id, 'restore', ' ')).toMatchObject(refusal('correction.reason-missing'));
    expect(await answer(999_999, 'keep')).toMatchObject(refusal('freeze.not-found'));
    expect((await answer(id, 'keep')).body.success).toBe(true);
    expect(await answer(id, 'keep')).toMatchObject(refusal('freeze.already-answered'));
    await earn();
    expect(await leftOut()).toBe('frozen');
    expect(await world.letter(person.phone, 'no money leaves it for now')).toContain('support');
    expect((await restore(id)).body.success).toBe(true);
    expect(await world.letter(person.email, 'It is open again')).toContain('support');
    expect(await answer(id, 'keep')).toMatchObject(refusal('freeze.already-answered'));
    expect((await freezes())[0]).toMatchObject({ state: 'restored', reason: FREEZE_REASON });
  });

  it('lets payouts go on only when a second operator agrees to what was seen', async () => {
    const id = await frozen();
    const asked = await answer(id, 'restore');
    expect(asked.body.data).toMatchObject({ countersign: expect.stringMatching(/^W-\d+$/) });
    expect((await freezes())[0]).toMatchObject({ state: 'open' });
    expect(await answer(id, 'restore')).toMatchObject(refusal('countersign.asked-already'));
    expect((await answer(id, 'keep')).body.success).toBe(true);
    expect(await agree(asked)).toMatchObject(refusal('freeze.already-answered'));
    expect((await restore(id)).body.success).toBe(true);
    const listed = await world.sendFields(listCountersigns, { which: 'own' }, await operator());
    expect(listed.body.data).toContainEqual(
      expect.objectContaining({ call: 'answer-freeze', owner: 'Kavita Pawar' }),
    );
  });

  it('is not asked again by other links of what was checked', async () => {
    const id = await frozen();
    await restore(id);
    expect(await press(await linkTo(person.email, BANK))).toMatchObject(refusal('change.checked'));
    expect((await freezes()).map(({ state }) => state)).toEqual(['restored']);
  });
});

it('whoever reads the mailbox freezes payouts at most three times in 30 days', async () => {
  const replies: unknown[] = [];
  for (let round = 1; round <= 4; round += 1) {
    world.later(2 * HOUR);
    await world.sendFields(requestRecoveryOtp, { contact: person.email, device: 'mallory' });
    const otp = await world.codeOf(person.email, round);
    const reset = { contact: person.email, otp, password: PASSWORD, device: 'mallory' };
    await world.sendFields(resetPassword, reset);
    await world.letter(person.email, 'The password of your');
    const links = async () => (await world.inbox(person.email)).map(linkIn).filter(Boolean);
    await expect.poll(links, { timeout: 30_000 }).toHaveLength(round);
    const { body } = await press((await links()).at(-1) ?? '');
    replies.push(body.code);
    const open = (await freezes()).find(({ state }) => state === 'open');
    if (open !== undefined) await restore(open.id);
  }
  expect(replies).toEqual([200, 200, 200, 'change.too-often']);
});
