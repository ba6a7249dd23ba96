import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from './booking.ts';
import {
  isCancelled,
  isNewBooking,
  isOnHold,
  readBookingState,
  statusLabel,
  statusLook,
  statusNameOf,
  writeBookingStatus,
} from './status.ts';

const signs = { statusName: 'Assigned', isHold: false, startedAt: null, endedAt: null };

describe('status badge', () => {
  it('shows the status name, or Pending when it is missing', () => {
    expect(statusLabel('Assigned')).toBe('Assigned');
    expect(statusLabel(null)).toBe('Pending');
    expect(statusLabel('')).toBe('Pending');
  });

  it.each([
    ['Assigned', 'accepted'],
    ['Pending', 'pending'],
    ['Completed', 'completed'],
    ['Hold', 'pending'],
    ['Rejected / Cancelled', 'pending'],
    ['Something else', 'pending'],
    [null, 'pending'],
  ])('gives the status %j the %s look', (name, look) => {
    expect(statusLook(name)).toBe(look);
  });

  it('marks a booking as new only for the string 2', () => {
    expect(isNewBooking('2')).toBe(true);
    expect([2, '1', '', null].some(isNewBooking)).toBe(false);
    expect(isNewBooking(writeBookingStatus(true))).toBe(true);
    expect(isNewBooking(writeBookingStatus(false))).toBe(false);
  });

  it('recognizes three spellings of cancelled', () => {
    expect(['Rejected / Cancelled', 'Cancelled', 'Rejected'].every(isCancelled)).toBe(true);
    expect(['Completed', 'cancelled', null].some(isCancelled)).toBe(false);
  });
});

describe('on hold', () => {
  it("[WORK-05] reads on hold from statusName 'Hold' or isHold, and from nothing else", () => {
    expect(isOnHold({ statusName: 'Hold', isHold: false })).toBe(true);
    expect(isOnHold({ statusName: 'Assigned', isHold: true })).toBe(true);
    expect(isOnHold({ statusName: 'Hold', isHold: true })).toBe(true);
    expect(isOnHold({ statusName: 'Assigned', isHold: false })).toBe(false);
    expect(isOnHold({ statusName: 'hold', isHold: false })).toBe(false);
    expect(isOnHold({ statusName: null, isHold: false })).toBe(false);
  });
});

describe('readBookingState', () => {
  it.each([
    [{ ...signs, statusName: 'Pending' }, 'offered'],
    [{ ...signs, statusName: null }, 'offered'],
    [signs, 'assigned'],
    [{ ...signs, startedAt: 1 }, 'started'],
    [{ ...signs, statusName: 'Pending', startedAt: 1 }, 'started'],
    [{ ...signs, startedAt: 1, isHold: true }, 'held'],
    [{ ...signs, startedAt: 1, statusName: 'Hold' }, 'held'],
    [{ ...signs, startedAt: 1, endedAt: 2 }, 'ended'],
    [{ ...signs, startedAt: 1, endedAt: 2, statusName: 'Completed' }, 'completed'],
    [{ ...signs, startedAt: 1, statusName: 'Cancelled' }, 'cancelled'],
  ] as const)('reads %j as the state %s', (read, state) => {
    expect(readBookingState(read)).toBe(state);
  });

  it('reads back every state it writes, as far as the wire distinguishes them', () => {
    const alike: Record<string, string> = { requested: 'offered', refused: 'offered' };
    for (const state of BOOKING_STATES) {
      const running = state === 'started' || state === 'held' || state === 'ended';
      const read = readBookingState({
        statusName: statusNameOf(state),
        isHold: state === 'held',
        startedAt: running ? 1 : null,
        endedAt: state === 'ended' ? 2 : null,
      });
      expect(read).toBe(alike[state] ?? state);
    }
  });
});
