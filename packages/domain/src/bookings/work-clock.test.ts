import { describe, expect, it } from 'vitest';
import { clockText, pausesOf, workedMs } from './work-clock.ts';

const MINUTE = 60_000;
const at = (minutes: number) => 1_800_000_000_000 + minutes * MINUTE;

describe('pauses', () => {
  it('makes a pause from each hold to its resume, the last one open', () => {
    const turns = [
      { command: 'hold', at: at(10) },
      { command: 'resume', at: at(25) },
      { command: 'hold', at: at(40) },
    ] as const;
    expect(pausesOf(turns)).toEqual([
      { from: at(10), to: at(25) },
      { from: at(40), to: null },
    ]);
  });

  it('ignores a hold or resume that changes nothing', () => {
    const turns = [
      { command: 'resume', at: at(1) },
      { command: 'hold', at: at(2) },
      { command: 'hold', at: at(3) },
      { command: 'resume', at: at(4) },
    ] as const;
    expect(pausesOf(turns)).toEqual([{ from: at(2), to: at(4) }]);
  });
});

describe('work clock', () => {
  const startedAt = at(0);

  it('runs while the work runs', () => {
    expect(workedMs({ startedAt, endedAt: null, pauses: [] }, at(76))).toBe(76 * MINUTE);
  });

  it('does not count pauses', () => {
    const pauses = [{ from: at(10), to: at(25) }];
    expect(workedMs({ startedAt, endedAt: null, pauses }, at(60))).toBe(45 * MINUTE);
    expect(workedMs({ startedAt, endedAt: at(50), pauses }, at(999))).toBe(35 * MINUTE);
  });

  it('stops while the work is on hold', () => {
    const pauses = [{ from: at(48), to: null }];
    expect(workedMs({ startedAt, endedAt: null, pauses }, at(49))).toBe(48 * MINUTE);
    expect(workedMs({ startedAt, endedAt: null, pauses }, at(4900))).toBe(48 * MINUTE);
  });

  it('never shows a negative time, whatever the clocks say', () => {
    expect(workedMs({ startedAt, endedAt: null, pauses: [] }, at(-5))).toBe(0);
    const early = [{ from: at(-20), to: at(5) }];
    expect(workedMs({ startedAt, endedAt: null, pauses: early }, at(10))).toBe(5 * MINUTE);
  });

  it('formats hours, minutes and seconds', () => {
    expect(clockText(0)).toBe('00:00:00');
    expect(clockText((76 * 60 + 8) * 1000 + 999)).toBe('01:16:08');
    expect(clockText(123 * 60 * MINUTE)).toBe('123:00:00');
  });
});
