import { describe, expect, it } from 'vitest';
import { dayOf } from '../dates/india-day.ts';
import { cashToCollect } from './cash-to-collect.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const HOUR = 3_600_000;
const none = new Set<number>();
const closed = (id: number, changed = {}) => ({
  id,
  state: 'completed' as const,
  paymentStatus: 'pending' as const,
  endedAt: NOW - id * HOUR,
  ...changed,
});
const ids = (
  bookings: Parameters<typeof cashToCollect>[0],
  known: Partial<Parameters<typeof cashToCollect>[1]> = {},
) =>
  cashToCollect(bookings, { today: dayOf(NOW), codeSaved: none, cashNoted: none, ...known }).map(
    ({ id }) => id,
  );

describe('cash to collect', () => {
  it('lists cash of completed unpaid bookings, the newest first', () => {
    expect(ids([closed(2), closed(1), closed(3, { paymentStatus: 'paid' })])).toEqual([1, 2]);
  });

  it('includes ended work only if its completion code is saved on the phone', () => {
    const ended = [closed(1, { state: 'ended' }), closed(2, { state: 'ended' })];
    expect(ids(ended, { codeSaved: new Set([2]) })).toEqual([2]);
  });

  it('does not list cash that was recorded', () => {
    expect(ids([closed(1), closed(2)], { cashNoted: new Set([1]) })).toEqual([2]);
  });

  it('leaves out cancelled and old bookings', () => {
    expect(
      ids([closed(1, { state: 'cancelled' }), closed(73), closed(2, { endedAt: null })]),
    ).toEqual([]);
  });
});
