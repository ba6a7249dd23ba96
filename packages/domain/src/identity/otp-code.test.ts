import { describe, expect, it } from 'vitest';
import {
  extraCaptchaBits,
  maySendCode,
  maySendToKnown,
  networkPerDay,
  secondsUntilSend,
  tryOtpCode,
  writeOtpCode,
  type SendHistory,
} from './otp-code.ts';

const MINUTE = 60_000;
const now = 1_000 * MINUTE;
const limits = { perDay: 1000, guardFrom: 100, usedPercent: 20 };
const quiet: SendHistory = {
  recipient: [],
  device: 0,
  address: 0,
  network: 0,
  networkInDay: 0,
  strangersInDay: 0,
  sentInDay: 0,
  sentInHour: 0,
  verifiedInHour: 0,
};

describe('OTP', () => {
  const code = { tries: 0, expiresAt: 1000, now: 1000, matches: () => true };

  it('an OTP has six digits', () => {
    expect([0, 42, 999_999].map(writeOtpCode)).toEqual(['000000', '000042', '999999']);
  });

  it('accepts a matching OTP in time', () => {
    expect(tryOtpCode(code)).toEqual({ ok: true, value: null });
    expect(tryOtpCode({ ...code, tries: 4 }).ok).toBe(true);
  });

  it.each([
    [{ matches: () => false }, 'otp.mismatch'],
    [{ expiresAt: 999 }, 'otp.expired'],
    [{ tries: 5 }, 'otp.too-many-tries'],
  ])('refuses an OTP for %j', (changed, refusal) => {
    expect(tryOtpCode({ ...code, ...changed })).toEqual({ ok: false, refusal });
  });

  it('does not compare an OTP once its guesses are used up or it has expired', () => {
    const matches = () => {
      throw new Error('compared');
    };
    expect(tryOtpCode({ ...code, tries: 5, matches }).ok).toBe(false);
    expect(tryOtpCode({ ...code, expiresAt: 999, matches }).ok).toBe(false);
  });
});

describe('sending an OTP', () => {
  const ask = (changed: Partial<SendHistory>) => maySendCode({ ...quiet, ...changed }, limits, now);

  it('sends the first OTP to a phone at once', () => {
    expect(ask({})).toEqual({ ok: true, value: { needsCaptcha: false, onlyToAccounts: false } });
    expect(secondsUntilSend([], now)).toBe(0);
  });

  it('waits half a minute before the second OTP, then a whole minute', () => {
    const first = now - 29_999;
    expect(ask({ recipient: [first] })).toEqual({ ok: false, refusal: 'otp.too-soon' });
    expect(ask({ recipient: [now - 30_000] }).ok).toBe(true);
    expect(secondsUntilSend([now], now)).toBe(30);
    expect(secondsUntilSend([now - 30_000, now], now)).toBe(60);
    expect(ask({ recipient: [now - 2 * MINUTE, now - 59_999] })).toMatchObject({
      refusal: 'otp.too-soon',
    });
  });

  it('stops after three OTPs in 15 minutes and ten in a day', () => {
    const three = [now - 14 * MINUTE, now - 13 * MINUTE, now - 5 * MINUTE];
    expect(ask({ recipient: three })).toEqual({ ok: false, refusal: 'otp.too-many-sends' });
    expect(secondsUntilSend(three, now)).toBe(60);
    const ten = Array.from({ length: 10 }, (_, index) => now - (1000 - index * 30) * MINUTE);
    expect(ask({ recipient: ten })).toEqual({ ok: false, refusal: 'otp.too-many-sends' });
  });

  it.each([
    [{ device: 5 }, 'otp.too-many-sends'],
    [{ sentInDay: 1000 }, 'otp.too-many-sends'],
    [{ strangersInDay: 800 }, 'otp.too-many-sends'],
    [{ networkInDay: 80 }, 'otp.too-many-sends'],
  ])('stops sending OTPs for %j', (changed, refusal) => {
    expect(ask(changed)).toEqual({ ok: false, refusal });
  });

  it('requires a captcha after ten requests of one address, and of everyone when few codes are used', () => {
    const guarded = { ok: true, value: { needsCaptcha: true, onlyToAccounts: false } };
    const free = { ok: true, value: { needsCaptcha: false, onlyToAccounts: false } };
    expect(ask({ address: 9 })).toEqual(free);
    expect(ask({ address: 10 })).toEqual(guarded);
    expect(ask({ sentInHour: 99, verifiedInHour: 0 })).toEqual(free);
    expect(ask({ sentInHour: 100, verifiedInHour: 19 })).toEqual(guarded);
    expect(ask({ sentInHour: 100, verifiedInHour: 20 })).toEqual(free);
  });

  it('requires a captcha of a stranger from the second OTP for a recipient', () => {
    expect(ask({ recipient: [now - 60 * MINUTE] })).toMatchObject({
      value: { needsCaptcha: true },
    });
  });

  it('requires a captcha of a network after forty OTPs an hour, harder with every doubling', () => {
    expect(ask({ network: 39 })).toMatchObject({ value: { needsCaptcha: false } });
    expect(ask({ network: 40 })).toMatchObject({ value: { needsCaptcha: true } });
    const bits = (address: number, network: number) => extraCaptchaBits({ address, network });
    expect([bits(0, 0), bits(19, 79), bits(20, 0), bits(0, 80), bits(40, 80)]).toEqual([
      0, 0, 1, 1, 2,
    ]);
    expect(bits(1_000_000, 0)).toBe(4);
  });

  it('keeps a part of the budget for recipients with an account, and a part for known devices', () => {
    expect(ask({ strangersInDay: 599 })).toMatchObject({ value: { onlyToAccounts: false } });
    expect(ask({ strangersInDay: 600 })).toMatchObject({ value: { onlyToAccounts: true } });
    const known = (recipient: number[], sentInDay: number) =>
      maySendToKnown({ recipient, sentInDay }, limits, now);
    expect(known([], 999)).toEqual({
      ok: true,
      value: { needsCaptcha: false, onlyToAccounts: false },
    });
    expect(known([], 1000)).toMatchObject({ refusal: 'otp.too-many-sends' });
    expect(known([now - 29_999], 0)).toMatchObject({ refusal: 'otp.too-soon' });
    expect([networkPerDay(1000), networkPerDay(20)]).toEqual([80, 20]);
  });
});
