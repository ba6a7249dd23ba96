import { CONSOLE_CALLS } from '@karigar/contract/console-calls';
import { expect, it } from 'vitest';
import { runOpsCanaryOnApp } from './ops-canary-app.ts';

it('no reading call of any desk and no line of the log has a number, a code or a refusal; a reveal has it once', async () => {
  const seen = await runOpsCanaryOnApp();
  expect(seen.leaks).toEqual([]);
  expect(seen.revealed).toBe(4);
  // Every reading call was made and succeeded, except the one for strangers; first names of customers are to be found.
  expect(seen.refused).toEqual(['read-invite: invite.not-valid']);
  const reading = CONSOLE_CALLS.filter(({ writes }) => !writes).map(({ name }) => name);
  expect([...seen.read, 'read-invite'].toSorted()).toEqual(
    expect.arrayContaining(reading.toSorted()),
  );
  expect(seen.read).toContain('get-payout-run');
  expect(seen.plantedIn).toContain('list-all-bookings of help');
  expect(seen.logLines).toBeGreaterThan(200);
}, 120_000);

it('finds a mask that was forgotten', async () => {
  const { leaks } = await runOpsCanaryOnApp({ leak: true });
  expect(leaks).toContainEqual({
    place: 'list-all-bookings of dispatch',
    what: 'phone of the customer',
  });
}, 120_000);
