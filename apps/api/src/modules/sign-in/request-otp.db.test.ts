import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { relayOnce } from '#relay/relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINDI, refusal } from '#testing/account-world';
import { createOtpWorld, identityIn, type OtpWorld } from '#testing/otp-world';
import { people } from '#testing/people';
import { solveCaptcha, type Captcha } from '#testing/solve-captcha';

let world: OtpWorld;
beforeAll(async () => {
  world = await createOtpWorld();
});
afterAll(() => world.close());

const newPhone = ((): (() => string) => {
  let last = 9_844_000_000;
  return () => String((last += 1));
})();

/** Requests from a separate device per phone. */
const request = (phone: string, more: Record<string, string> = {}, options = {}) =>
  world.request(phone, { device: `device-of-${phone}`, ...more }, options);

const tooSoon = (retryAfterSeconds: number) => ({
  status: 200,
  body: { success: false, code: 'otp.too-soon', data: { retryAfterSeconds } },
});
const DAY = 86_400;

describe('request a login code', () => {
  it('the wait between login codes is 30 seconds, then a minute, then the rest of a quarter of an hour', async () => {
    const phone = newPhone();
    expect((await request(phone)).body.data).toEqual({ retryAfterSeconds: 30, bypass: null });
    world.later(10);
    expect(await request(phone)).toMatchObject(tooSoon(20));
    world.later(20);
    expect((await request(phone)).body.data).toEqual({ retryAfterSeconds: 60, bypass: null });
    world.later(59);
    expect(await request(phone, { device: 'another' })).toMatchObject(tooSoon(1));
    world.later(1);
    expect((await request(phone)).body.data).toEqual({ retryAfterSeconds: 810, bypass: null });
    world.later(809);
    expect(await request(phone)).toMatchObject(refusal('otp.too-many-sends'));
    world.later(1);
    expect((await request(phone)).body.success).toBe(true);
  });

  it('login codes are limited to ten a day per phone', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 10; sent += 1) {
      const reply = await request(phone, { device: `device-${phone}-${sent}` });
      expect(reply.body.success).toBe(true);
      world.later(8000);
    }
    expect(await request(phone)).toMatchObject(refusal('otp.too-many-sends'));
    world.later(DAY - 10 * 8000);
    expect((await request(phone)).body.success).toBe(true);
  });

  it('login codes are limited to five an hour per device', async () => {
    const device = 'device-of-many';
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await request(newPhone(), { device })).body.success).toBe(true);
    }
    expect(await request(newPhone(), { device })).toMatchObject(refusal('otp.too-many-sends'));
    expect(await request(newPhone(), { device }, HINDI)).toMatchObject(
      refusal('otp.too-many-sends', 'hi'),
    );
    world.later(3600);
    expect((await request(newPhone(), { device })).body.success).toBe(true);
  });

  it('twenty concurrent requests send one login code', async () => {
    const [phone, before] = [newPhone(), await world.sends()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => request(phone)));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await world.sends()).toBe(before + 1);
  });

  it('a repeated key sends one login code and gets the same reply', async () => {
    const [phone, before] = [newPhone(), await world.sends()];
    const first = await request(phone, {}, { key: 'request-1' });
    expect((await request(phone, {}, { key: 'request-1' })).text).toBe(first.text);
    expect(await world.sends()).toBe(before + 1);
  });

  it('a request for a login code gets an identical reply with and without an account', async () => {
    const unknown = newPhone();
    const before = world.now();
    const replies: string[][] = [];
    for (const phone of [people.imran.phone, unknown]) {
      world.moveClock(before);
      const three = [await request(phone), await request(phone), await request('12345')];
      replies.push(three.map(({ status, text }) => `${status} ${text}`));
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]?.[0]).toContain('OTP sent successfully');
    expect(await world.traces(unknown)).toBeNull();
  });

  it("a login code is sent in the caller's language", async () => {
    const phone = newPhone();
    await request(phone, {}, HINDI);
    await world.codeOf(phone);
    expect((await world.inbox(phone))[0]).toContain('आपका कारीगर लॉग इन कोड है');
  });

  it('no table stores the login code or the phone in clear', async () => {
    const phone = newPhone();
    await request(phone, {}, { key: 'request-sealed' });
    const tables = ['outbox', 'otp_codes', 'otp_sends', 'idempotency_keys'];
    const kept = await Promise.all(tables.map(world.rowsOf));
    await relayOnce(world.context);
    const text = [...kept, await world.rowsOf('jobs')].join('\n');
    const code = await world.codeOf(phone);
    expect(text).toContain('send-otp');
    expect(text).not.toContain(phone);
    expect(text).not.toContain(code);
  });

  it('a late login code is not sent', async () => {
    const [phone, next] = [newPhone(), newPhone()];
    await request(phone);
    world.later(301);
    await request(next);
    await world.codeOf(next);
    expect(await world.inbox(phone)).toEqual([]);
  });

  it('a login code for an invalid number is refused', async () => {
    expect(await request('+65 9123 4567')).toMatchObject(refusal('phone.invalid'));
    expect(await request('', {}, HINDI)).toMatchObject(refusal('phone.invalid', 'hi'));
  });
});

describe('captcha', () => {
  const address = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  const ask = (captcha = '') => request(newPhone(), { captcha }, address);
  const NEEDED = refusal('captcha.needed');
  beforeAll(async () => {
    world.later(DAY);
    for (let sent = 0; sent < 10; sent += 1) await ask();
  });

  it('a captcha is required of an address after ten messages an hour, and of no other', async () => {
    expect(await ask()).toMatchObject(NEEDED);
    expect((await request(newPhone())).body.success).toBe(true);
  });

  it('a captcha is accepted once', async () => {
    const captcha = solveCaptcha(await world.captcha());
    expect((await ask(captcha)).body.success).toBe(true);
    expect(await ask(captcha)).toMatchObject(NEEDED);
    const [challenge = ''] = captcha.split(':');
    const another = solveCaptcha({ challenge: `${challenge}:1`, difficulty: 8 });
    expect(await ask(another)).toMatchObject(NEEDED);
  });

  it('a captcha is accepted once when it is sent ten times at once', async () => {
    const captcha = solveCaptcha(await world.captcha());
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(captcha)));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('a captcha is not consumed by a request that is refused for another reason', async () => {
    const captcha = solveCaptcha(await world.captcha());
    const phone = newPhone();
    await request(phone);
    expect((await request(phone, { captcha }, address)).body.code).toBe('otp.too-soon');
    expect((await ask(captcha)).body.success).toBe(true);
  });

  it('a captcha needs the work, our signature and a valid time', async () => {
    const given = await world.captcha();
    expect(await ask(solveCaptcha(given, false))).toMatchObject(NEEDED);
    const [end = '', ...rest] = given.challenge.split('.');
    const longer = [String(Number(end) + 1), ...rest].join('.');
    expect(await ask(solveCaptcha({ ...given, challenge: longer }))).toMatchObject(NEEDED);
    for (const none of ['', ':', 'x:y', '..:0', 'NaN..:0']) {
      expect(await ask(none)).toMatchObject(NEEDED);
    }
    world.later(301);
    expect(await ask(solveCaptcha(given))).toMatchObject(NEEDED);
    expect((await ask(solveCaptcha(await world.captcha()))).body.success).toBe(true);
  });
});

describe('quotas of known devices and strangers', () => {
  /** An account with this device inside. */
  const owner = async () => {
    const [phone, device] = [newPhone(), `own-${newPhone()}`];
    await world.request(phone, { device });
    const { userId, idToken } = identityIn(
      await world.verify(phone, await world.codeOf(phone), device),
    );
    const fields = { username: phone, userId, playerId: '', idToken, role: 'customer', device };
    expect((await world.sendFields(loginWithIdToken, fields)).body.success).toBe(true);
    world.later(DAY);
    return { phone, device };
  };

  it('strangers who use up the codes of a number do not lock out its owner', async () => {
    const { phone, device } = await owner();
    for (let sent = 0; sent < 10; sent += 1) {
      expect(
        (await world.request(phone, { device: `stranger-${phone}-${sent}` })).body.success,
      ).toBe(true);
      world.later(sent < 9 ? 8000 : 1);
    }
    const stranger = await world.request(phone, { device: `stranger-${phone}` });
    expect(stranger).toMatchObject({ body: { code: 'otp.too-many-sends' } });
    expect((await world.request(phone, { device, captcha: '' })).body).toMatchObject({
      success: true,
      data: { retryAfterSeconds: 30 },
    });
  });

  it('a login code goes to the proven email on a known device, and to no email on any other', async () => {
    const { phone, device } = await owner();
    const ask = (from: string) => world.request(phone, { device: from, by: 'email' });
    expect(await ask(device)).toMatchObject(refusal('otp.no-email-way'));
    const email = `${phone}@example.in`;
    await world.giveEmail(phone, email);
    expect(await ask('a-stranger')).toMatchObject(refusal('otp.no-email-way'));
    expect(await world.request(newPhone(), { device, by: 'email' })).toMatchObject(
      refusal('otp.no-email-way'),
    );
    expect((await ask(device)).body.success).toBe(true);
    const proven = await world.verify(phone, await world.codeOf(email), device);
    expect(identityIn(proven).idToken).not.toBe('');
  });

  it('a stranger needs a captcha from the second code for a number', async () => {
    const phone = newPhone();
    expect((await world.request(phone, { device: 'one', captcha: '' })).body.success).toBe(true);
    world.later(60);
    expect(await world.request(phone, { device: 'two', captcha: '' })).toMatchObject(
      refusal('captcha.needed'),
    );
    expect((await world.request(phone, { device: 'two' })).body.success).toBe(true);
  });

  it('a captcha is harder for a network that requested many codes', async () => {
    const from = (last: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${last}` } });
    const before = (await world.sendFields(getCaptcha, {}, from(1))).body.data as Captcha;
    for (let sent = 0; sent < 80; sent += 1)
      expect((await request(newPhone(), {}, from(sent))).body.success).toBe(true);
    const after = (await world.sendFields(getCaptcha, {}, from(200))).body.data as Captcha;
    expect(after.difficulty).toBe(before.difficulty + 1);
  });
});

describe('SMS fraud', () => {
  it('login codes stop at the daily cost limit, first for numbers without an account, with the same reply', async () => {
    const limitedWorld = await createOtpWorld({ SMS_PER_DAY: '5' });
    const ask = (phone: string) => limitedWorld.request(phone, { device: `limited-${phone}` });
    for (let sent = 0; sent < 3; sent += 1) expect((await ask(newPhone())).body.success).toBe(true);
    const unknown = newPhone();
    const replies = [await ask(unknown), await ask(people.imran.phone)];
    await limitedWorld.codeOf(people.imran.phone);
    const inbox = await limitedWorld.inbox(unknown);
    const refused = [await ask(newPhone()), await ask(people.suresh.phone)];
    limitedWorld.later(DAY);
    const nextDay = await ask(newPhone());
    await limitedWorld.close();
    expect(replies[0]?.text).toBe(replies[1]?.text);
    expect(replies[0]?.body.success).toBe(true);
    expect(inbox).toEqual([]);
    for (const reply of refused) expect(reply).toMatchObject(refusal('otp.too-many-sends'));
    expect(nextDay.body.success).toBe(true);
  });

  it('everyone needs a captcha while too few login codes are used', async () => {
    const guardedWorld = await createOtpWorld({ OTP_GUARD_FROM: '4', OTP_USED_PERCENT: '30' });
    const phones = Array.from({ length: 4 }, newPhone);
    for (const phone of phones) await guardedWorld.request(phone, { device: phone });
    const guarded = await guardedWorld.request(newPhone(), { device: 'honest', captcha: '' });
    const captcha = solveCaptcha(await guardedWorld.captcha());
    const solved = await guardedWorld.request(newPhone(), { device: 'honest', captcha });
    for (const phone of phones.slice(0, 2)) {
      await guardedWorld.verify(phone, await guardedWorld.codeOf(phone), phone);
    }
    const free = await guardedWorld.request(newPhone(), { device: 'honest', captcha: '' });
    await guardedWorld.close();
    expect(guarded).toMatchObject(refusal('captcha.needed'));
    expect(solved.body.success).toBe(true);
    expect(free.body.success).toBe(true);
  });
});
