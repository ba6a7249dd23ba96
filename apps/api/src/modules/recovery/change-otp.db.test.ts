import { register } from '@karigar/contract/sign-in/register';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HINDI, refusal, tokenOf } from '#testing/account-world';
import { withChangeOtp } from '#testing/change-otp';
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
const shown = async () => {
  const reply = await world.sendFields(getProfile, {}, { token });
  return (reply.body.data as { phone: string; email: string; accountNo: string }[])[0];
};
const otp = () => withChangeOtp(world, token);

describe('change of the bank account number', () => {
  it('changing the account number needs one OTP, used once, and notifies phone and email', async () => {
    expect((await bank('111122223333')).body.success).toBe(true);
    expect(await bank('444455556666')).toMatchObject(refusal('step-up.needed'));
    const sent = await otp().request({ purpose: 'stepUp' });
    expect(sent.body.data).toEqual({
      sentTo: `XXXXXX${person.phone.slice(-4)}`,
      retryAfterSeconds: 30,
    });
    const code = await world.codeOf(person.phone);
    expect((await world.inbox(person.phone))[0]).toContain('to confirm a change of your account');
    expect((await otp().verify({ purpose: 'stepUp' }, code)).body.success).toBe(true);

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
    await otp().prove({ purpose: 'stepUp' }, person.phone);
    expect(await bank('12')).toMatchObject(refusal('bank.account-number-invalid'));
    const elsewhere = await openSession(world, person);
    expect(await bank('444455556666', elsewhere)).toMatchObject(refusal('step-up.needed'));
    world.later(301);
    expect(await bank('444455556666')).toMatchObject(refusal('step-up.needed'));
  });

  it('one OTP for the account number allows one of two concurrent changes', async () => {
    await bank('111122223333');
    await otp().prove({ purpose: 'stepUp' }, person.phone);
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
    await otp().prove({ purpose: 'stepUp' }, person.phone);
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
    expect(await bank('444455556666')).toMatchObject({ body: { success: true } });
    expect(await bank('777788889999')).toMatchObject(refusal('step-up.too-new'));
  });

  it('changing the phone is refused when another account proved it, and frees it when unproven', async () => {
    const other = await createPerson(world.look, 'customer', world.now());
    await otp().prove({ purpose: 'stepUp' }, person.phone);
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
    const byEmail = { purpose: 'stepUp', by: 'email' } as const;
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
    await otp().prove({ purpose: 'stepUp' }, person.phone);
    expect(await profile({ email: next })).toMatchObject(refusal('email.proof-needed'));
    world.later(60);
    await otp().prove({ purpose: 'newEmail', to: next }, next);
    expect((await profile({ email: next })).body.success).toBe(true);
    expect(await world.traces(next)).toMatchObject({ isEmailProven: true });
    expect(await world.letter(person.email, 'The email of your account was changed.')).toContain(
      'account',
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
  expect((await otp().prove({ purpose: 'stepUp' }, phone)).body.success).toBe(true);
  const after = await world.traces(phone);
  expect(after).toMatchObject({ email, isPhoneProven: true });
  expect(after?.password_hash).not.toBeNull();
  expect(await shown()).toMatchObject({ phone, isPhoneProven: true });
});

describe('OTP for a change', () => {
  it('an OTP for a change has five tries, and is valid only for its purpose', async () => {
    await otp().request({ purpose: 'stepUp' });
    const code = await world.codeOf(person.phone);
    expect(await otp().verify({ purpose: 'newPhone', to: person.phone }, code)).toMatchObject(
      refusal('otp.expired'),
    );
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await otp().verify({ purpose: 'stepUp' }, otherCode(code))).toMatchObject(
        refusal('otp.mismatch'),
      );
    }
    expect(await otp().verify({ purpose: 'stepUp' }, code)).toMatchObject(
      refusal('otp.too-many-tries'),
    );
    expect((await otp().request({ purpose: 'stepUp' })).body.code).toBe('otp.too-soon');
  });

  it('an OTP for a change is refused without a contact, in Hindi too', async () => {
    const asked = await otp().request({ purpose: 'newPhone', to: '12' });
    expect(asked).toMatchObject(refusal('phone.invalid'));
    expect(await otp().request({ purpose: 'newEmail', to: 'x@' })).toMatchObject(
      refusal('email.invalid'),
    );
    await world.unprove(person.id);
    await world.dropPhone(person.id);
    expect(await otp().request({ purpose: 'stepUp' })).toMatchObject(refusal('step-up.no-way'));
    const fields = { firstName: 'A', lastName: 'B', address: '', phone: '', email: 'x@' };
    const hindi = await world.sendFields(updateProfile, fields, { token, ...HINDI });
    expect(hindi).toMatchObject(refusal('email.invalid', 'hi'));
  });
});
