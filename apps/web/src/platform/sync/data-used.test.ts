import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createDataUsed } from './data-used.ts';

const MORNING = Date.UTC(2026, 10, 15, 5, 0);
const DAY = 86_400_000;

describe('the data used today', () => {
  it('the data used today grows over all pages of this phone, and starts at zero the next day', () => {
    let now = MORNING;
    const storage = memoryStorage();
    const page = createDataUsed(storage, () => now);
    const other = createDataUsed(storage, () => now);
    page.add(1200);
    other.add(300.4);
    expect(page.read()).toBe(1500);
    now += DAY;
    expect(page.read()).toBe(0);
    page.add(10);
    expect(other.read()).toBe(10);
  });

  it.each(['', 'nonsense', '2026-11-15', '2026-11-15 -5', '2026-11-15 NaN'])(
    'the data used is zero for an unreadable record: %o',
    (dataUsed) => {
      expect(createDataUsed(memoryStorage({ dataUsed }), () => MORNING).read()).toBe(0);
    },
  );
});
