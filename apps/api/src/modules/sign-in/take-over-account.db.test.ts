import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { register } from '@karigar/contract/sign-in/register';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, tokenOf } from '#testing/account-world';
import { withChangeOtp } from '#testing/change-otp';
import { createOtpWorld, identityIn, type OtpWorld } from '#testing/otp-world';
import { withPasskeys } from '#testing/passkey-world';

let world: OtpWorld;
beforeAll(async () => {
  world = await createOtpWorld();
});
afterAll(() => world.close());

const password = 'a word of somebody';
const registered = async (phone: string, device = '') => {
  const email = `of-${phone}@example.in`;
  const fields = {
    first_name: 'Any',
    last_name: 'One',
    phone,
    email,
    address: '',
    password,
    device,
  };
  return { email, token: tokenOf(await world.sendFields(register, fields)) };
};

/** Proves the phone by its code, on a separate device. */
const prove = async (phone: string, device = `device-of-${phone}`) => {
  await world.request(phone, { device });
  const verified = await world.verify(phone, await world.codeOf(phone), device);
  const { userId, idToken } = identityIn(verified);
  return world.sendFields(loginWithIdToken, { username: phone, userId, playerId: '', idToken });
};

describe('phone that was only entered at registration', () => {
  it('registration does not prove a phone', async () => {
    await registered('9811000001');
    expect(await world.traces('9811000001')).toMatchObject({
      isPhoneProven: false,
      isEmailProven: false,
    });
  });

  it('proving a registered phone takes over the account and removes everything unproven', async () => {
    const phone = '9811000002';
    const { email, token } = await registered(phone);
    expect((await world.sendFields(getProfile, {}, { token })).body.success).toBe(true);

    const login = await prove(phone);
    expect(login.body.success).toBe(true);
    expect(await world.sendFields(getProfile, {}, { token })).toMatchObject({
      status: 401,
      body: { code: 'session.ended' },
    });
    const refused = await world.sendFields(loginWithPassword, { username: email, password });
    expect(refused).toMatchObject(refusal('login.wrong-credentials'));
    expect(await world.traces(phone)).toMatchObject({
      isPhoneProven: true,
      email: null,
      password_hash: null,
    });

    const notifications = await world.sendFields(listNotifications, {}, { token: tokenOf(login) });
    expect(notifications.text).toContain(
      'The earlier password and email of this account were removed.',
    );
    expect(await world.letter(email, 'has confirmed it')).toContain('account');
    expect(await world.letter(phone, 'the Karigar account registered with it')).toContain(
      'Karigar',
    );
  });

  it('proving a phone on the device that registered it removes nothing', async () => {
    const phone = '9811000006';
    const { email, token } = await registered(phone, `device-of-${phone}`);
    expect((await prove(phone)).body.success).toBe(true);
    expect(await world.traces(phone)).toMatchObject({ isPhoneProven: true, email });
    expect((await world.sendFields(getProfile, {}, { token })).body.success).toBe(true);
    const login = await world.sendFields(loginWithPassword, { username: email, password });
    expect(login.body.success).toBe(true);
  });

  it('proving a phone without device ids takes over the account, since such callers cannot be told apart', async () => {
    const phone = '9811000007';
    const { token } = await registered(phone);
    expect((await prove(phone, '')).body.success).toBe(true);
    expect((await world.sendFields(getProfile, {}, { token })).status).toBe(401);
  });

  it('proving a registered phone twice takes over the account once', async () => {
    const phone = '9811000003';
    await registered(phone);
    const first = await prove(phone);
    world.later(31);
    await world.request(phone, { device: 'again' });
    const verified = await world.verify(phone, await world.codeOf(phone, 2), 'again');
    const { userId, idToken } = identityIn(verified);
    const sent = { username: phone, userId, playerId: '', idToken };
    expect((await world.sendFields(loginWithIdToken, sent)).body.success).toBe(true);
    const token = tokenOf(first);
    expect((await world.sendFields(getProfile, {}, { token })).body.success).toBe(true);
  });

  it('an unproven phone stays in its account until somebody proves it', async () => {
    const { email } = await registered('9811000004');
    const login = await world.sendFields(loginWithPassword, { username: email, password });
    expect(login.body.success).toBe(true);
  });
});

describe('passkeys of somebody who had the number before', () => {
  const passkeys = () => withPasskeys(world);
  /** An account without email and documents, as its first holder left it. */
  const holder = async (phone: string) => {
    const token = tokenOf(await prove(phone, 'first phone'));
    world.later(31);
    const shown = await withChangeOtp(world, token).prove({ purpose: 'addPasskey' }, phone);
    expect(shown.body.success).toBe(true);
    const key = passkeys().authenticator();
    expect((await passkeys().add(token, key)).body.success).toBe(true);
    world.later(31);
    return key;
  };
  const enterAgain = async (phone: string, device: string) => {
    await world.request(phone, { device });
    const verified = await world.verify(phone, await world.codeOf(phone, 3), device);
    const { userId, idToken } = identityIn(verified);
    const sent = { username: phone, userId, playerId: '', idToken };
    const reply = await world.sendFields(loginWithIdToken, sent);
    expect(reply.body.data).toMatchObject({ role: 'serviceman' });
  };

  it('open nothing once another device entered by the phone alone', async () => {
    const phone = '9811000008';
    const key = await holder(phone);
    await enterAgain(phone, 'phone of the next holder');
    expect(await passkeys().logIn(key, 'first phone')).toMatchObject(
      refusal('login.passkey-refused'),
    );
  });

  it('stay when the same device enters again', async () => {
    const phone = '9811000009';
    const key = await holder(phone);
    await enterAgain(phone, 'first phone');
    expect((await passkeys().logIn(key, 'first phone')).body.success).toBe(true);
  });

  it('go when the phone of a registration is proven by another', async () => {
    const phone = '9811000010';
    const key = await holder(phone);
    const own = await world.traces(phone);
    await world.unprove(own?.id ?? 0);
    await enterAgain(phone, 'phone of the owner');
    expect((await passkeys().logIn(key, 'first phone')).body.success).toBe(false);
  });
});

it("an account created by a phone's code has a proven phone", async () => {
  await prove('9811000005');
  expect(await world.traces('9811000005')).toMatchObject({ isPhoneProven: true });
});
