import { expect, it } from 'vitest';
import { provePayoutRun } from './payout-run-world.ts';

it.each(['file', 'provider'] as const)(
  'payout runs pay everybody who is due once, whatever is killed, lost or repeated, by %s',
  async (way) => {
    const proof = await provePayoutRun(way, { servicemen: 200, kills: 3 });
    console.info(`payout-run by ${way}: ${JSON.stringify(proof)}`);
    expect(proof.failures).toEqual([]);
    expect(proof.transfers).toBeGreaterThan(90);
    expect(proof.runs).toBeGreaterThan(1);
    expect(proof.returned > 0).toBe(way === 'provider');
  },
  // Longer than the proof waits for progress by itself, so that it says what it waited for.
  900_000,
);
