import { expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createPendingOtp } from './pending-otp.ts';

const NOW = 1_000_000;
const MINUTE = 60_000;

it('[AUTH-10] a pending OTP survives a reload, and expires after five minutes', () => {
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

it('[AUTH-10] there is no pending OTP when none was sent, it was used, or it is unreadable', () => {
  expect(createPendingOtp(memoryStorage()).get(NOW)).toBeNull();
  const used = createPendingOtp(memoryStorage());
  used.keep('9822041763', 30, NOW);
  used.clear();
  expect(used.get(NOW)).toBeNull();
  expect(createPendingOtp(memoryStorage({ pendingOtp: '{"phone":1}' })).get(NOW)).toBeNull();
  expect(createPendingOtp(memoryStorage({ pendingOtp: '{' })).get(NOW)).toBeNull();
});
