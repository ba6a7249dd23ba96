import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { signApproval } from './sign-approval.ts';

const KEY = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const request = {
  bookingId: 59_018_170_368_001,
  servicemanId: 12,
  nonce: '0123456789ABCDEF0123456789ABCDEF',
  askedAt: 1_794_819_600_000,
  lines: [
    { addOnId: 7, quantity: 2, price: paise(84_950) },
    { addOnId: 8, quantity: 1, price: paise(120_000) },
  ],
};

it('signs an approval as the server does', async () => {
  // Computed with node:crypto over the same text.
  expect(await signApproval(KEY, request, 'accepted')).toBe(
    'E739F9E71A47CB581A5437AAA3EA14E88F5194A14A1E64C4BDD63F6B647CF09F',
  );
  expect(await signApproval(KEY, request, 'rejected')).not.toBe(
    await signApproval(KEY, request, 'accepted'),
  );
});
