import { beginPasskey } from '@karigar/contract/passkeys/begin-passkey';
import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { register } from '@karigar/contract/sign-in/register';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { COOL_OFF_MS } from '@karigar/domain/identity/account-facts';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HINDI, refusal, tokenOf } from '#testing/account-world';
import { ASKED_ACTS, withChangeOtp, type AskedAct } from '#testing/change-otp';
import { createPerson, freshEmail, freshPhone, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, otherCode, type OtpWorld } from '#testing/otp-world';
import { DEMO_PASSWORD } from '#testing/people';
import { openSession } from '#proofs/exactly-once-stage';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

let person: FreshPerson;
let token: string;
beforeEach(async () => {
  // One hour later, so that messages of one test do not count in the next.
  world.later(3601);
  person = await createPerson(world.look, 'serviceman', world.now());
  token = await openSession(world, person);
});

const bank = (accountNo: string, as = token) =>
  world.sendFields(
    updateBankDetails,
    { accountNo, ifscCode: 'HDFC0001234', holderName: 'Kavita Pawar', bankName: 'HDFC Bank' },
    { token: as },
  );
const profile = (more: Record<string, string>, as = token) => {
  const { phone, email } = person;
  const fields = { firstName: 'Kavita', lastName: 'Pawar', address: '', phone, email, ...more };
  return world.sendFields(updateProfile, fields, { token: as });
};
type Shown = { phone: string; email: string; accountNo: string; changesFrom: string | null };
const shown = async () => {
  const reply = await world.sendFields(getProfile, {}, { token });
  return (reply.body.data as Shown[])[0];
};
const otp = () => withChangeOtp(world, token);

describe('change of the bank account number', () => {
  it('changing the account number needs one OTP, used once, and notifies phone and email', async () => {
    expect((await bank('111122223333')).body.success).toBe(true);
    expect(await bank('444455556666')).toMatchObject(refusal('step-up.needed'));
    const sent = await otp().request({ purpose: 'changeBank' });
    expect(sent.body.data).toEqual({
      sentTo: `XXXXXX${person.phone.slice(-4)}`,
      retryAfterSeconds: 30,
    });
    const code = await world.codeOf(person.phone);
    expect((await world.inbox(person.phone))[0]).toBe(
      `${code} is your code to change the bank account of your Karigar account. It is valid for 5 minutes. Nobody from Karigar asks for it.`,
    );
    expect((await otp().verify({ purpose: 'changeBank' }, code)).body.success).toBe(true);

    expect((await bank('444455556666')).body.success).toBe(true);
    expect((await shown())?.accountNo).toBe('XXXXXXXX6666');
    expect(await bank('777788889999')).toMatchObject(refusal('step-up.needed'));
    expect(await world.letter(person.email, 'The bank account of your account was')).toContain(
      'account',
    );
    expect(await world.letter(person.phone, 'The bank account of your Karigar')).toContain(
      'Karigar',
    );
  });

  it('an OTP for the account number survives a refused change, and is invalid in another session or later', async () => {
    await bank('111122223333');
    await otp().prove({ purpose: 'changeBank' }, person.phone);
    expect(await bank('12')).toMatchObject(refusal('bank.account-number-invalid'));
    const elsewhere = await openSession(world, person);
    expect(await bank('444455556666', elsewhere)).toMatchObject(refusal('step-up.needed'));
    world.later(301);
    expect(await bank('444455556666')).toMatchObject(refusal('step-up.needed'));
  });

  it('one OTP for the account number allows one of two concurrent changes', async () => {
    await bank('111122223333');
    await otp().prove({ purpose: 'changeBank' }, person.phone);
    const replies = await Promise.all(['444455556666', '777788889999'].map((no) => bank(no)));
    expect(replies.map(({ body }) => String(body.code)).toSorted()).toEqual([
      '200',
      'step-up.needed',
    ]);
  });
});

describe('change of the phone', () => {
  it('changing the phone needs re-authentication and a proof of the new phone, and notifies the old one', async () => {
    const next = freshPhone();
    expect(await profile({ phone: next })).toMatchObject(refusal('step-up.needed'));
    await otp().prove({ purpose: 'changePhone' }, person.phone);
    expect(await profile({ phone: next })).toMatchObject(refusal('phone.proof-needed'));
    const another = freshPhone();
    await otp().prove({ purpose: 'newPhone', to: another }, another);
    expect(await profile({ phone: next })).toMatchObject(refusal('phone.proof-needed'));
    world.later(60);
    await otp().prove({ purpose: 'newPhone', to: `+91 ${next}` }, next);
    expect((await profile({ phone: next })).body.success).toBe(true);

    expect(await world.traces(next)).toMatchObject({ id: person.id, isPhoneProven: true });
    expect(await world.letter(person.email, 'The mobile number of your account was')).toContain(
      'account',
    );
    expect(await world.letter(person.phone, 'The mobile number of your Karigar')).toContain(
      'Karigar',
    );
    expect(await profile({ phone: freshPhone() })).toMatchObject(refusal('step-up.too-new'));
    expect((await shown())?.changesFrom).toBe(writeWireDateTime(world.now() + COOL_OFF_MS));
    expect(await bank('444455556666')).toMatchObject({ body: { success: true } });
    expect(await bank('777788889999')).toMatchObject(refusal('step-up.too-new'));
  });

  it('changing the phone is refused when another account proved it, and frees it when unproven', async () => {
    const other = await createPerson(world.look, 'customer', world.now());
    await otp().prove({ purpose: 'changePhone' }, person.phone);
    await otp().prove({ purpose: 'newPhone', to: other.phone }, other.phone);
    expect(await profile({ phone: other.phone })).toMatchObject(refusal('phone.taken'));

    const [phone, email] = [freshPhone(), freshEmail()];
    const fields = { first_name: 'Any', last_name: 'One', phone, email, address: '' };
    await world.sendFields(register, { ...fields, password: 'a word of somebody' });
    world.later(60);
    await otp().prove({ purpose: 'newPhone', to: phone }, phone);
    expect((await profile({ phone })).body.success).toBe(true);
    expect(await world.traces(email)).toMatchObject({ phone: null });
  });

  it('an email code and the password do not replace a proven phone: an operator does', async () => {
    const next = freshPhone();
    const byEmail = { purpose: 'changePhone', by: 'email' } as const;
    const bankByEmail = { purpose: 'changeBank', by: 'email' } as const;
    expect(await otp().prove(byEmail, person.email)).toMatchObject(refusal('password.wrong'));
    world.later(60);
    expect(await otp().prove(byEmail, person.email, 'another word')).toMatchObject(
      refusal('password.wrong'),
    );
    world.later(900);
    await otp().prove({ purpose: 'newPhone', to: next }, next);
    expect(await profile({ phone: next })).toMatchObject(refusal('step-up.needed'));
    const sent = await otp().prove(byEmail, person.email, DEMO_PASSWORD);
    expect(sent.body.success).toBe(true);
    expect(await profile({ phone: next })).toMatchObject(refusal('step-up.phone-needed'));
    expect(await bank('111122223333', token)).toMatchObject({ body: { success: true } });
    world.later(3601);
    await otp().prove(bankByEmail, person.email, DEMO_PASSWORD);
    expect(await bank('444455556666')).toMatchObject(refusal('step-up.phone-needed'));
    expect((await shown())?.phone).toBe(person.phone);
  });
});

describe('change of the email', () => {
  it('a proven email is replaced only by a proven one, with a notice to the old one', async () => {
    const next = freshEmail();
    expect(await profile({ email: next })).toMatchObject(refusal('step-up.needed'));
    expect(await otp().prove({ purpose: 'newEmail', to: next }, next)).toMatchObject(
      refusal('step-up.needed'),
    );
    await otp().prove({ purpose: 'changeEmail' }, person.phone);
    expect(await profile({ email: next })).toMatchObject(refusal('email.proof-needed'));
    world.later(60);
    await otp().prove({ purpose: 'newEmail', to: next }, next);
    expect((await profile({ email: next })).body.success).toBe(true);
    expect(await world.traces(next)).toMatchObject({ isEmailProven: true });
    expect(await world.letter(person.email, 'The email of your account was changed.')).toContain(
      'account',
    );
  });

  it('neither replaces nor proves an email on a device of less than three days', async () => {
    world.later(3601);
    token = await openSession(world, person);
    const next = freshEmail();
    expect((await shown())?.changesFrom).toBe(writeWireDateTime(world.now() + COOL_OFF_MS));
    expect(await profile({ email: next })).toMatchObject(refusal('step-up.too-new'));
    await otp().prove({ purpose: 'changeEmail' }, person.phone);
    const give = () => otp().prove({ purpose: 'newEmail', to: next }, next);
    expect(await give()).toMatchObject(refusal('step-up.too-new'));
    expect(await profile({ email: next })).toMatchObject(refusal('step-up.too-new'));
    expect(await world.traces(person.email)).toMatchObject({ id: person.id });
    expect(await world.traces(next)).toBeNull();
  });

  it('neither replaces nor proves an email in the three days after a new phone', async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    await otp().prove({ purpose: 'changePhone' }, person.phone);
    await otp().prove({ purpose: 'newPhone', to: phone }, phone);
    expect((await profile({ phone })).body.success).toBe(true);
    await otp().prove({ purpose: 'changeEmail' }, phone);
    expect(await profile({ phone, email })).toMatchObject(refusal('step-up.too-new'));
    expect(await otp().prove({ purpose: 'newEmail', to: email }, email)).toMatchObject(
      refusal('step-up.too-new'),
    );
  });

  it('an own email becomes proven by its code', async () => {
    await world.unprove(person.id);
    await otp().prove({ purpose: 'newEmail', to: person.email }, person.email);
    expect(await world.traces(person.email)).toMatchObject({
      isEmailProven: true,
      isPhoneProven: false,
    });
  });
});

it('a signed-in account proves its unproven phone without losing anything', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const fields = { first_name: 'Any', last_name: 'One', phone, email, address: '' };
  const reply = await world.sendFields(register, { ...fields, password: 'a word of somebody' });
  token = tokenOf(reply);
  expect(await shown()).toMatchObject({ phone, isPhoneProven: false });
  expect((await otp().prove({ purpose: 'changePhone' }, phone)).body.success).toBe(true);
  const after = await world.traces(phone);
  expect(after).toMatchObject({ email, isPhoneProven: true });
  expect(after?.password_hash).not.toBeNull();
  expect(await shown()).toMatchObject({ phone, isPhoneProven: true });
});

describe('one act', () => {
  const ACTS = {
    changePhone: () => profile({ phone: freshPhone() }),
    changeEmail: () => profile({ email: freshEmail() }),
    changeBank: () => bank('444455556666'),
    addPasskey: () => world.sendFields(beginPasskey, {}, { token }),
    exportData: () => world.sendFields(exportMyData, {}, { token }),
    deleteAccount: () => world.sendFields(eraseMyData, {}, { token }),
  } as const;
  const isRefused = async (act: AskedAct): Promise<boolean> =>
    (await ACTS[act]()).body.code === 'step-up.needed';

  it.each(ASKED_ACTS)('a proof for %s opens no other act', async (purpose) => {
    await bank('111122223333');
    await otp().prove({ purpose }, person.phone);
    const open: string[] = [];
    // The account is deleted last, if it is.
    for (const act of ASKED_ACTS) if (!(await isRefused(act))) open.push(act);
    expect(open).toEqual([purpose]);
  });

  it('a code is verified for the act it was requested for, and its message names that one', async () => {
    for (const [at, purpose] of ASKED_ACTS.entries()) {
      world.later(3601);
      await otp().request({ purpose });
      const code = await world.codeOf(person.phone, at + 1);
      for (const other of ASKED_ACTS.filter((act) => act !== purpose))
        expect(await otp().verify({ purpose: other }, code)).toMatchObject(refusal('otp.expired'));
      expect((await otp().verify({ purpose }, code)).body.success).toBe(true);
    }
    const messages = (await world.inbox(person.phone)).map(
      (body) => /code to (.+?)\./.exec(body)?.[1],
    );
    expect(messages).toEqual([
      'change the mobile number of your Karigar account',
      'change the email of your Karigar account',
      'change the bank account of your Karigar account',
      'add a passkey to your Karigar account',
      'download the data of your Karigar account',
      'delete your Karigar account',
    ]);
  });

  it('phone and email together are two acts, and the refusal names the missing one', async () => {
    const next = { phone: freshPhone(), email: freshEmail() };
    expect((await profile(next)).body.data).toEqual({ act: 'change-phone' });
    await otp().prove({ purpose: 'changePhone' }, person.phone);
    expect((await profile(next)).body.data).toEqual({ act: 'change-email' });
    world.later(60);
    await otp().prove({ purpose: 'changeEmail' }, person.phone);
    await otp().prove({ purpose: 'newPhone', to: next.phone }, next.phone);
    await otp().prove({ purpose: 'newEmail', to: next.email }, next.email);
    expect((await profile(next)).body.success).toBe(true);
  });
});

describe('OTP for a change', () => {
  it('an OTP for a change has five tries, and is valid only for its purpose', async () => {
    await otp().request({ purpose: 'changeBank' });
    const code = await world.codeOf(person.phone);
    expect(await otp().verify({ purpose: 'newPhone', to: person.phone }, code)).toMatchObject(
      refusal('otp.expired'),
    );
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await otp().verify({ purpose: 'changeBank' }, otherCode(code))).toMatchObject(
        refusal('otp.mismatch'),
      );
    }
    expect(await otp().verify({ purpose: 'changeBank' }, code)).toMatchObject(
      refusal('otp.too-many-tries'),
    );
    expect((await otp().request({ purpose: 'changeBank' })).body.code).toBe('otp.too-soon');
  });

  it('an OTP for a change is refused without a contact, in Hindi too', async () => {
    const asked = await otp().request({ purpose: 'newPhone', to: '12' });
    expect(asked).toMatchObject(refusal('phone.invalid'));
    expect(await otp().request({ purpose: 'newEmail', to: 'x@' })).toMatchObject(
      refusal('email.invalid'),
    );
    await world.unprove(person.id);
    await world.dropPhone(person.id);
    expect(await otp().request({ purpose: 'changeBank' })).toMatchObject(refusal('step-up.no-way'));
    const fields = { firstName: 'A', lastName: 'B', address: '', phone: '', email: 'x@' };
    const hindi = await world.sendFields(updateProfile, fields, { token, ...HINDI });
    expect(hindi).toMatchObject(refusal('email.invalid', 'hi'));
  });
});
