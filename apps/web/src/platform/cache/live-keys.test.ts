import { describe, expect, it } from 'vitest';
import { isKeptLive, keysOf, LIVE_KEYS } from './live-keys.ts';

const hint = (type: string, id: number | null = 42) => ({ type, id, version: null, sequence: 1 });

describe('a hint', () => {
  it.each(['booking', 'chat', 'notifications', 'earnings', 'offers'])(
    'a hint of %s invalidates only live queries',
    (type) => {
      expect(keysOf(hint(type)).every(isKeptLive)).toBe(true);
      expect(keysOf(hint(type))).toContainEqual(['notifications']);
    },
  );

  it('a quiet hint does not invalidate the notifications', () => {
    expect(keysOf({ ...hint('booking'), quiet: true })).not.toContainEqual(['notifications']);
    expect(keysOf({ ...hint('booking'), quiet: true })).toContainEqual(['bookings', 'live']);
    expect(keysOf({ ...hint('chat'), quiet: true })).toEqual([['chat', 42]]);
  });

  it('a hint of the visit’s course leaves add-ons, payments and earnings alone', () => {
    const keys = keysOf({ ...hint('booking'), quiet: true, sameBill: true });
    expect(keys).toEqual([['bookings', 'live'], ['my-bookings']]);
    expect(keysOf(hint('booking'))).toContainEqual(['booking-add-ons', 42]);
  });

  it('a hint of an unknown type invalidates everything', () => {
    expect(keysOf(hint('weather'))).toBe(LIVE_KEYS);
  });

  it('a hint of a booking or of earnings invalidates the earnings', () => {
    expect(keysOf(hint('booking'))).toContainEqual(['earnings']);
    expect(keysOf(hint('earnings', null))).toContainEqual(['earnings']);
    expect(keysOf(hint('chat'))).not.toContainEqual(['earnings']);
    expect(isKeptLive(['earnings', 'week', null])).toBe(true);
  });

  it('a hint of one booking does not invalidate the other bookings', () => {
    expect(keysOf(hint('chat', 7))).toContainEqual(['chat', 7]);
    expect([isKeptLive(['bookings', 'live']), isKeptLive(['bookings', 'pages'])]).toEqual([
      true,
      false,
    ]);
  });
});
