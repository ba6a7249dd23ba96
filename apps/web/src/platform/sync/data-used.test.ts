import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../device/memory-storage.ts';
import { createDataUsed } from './data-used.ts';

const MORNING = Date.UTC(2026, 10, 15, 5, 0);
const DAY = 86_400_000;

describe('the data used today', () => {
  it('grows through the day, over all pages of this phone, and begins anew on the next', () => {
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
    'takes what it cannot read for nothing: %o',
    (dataUsed) => {
      expect(createDataUsed(memoryStorage({ dataUsed }), () => MORNING).read()).toBe(0);
    },
  );
});
