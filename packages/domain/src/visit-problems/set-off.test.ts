import { expect, it } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { setOff } from './set-off.ts';

const AT = 1_768_453_200_000;
const HOUR = 3_600_000;

it('a serviceman may set off from three hours before the visit, however late', () => {
  const at = (now: number) => setOff({ state: 'assigned', scheduledAt: AT, now });
  expect(at(AT - 3 * HOUR - 1)).toEqual({ ok: false, refusal: 'set-off.too-early' });
  expect(at(AT - 3 * HOUR)).toEqual({ ok: true, value: null });
  expect(at(AT + 5 * HOUR).ok).toBe(true);
});

it('only a visit that can be started is set off to', () => {
  const may = BOOKING_STATES.filter((state) => setOff({ state, scheduledAt: AT, now: AT }).ok);
  expect(may).toEqual(['assigned']);
});
