import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app';
import { judgeSends, runOtpAbuse } from './otp-abuse.ts';

it('OTP sending stays within the limits under abuse and still serves every honest user', async () => {
  const app = await createTestApp({ env: { TRUSTED_PROXIES: '1' } });
  const abuse = { requests: 500, addresses: 20, numbers: 50, hours: 1 };
  const { sent, honest, honestServed, beyondLimits } = await runOtpAbuse(app, abuse);
  await app.close();
  console.info(`otp-abuse: ${sent} sent of ${abuse.requests} asked, honest ${honestServed}`);
  expect(beyondLimits).toEqual([]);
  expect({ honest, honestServed }).toEqual({ honest: 10, honestServed: 10 });
  expect(sent).toBeGreaterThan(100);
  expect(sent).toBeLessThan(50 * 10 + honest);
}, 60_000);

it('OTP abuse proof reports honest users left without a code when the daily budget is too small', async () => {
  const env = { TRUSTED_PROXIES: '1', SMS_PER_DAY: '5' };
  const app = await createTestApp({ env });
  const abuse = { requests: 100, addresses: 20, numbers: 50, hours: 1 };
  const { sent, honestServed } = await runOtpAbuse(app, abuse);
  await app.close();
  expect(sent).toBeGreaterThanOrEqual(5);
  expect(honestServed).toBe(1);
}, 60_000);

it('judgeSends reports one message too many for a phone, an address and in total', () => {
  const times = (count: number, every: number) =>
    Array.from({ length: count }, (_, index) => index * every * 1000);
  const toPhone = (count: number, every: number) =>
    times(count, every).map((at) => ({ phone: '1', address: `${at}`, at, worked: true }));
  const fromAddress = (worked: boolean) =>
    times(11, 60).map((at) => ({ phone: `${at}`, address: '1', at, worked }));
  expect(judgeSends(toPhone(2, 29), 100)).toEqual(['1: 2 in 30 s']);
  expect(judgeSends(toPhone(4, 250), 100)).toEqual(['1: 4 in 900 s']);
  expect(judgeSends(toPhone(11, 8000), 100)).toEqual(['1: 11 in 86400 s']);
  expect(judgeSends(toPhone(10, 8000), 100)).toEqual([]);
  expect(judgeSends(fromAddress(false), 100)).toEqual(['1 without work: 11 in 3600 s']);
  expect(judgeSends(fromAddress(true), 10)).toEqual(['everyone: 11 in a day']);
});
