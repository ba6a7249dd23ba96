import { expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createStartRecord } from './start-record.ts';

it('stores the start of each booking to the second, and removes it on request', () => {
  const storage = memoryStorage();
  const record = createStartRecord(storage);
  const startedAt = Date.UTC(2026, 10, 14, 5, 12, 7);
  let calls = 0;
  const leave = record.subscribe(() => {
    calls += 1;
  });
  record.keep(7, startedAt + 345);
  expect(storage.getItem('workStartedAt.7')).toBe('2026-11-14 10:42:07');
  expect(record.get(7)).toBe(startedAt);
  expect(record.get(8)).toBeNull();
  record.remove(7);
  leave();
  record.remove(7);
  expect(calls).toBe(2);
  expect(record.get(7)).toBeNull();
});

it('ignores a start record that it cannot parse', () => {
  expect(createStartRecord(memoryStorage({ 'workStartedAt.7': 'soon' })).get(7)).toBeNull();
});
