import { describe, expect, it } from 'vitest';
import { DONE, missingItems, readReading, saveChecklist, valueOf } from './checklist.ts';

describe('a checklist', () => {
  it.each([
    ['6,4', '6.4'],
    [' 124 ', '124'],
    ['-3.25', '-3.25'],
    ['', null],
    ['six', null],
    ['1.2.3', null],
    ['1234567', null],
  ])('reads %j as %j', (typed, value) => {
    expect(readReading(typed)).toBe(value);
    expect(valueOf('reading', typed)).toBe(value);
  });

  it('a step is done or not', () => {
    expect(valueOf('step', DONE)).toBe(DONE);
    expect(valueOf('step', '')).toBeNull();
  });

  it('lacks what is required and has no value', () => {
    const item = (id: number, isRequired: boolean, value: string | null) =>
      ({ id, kind: 'step', isRequired, value }) as const;
    const items = [item(1, true, null), item(2, true, DONE), item(3, false, null)];
    expect(missingItems(items).map(({ id }) => id)).toEqual([1]);
  });

  it('is saved once the work has begun, also when its end came first', () => {
    expect(saveChecklist('started').ok).toBe(true);
    expect(saveChecklist('completed').ok).toBe(true);
    expect(saveChecklist('assigned')).toEqual({ ok: false, refusal: 'booking.not-started' });
    expect(saveChecklist('cancelled')).toEqual({ ok: false, refusal: 'booking.cancelled' });
  });
});
