import { expect, it } from 'vitest';
import { memoryStorage } from '#platform/device/memory-storage';
import { createPendingOtp } from './pending-otp.ts';

const NOW = 1_000_000;
const MINUTE = 60_000;

it('[AUTH-10] is there after a reload, and gone when its five minutes are over', () => {
  const storage = memoryStorage();
  createPendingOtp(storage).keep('9822041763', 30, NOW);
  const reloaded = createPendingOtp(storage);
  expect(reloaded.get(NOW + 4 * MINUTE)).toEqual({
    phone: '9822041763',
    until: NOW + 5 * MINUTE,
    retryAt: NOW + 30_000,
  });
  expect(reloaded.get(NOW + 5 * MINUTE)).toBeNull();
});

it('[AUTH-10] is not there when it was never sent, was used, or is unreadable', () => {
  expect(createPendingOtp(memoryStorage()).get(NOW)).toBeNull();
  const used = createPendingOtp(memoryStorage());
  used.keep('9822041763', 30, NOW);
  used.clear();
  expect(used.get(NOW)).toBeNull();
  expect(createPendingOtp(memoryStorage({ pendingOtp: '{"phone":1}' })).get(NOW)).toBeNull();
  expect(createPendingOtp(memoryStorage({ pendingOtp: '{' })).get(NOW)).toBeNull();
});
