import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#proofs/exactly-once-stage';
import { relayOnce } from '#relay/relay';
import { HINDI, refusal } from '#testing/account-world';
import { createPerson, freshEmail, freshPhone, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, otherCode, type OtpWorld } from '#testing/otp-world';
import { DEMO_PASSWORD } from '#testing/people';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

const device = 'own-phone';
const password = 'quite another word';
let person: FreshPerson;
beforeEach(async () => {
  world.later(3601);
  person = await createPerson(world.look, 'serviceman', world.now());
});

const request = (contact: string, options = {}) =>
  world.sendFields(requestRecoveryOtp, { contact, device }, options);
const reset = (contact: string, otp: string, more = {}, options = {}) =>
  world.sendFields(resetPassword, { contact, device, otp, password, ...more }, options);
const logIn = (word: string) =>
  world.sendFields(loginWithPassword, { username: person.email, password: word, device });

describe('password reset', () => {
  it.each(['phone', 'email'] as const)(
    'a password is reset by a code to the %s',
    async (channel) => {
      const token = await openSession(world, person);
      const contact = person[channel];
      expect((await request(contact)).body).toMatchObject({ success: true });
      const code = await world.codeOf(contact);
      expect((await world.inbox(contact))[0]).toContain('to set a new password');
      expect((await reset(contact, code)).body).toMatchObject({
        success: true,
        message: 'Your password is changed. Please log in.',
      });

      expect(await world.sendFields(getProfile, {}, { token })).toMatchObject({
        body: { code: 'session.ended' },
      });
      expect(await logIn(DEMO_PASSWORD)).toMatchObject(refusal('login.wrong-credentials'));
      expect((await logIn(password)).body.success).toBe(true);
      expect(
        await world.letter(person.email, 'The password of your account was changed.'),
      ).toContain('account');
      expect(await world.letter(person.phone, 'The password of your Karigar')).toContain('Karigar');
      expect(await reset(contact, code)).toMatchObject(refusal('otp.expired'));
    },
  );

  it('a password reset lifts the limit after wrong passwords', async () => {
    await Promise.all(Array.from({ length: 10 }, () => logIn('a wrong guess')));
    expect(await logIn(DEMO_PASSWORD)).toMatchObject(refusal('login.too-many-tries'));
    await request(person.email);
    await reset(person.email, await world.codeOf(person.email));
    expect((await logIn(password)).body.success).toBe(true);
  });

  it('a password reset code has five tries, on the device that requested it', async () => {
    await request(person.email);
    const code = await world.codeOf(person.email);
    const elsewhere = await reset(person.email, code, { device: 'another' });
    expect(elsewhere).toMatchObject(refusal('otp.expired'));
    const login = await world.verify(person.phone, code, device);
    expect(login).toMatchObject(refusal('otp.expired'));
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => reset(person.email, otherCode(code))),
    );
    const count = (name: string) => wrong.filter(({ body }) => body.code === name).length;
    expect([count('otp.mismatch'), count('otp.too-many-tries')]).toEqual([5, 3]);
    expect(await reset(person.email, code)).toMatchObject(refusal('otp.too-many-tries'));
    expect((await logIn(DEMO_PASSWORD)).body.success).toBe(true);
  });

  it('a password reset request gets an identical reply for known and unknown contacts', async () => {
    const strangers = { phone: freshPhone(), email: freshEmail() };
    for (const channel of ['phone', 'email'] as const) {
      const bytes: string[] = [];
      for (const contact of [person[channel], strangers[channel]]) {
        const replies = [await request(contact), await request(contact)];
        replies.push(await reset(contact, '000000'), await reset(contact, 'x'));
        bytes.push(replies.map(({ status, text }) => `${status} ${text}`).join('\n'));
      }
      expect(bytes[0]).toBe(bytes[1]);
      await relayOnce(world.context);
      await world.codeOf(person[channel]);
      expect(await world.inbox(strangers[channel])).toEqual([]);
    }
  });

  it('a password reset sends no code to an unproven contact or a blocked account', async () => {
    await world.unprove(person.id);
    await request(person.phone);
    const blocked = await createPerson(world.look, 'serviceman', world.now());
    await world.block(blocked.id);
    await request(blocked.email);
    const third = await createPerson(world.look, 'serviceman', world.now());
    await request(third.email);
    await world.codeOf(third.email);
    expect(await world.inbox(person.phone)).toEqual([]);
    expect(await world.inbox(blocked.email)).toEqual([]);
  });

  it('a password reset by phone alone is refused where a second factor is needed', async () => {
    await logIn(DEMO_PASSWORD);
    await request(person.phone);
    const known = await reset(person.phone, await world.codeOf(person.phone));
    expect(known.body.success).toBe(true);
    world.later(60);
    const elsewhere = { contact: person.phone, device: 'another' };
    await world.sendFields(requestRecoveryOtp, elsewhere);
    const code = await world.codeOf(person.phone, 2);
    expect(await reset(person.phone, code, { device: 'another' })).toMatchObject(
      refusal('second-proof.needed'),
    );
  });

  it('a password reset refuses a weak password and an invalid contact, in Hindi too', async () => {
    expect(await reset(person.email, '1', { password: 'password' })).toMatchObject(
      refusal('password.too-weak'),
    );
    expect(await request('12345')).toMatchObject(refusal('contact.invalid'));
    expect(await request('x@', HINDI)).toMatchObject(refusal('contact.invalid', 'hi'));
    expect(await reset('x@', '1')).toMatchObject(refusal('contact.invalid'));
    await request(person.phone);
    const code = await world.codeOf(person.phone);
    const weak = await reset(person.phone, code, { password: person.email });
    expect(weak).toMatchObject(refusal('password.too-weak'));
  });
});
