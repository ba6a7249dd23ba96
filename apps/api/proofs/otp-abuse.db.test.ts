import { expect, it } from 'vitest';
import { createOtpWorld, type OtpWorld } from '#testing/otp-world';
import { FORGET_DEVICES } from './otp-abuse-store.ts';
import { judgeSends, runOtpAbuse } from './otp-abuse.ts';

const ABUSE = { requests: 500, addresses: 100, owners: 10, numbers: 40, hours: 1 };

const attacked = async (prepare: (world: OtpWorld) => Promise<unknown> = async () => null) => {
  const world = await createOtpWorld({ SMS_PER_DAY: '100' });
  try {
    await prepare(world);
    return await runOtpAbuse(world, ABUSE);
  } finally {
    await world.close();
  }
};

it('every owner with a known device gets a code at once while strangers use up what is theirs', async () => {
  const found = await attacked();
  console.info(`otp-abuse: ${JSON.stringify(found)}`);
  expect(found.beyondLimits).toEqual([]);
  expect(found).toMatchObject({ honest: 10, honestServed: 10 });
  expect(found.messages).toBeGreaterThan(60);
  expect(found.messages).toBeLessThanOrEqual(100);
}, 60_000);

it('the proof reports owners locked out when no device is known', async () => {
  const { honest, honestServed } = await attacked((world) => world.look(FORGET_DEVICES));
  expect(honestServed).toBeLessThan(honest);
}, 60_000);

it('judgeSends reports one code too many for a phone, an address, a network and in total', () => {
  const times = (count: number, every: number) =>
    Array.from({ length: count }, (_, index) => index * every * 1000);
  const judge = (sent: Parameters<typeof judgeSends>[0], messages = 0) =>
    judgeSends(sent, 100, messages);
  const toPhone = (count: number, every: number, worked = true) =>
    times(count, every).map((at) => ({
      phone: '1',
      address: `10.0.${at}.1`,
      at,
      worked,
      isHonest: false,
    }));
  const from = (count: number, addresses: number) =>
    times(count, 60).map((at, index) => ({
      phone: `${at}`,
      address: `10.0.0.${index % addresses}`,
      at,
      worked: false,
      isHonest: false,
    }));
  expect(judge(toPhone(2, 29))).toEqual(['1 false: 2 in 30 s']);
  expect(judge(toPhone(4, 250))).toEqual(['1 false: 4 in 900 s']);
  expect(judge(toPhone(11, 8000))).toEqual(['1 false: 11 in 86400 s']);
  expect(judge(toPhone(10, 8000))).toEqual([]);
  expect(judge(toPhone(2, 60, false))).toEqual(['1 without work: 2 in 86400 s']);
  expect(judge(from(11, 1))).toEqual(['10.0.0.0 without work: 11 in 3600 s']);
  expect(judge(from(41, 41))).toEqual(['10.0.0 without work: 41 in 3600 s']);
  expect(judge([], 101)).toEqual(['everyone: 101 messages in a day']);
});
