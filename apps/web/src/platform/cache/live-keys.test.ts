import { describe, expect, it } from 'vitest';
import { isKeptLive, keysOf, LIVE_KEYS } from './live-keys.ts';

const hint = (type: string, id: number | null = 42) => ({ type, id, version: null, sequence: 1 });

describe('a hint', () => {
  it.each(['booking', 'chat', 'notifications', 'earnings', 'offers'])(
    'of %s names only what is kept live',
    (type) => {
      expect(keysOf(hint(type)).every(isKeptLive)).toBe(true);
      expect(keysOf(hint(type))).toContainEqual(['notifications']);
    },
  );

  it('of a type that this app does not know may be about anything', () => {
    expect(keysOf(hint('weather'))).toBe(LIVE_KEYS);
  });

  it('of a booking or of his money makes the earnings old', () => {
    expect(keysOf(hint('booking'))).toContainEqual(['earnings']);
    expect(keysOf(hint('earnings', null))).toContainEqual(['earnings']);
    expect(keysOf(hint('chat'))).not.toContainEqual(['earnings']);
    expect(isKeptLive(['earnings', 'week', null])).toBe(true);
  });

  it('leaves the other bookings alone', () => {
    expect(keysOf(hint('chat', 7))).toContainEqual(['chat', 7]);
    expect([isKeptLive(['bookings', 'live']), isKeptLive(['bookings', 'pages'])]).toEqual([
      true,
      false,
    ]);
  });
});
