import { expect, it } from 'vitest';
import type { AnyCall } from '../../../packages/contract/src/define-call.ts';
import { findScreenWrites } from './screen-writes.ts';

const callOf = (name: string) => ({ name, writes: true }) as AnyCall;

it('tells a queued write, a login and any other write apart, and lists what no screen sends', () => {
  const sources = new Map([
    [
      'start.ts',
      `import { startWork } from '@karigar/contract/bookings/start-work';\nqueue.enqueue(startWork, id);`,
    ],
    [
      'login.ts',
      `import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';\ncall(loginWithPassword, { a: 1 }, newKey());`,
    ],
    [
      'rate.tsx',
      `import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';\nuseWrite(rateBooking);`,
    ],
  ]);
  const { writes, without } = findScreenWrites(
    ['start-work', 'login-with-password', 'rate-booking', 'add-tip'].map(callOf),
    sources,
  );
  expect(writes.map(({ call, way, files }) => [call.name, way, files.join()])).toEqual([
    ['start-work', 'queue', 'start.ts'],
    ['login-with-password', 'login', 'login.ts'],
    ['rate-booking', 'call', 'rate.tsx'],
  ]);
  expect(without).toEqual(['add-tip']);
});
