import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, tokenOf } from '#testing/account-world';
import { withChangeOtp } from '#testing/change-otp';
import { createPerson, freshEmail, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, type OtpWorld } from '#testing/otp-world';
import { forgetEmail } from '#testing/recovery-world-store';
import { openSession } from '#proofs/exactly-once-stage';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

const HOLDER = 'Kavita Pawar';
const PASSWORD = 'a long word of a stranger';
let person: FreshPerson;
let token: string;
beforeEach(async () => {
  world.later(4 * 86_400);
  person = await createPerson(world.look, 'serviceman', world.now());
  token = await openSession(world, person);
});

const bank = (changed: Record<string, string>, as = token) =>
  world.sendFields(
    updateBankDetails,
    {
      accountNo: '111122223333',
      ifscCode: 'HDFC0001234',
      holderName: HOLDER,
      bankName: 'HDFC Bank',
      ...changed,
    },
    { token: as },
  );
const profile = (changed: Record<string, string>, as = token) => {
  const { phone } = person;
  const fields = { firstName: 'Kavita', lastName: 'Pawar', address: '', phone, email: '' };
  return world.sendFields(updateProfile, { ...fields, ...changed }, { token: as });
};

describe('somebody with a borrowed session, without the phone', () => {
  it('adds no email, so there is neither a new password nor another bank account', async () => {
    await forgetEmail(world.look, person.id);
    await bank({});
    const email = freshEmail();
    expect(await profile({ email })).toMatchObject(refusal('step-up.needed'));
    const attempt = await withChangeOtp(world, token).prove(
      { purpose: 'newEmail', to: email },
      email,
    );
    expect(attempt).toMatchObject(refusal('step-up.needed'));
    expect(await profile({ email })).toMatchObject(refusal('step-up.needed'));
    await world.sendFields(requestRecoveryOtp, { contact: email, device: 'mallory' });
    expect((await world.inbox(email)).join()).not.toContain('OTP');
    expect(await bank({ accountNo: '999988887777' })).toMatchObject(refusal('step-up.needed'));
  });

  it('changes neither IFSC code nor holder of the stored bank account', async () => {
    await bank({});
    expect(await bank({ ifscCode: 'KKBK0000811' })).toMatchObject(refusal('step-up.needed'));
    expect(await bank({ holderName: 'Someone Else' })).toMatchObject(refusal('step-up.needed'));
    expect((await bank({ bankName: 'HDFC' })).body.success).toBe(true);
  });

  it('does not download the data of the account', async () => {
    const ask = () => world.sendFields(exportMyData, {}, { token });
    expect(await ask()).toMatchObject(refusal('step-up.needed'));
    await withChangeOtp(world, token).prove({ purpose: 'exportData' }, person.phone);
    expect((await ask()).body.success).toBe(true);
  });
});

it('a thief of the mailbox sets a password that proves nothing for three days', async () => {
  await bank({});
  await world.sendFields(requestRecoveryOtp, { contact: person.email, device: 'mallory' });
  const otp = await world.codeOf(person.email);
  const reset = { contact: person.email, otp, password: PASSWORD, device: 'mallory' };
  expect((await world.sendFields(resetPassword, reset)).body.success).toBe(true);
  const enter = async (device = '') => {
    const login = { username: person.email, password: PASSWORD, device };
    return tokenOf(await world.sendFields(loginWithPassword, login));
  };
  const stolen = await enter();
  expect((await world.sendFields(getProfile, {}, { token: stolen })).body.success).toBe(true);
  const byEmail = { purpose: 'changeBank', by: 'email' } as const;
  world.later(60);
  expect(await withChangeOtp(world, stolen).prove(byEmail, person.email, PASSWORD)).toMatchObject(
    refusal('password.too-new'),
  );
  world.later(3 * 86_400);
  const later = await enter();
  const proven = await withChangeOtp(world, later).prove(byEmail, person.email, PASSWORD);
  expect(proven.body.success).toBe(true);
  const steal = (as: string) => bank({ accountNo: '999988887777' }, as);
  expect(await steal(later)).toMatchObject(refusal('step-up.too-new'));
  const known = await enter('mallory');
  world.later(60);
  await withChangeOtp(world, known).prove(byEmail, person.email, PASSWORD);
  expect(await steal(known)).toMatchObject(refusal('step-up.phone-needed'));
});
