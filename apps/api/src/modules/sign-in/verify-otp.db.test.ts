import { setTimeout as pause } from 'node:timers/promises';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINDI, refusal, tokenOf } from '#testing/account-world';
import { createOtpWorld, DEVICE, identityIn, otherCode, type OtpWorld } from '#testing/otp-world';
import { people } from '#testing/people';

const TEST_NUMBER = '9000000001';

let world: OtpWorld;
beforeAll(async () => {
  world = await createOtpWorld({ TEST_NUMBERS: TEST_NUMBER });
});
afterAll(() => world.close());

const newPhone = ((): (() => string) => {
  let last = 9_833_000_000;
  return () => String((last += 1));
})();

/** A phone that requested a code from a separate device, with that code. */
const asked = async () => {
  const phone = newPhone();
  const device = `device-of-${phone}`;
  expect((await world.request(phone, { device })).body.success).toBe(true);
  return { phone, device, code: await world.codeOf(phone) };
};

const logIn = (phone: string, { userId, idToken }: { userId: string; idToken: string }) =>
  world.sendFields(loginWithIdToken, { username: phone, userId, playerId: '', idToken });

describe('login code', () => {
  it("[WIRE-01] a login code opens a session of the phone's owner", async () => {
    const { phone } = people.suresh;
    const sent = await world.request(`+91 ${phone}`);
    expect(sent.body).toEqual({
      success: true,
      code: 200,
      message: 'OTP sent successfully',
      data: { retryAfterSeconds: 30, bypass: null },
    });
    const verified = await world.verify(phone, await world.codeOf(phone));
    expect(verified.body).toMatchObject({ success: true, message: 'OTP verified.' });
    const identity = identityIn(verified);
    expect(identity.userId).toMatch(/^phone:[\w-]{43}$/);
    const login = await logIn(phone, identity);
    expect(login.body).toMatchObject({ success: true, message: 'Login successful' });
    const profile = await world.sendFields(getProfile, {}, { token: tokenOf(login) });
    expect(profile.body.data).toMatchObject([{ first_name: 'Suresh', phone }]);

    expect(await logIn(phone, identity)).toMatchObject(refusal('login.identity-not-proven'));
    const metrics = await world.context.metrics.render();
    expect(metrics).toMatch(/karigar_otp_sent_total 1\n/);
    expect(metrics).toMatch(/karigar_otp_verified_total 1\n/);
  });

  it('a login code creates an account for a new phone', async () => {
    const { phone, device, code } = await asked();
    expect(await world.traces(phone)).toBeNull();
    const login = await logIn(phone, identityIn(await world.verify(phone, code, device)));
    expect(login.body.success).toBe(true);
    expect(await world.traces(phone)).toMatchObject({ roles: ['serviceman'] });
  });

  it('a login code can be used only once', async () => {
    const { phone, device, code } = await asked();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => world.verify(phone, code, device)),
    );
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await world.verify(phone, code, device)).toMatchObject(refusal('otp.expired'));
  });

  it('a login code expires after five minutes', async () => {
    const { phone, device, code } = await asked();
    const late = await asked();
    world.later(300);
    expect((await world.verify(phone, code, device)).body.success).toBe(true);
    world.later(1);
    expect(await world.verify(late.phone, late.code, late.device)).toMatchObject(
      refusal('otp.expired'),
    );
  });

  it('a login code is valid only on the device that requested it, and for its phone', async () => {
    const { phone, device, code } = await asked();
    const other = await asked();
    expect(await world.verify(phone, code)).toMatchObject(refusal('otp.expired'));
    expect(await world.verify(other.phone, code, device)).toMatchObject(refusal('otp.expired'));
    const elsewhere = await world.verify(other.phone, code, other.device);
    expect(elsewhere.body.success).toBe(other.code === code);
    expect((await world.verify(phone, code, device)).body.success).toBe(true);
  });

  it('a login code is replaced by the next one, which has its own five tries', async () => {
    const { phone, device, code } = await asked();
    const wrong = otherCode(code);
    for (let guess = 0; guess < 5; guess += 1) await world.verify(phone, wrong, device);
    expect(await world.verify(phone, code, device)).toMatchObject(refusal('otp.too-many-tries'));
    world.later(30);
    await world.request(phone, { device });
    const next = await world.codeOf(phone, 2);
    // One time in a million both codes are equal.
    expect((await world.verify(phone, code, device)).body.success).toBe(next === code);
    expect((await world.verify(phone, next, device)).body.success).toBe(next !== code);
  });

  it('the refusal of a login code is available in Hindi', async () => {
    const { phone, device, code } = await asked();
    expect(await world.verify(phone, otherCode(code), device, HINDI)).toMatchObject(
      refusal('otp.mismatch', 'hi'),
    );
    expect(await world.verify('12345', code, device, HINDI)).toMatchObject(
      refusal('phone.invalid', 'hi'),
    );
    expect(await world.verify(newPhone(), code, device)).toMatchObject(refusal('otp.expired'));
  });

  it('a login code is compared five times when 200 wrong ones come at once', async () => {
    const { phone, device, code } = await asked();
    const wrong = otherCode(code);
    const replies = await Promise.all(
      Array.from({ length: 200 }, async () => {
        // A full server compares nothing; the caller tries again.
        for (;;) {
          const reply = await world.verify(phone, wrong, device);
          if (reply.body.code !== 'server.busy') return reply;
          await pause(20);
        }
      }),
    );
    const count = (name: string) => replies.filter(({ body }) => body.code === name).length;
    expect(count('otp.mismatch')).toBe(5);
    expect(count('otp.too-many-tries')).toBe(195);
    expect(await world.verify(phone, code, device)).toMatchObject(refusal('otp.too-many-tries'));
  }, 60_000);

  it('a login code with a repeated key returns no token', async () => {
    const { phone, device, code } = await asked();
    const first = await world.verify(phone, code, device, { key: 'verify-1' });
    const again = await world.verify(phone, code, device, { key: 'verify-1' });
    expect(identityIn(first).idToken).not.toBe('');
    expect(again.body).toEqual({ ...first.body, data: null });
  });
});

describe('configured test number', () => {
  it('a test number logs in with an ordinary session, and nothing is sent', async () => {
    const reply = await world.request(TEST_NUMBER);
    const { bypass } = reply.body.data as { bypass: { userId: string; idToken: string } };
    expect((await logIn(TEST_NUMBER, bypass)).body.success).toBe(true);
    expect(await logIn(TEST_NUMBER, bypass)).toMatchObject(refusal('login.identity-not-proven'));
    expect(await logIn(people.suresh.phone, bypass)).toMatchObject(
      refusal('login.identity-not-proven'),
    );
    expect(await world.inbox(TEST_NUMBER)).toEqual([]);
    expect(await world.rowsOf('outbox')).toBe('[]');
    expect(await world.verify(TEST_NUMBER, '000000', DEVICE)).toMatchObject(refusal('otp.expired'));
  });
});
