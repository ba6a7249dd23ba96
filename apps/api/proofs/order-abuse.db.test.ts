import { describe, expect, it } from 'vitest';
import { createOtpWorld, type OtpWorld } from '#testing/otp-world';
import { FAULTS } from './order-abuse-store.ts';
import { judgeOrders, runOrderAbuse } from './order-abuse.ts';

const ATTACK = { attempts: 400, accounts: 8, networks: 2, servicemen: 8 };

const attacked = async (prepare: (world: OtpWorld) => Promise<unknown> = async () => null) => {
  const world = await createOtpWorld({ NEW_CUSTOMER_VISITS_PER_NETWORK: '6' });
  try {
    await prepare(world);
    return await runOrderAbuse(world, ATTACK);
  } finally {
    await world.close();
  }
};

describe('orders by accounts that show no customer', () => {
  it('accounts without a proven phone or a completed visit take no place beyond the limits, and honest customers book', async () => {
    const found = await attacked();
    console.info(`order-abuse: ${JSON.stringify(found)}`);
    expect(found.beyondLimits).toEqual([]);
    expect(found.honestRefused).toEqual([]);
    expect(found.honestServed).toBe(found.honest);
    expect(found.taken).toBeGreaterThan(6);
    expect(found.taken).toBeLessThanOrEqual(12);
  }, 60_000);

  it.each(Object.entries(FAULTS))(
    'the proof reports %s',
    async (_fault, sql) => {
      const { beyondLimits } = await attacked((world) => world.look(sql));
      expect(beyondLimits.length).toBeGreaterThan(0);
    },
    60_000,
  );

  it('the judge reports one booking too many of each kind', () => {
    const row = { id: 1, network: 0, open: 0, all: 0 };
    expect(judgeOrders([{ ...row, kind: 'new', open: 2, all: 4 }], 4)).toEqual([]);
    expect(judgeOrders([{ ...row, kind: 'new', open: 3, all: 5 }], 4)).toHaveLength(3);
    expect(judgeOrders([{ ...row, kind: 'unproven', all: 1 }], 4)).toHaveLength(1);
    expect(judgeOrders([{ ...row, kind: 'honest-known', open: 9, all: 9 }], 4)).toEqual([]);
  });
});
