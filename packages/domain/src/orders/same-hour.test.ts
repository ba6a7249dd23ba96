import { expect, it } from 'vitest';
import { addDays, dayOf } from '../dates/india-day.ts';
import { slotNearHour } from './same-hour.ts';
import { slotsOf } from './slots.ts';

const FORMER = Date.parse('2026-11-01T10:40:00+05:30');
const NEXT = addDays(dayOf(FORMER), 20);
const slots = (isFree: (index: number) => boolean) =>
  slotsOf(NEXT).map((at, index) => ({ at, isFree: isFree(index) }));

it('the free slot nearest to the former time of day is chosen', () => {
  const [eight, , tenThirty, noon] = slotsOf(NEXT);
  expect(
    slotNearHour(
      slots(() => true),
      FORMER,
    ),
  ).toBe(tenThirty);
  expect(
    slotNearHour(
      slots((index) => index > 2),
      FORMER,
    ),
  ).toBe(noon);
  expect(
    slotNearHour(
      slots((index) => index === 0),
      FORMER,
    ),
  ).toBe(eight);
});

it('of two free slots as far away the earlier one is chosen', () => {
  const at = (time: string) => ({ at: Date.parse(`2026-11-21T${time}+05:30`), isFree: true });
  expect(slotNearHour([at('11:40:00'), at('09:40:00')], FORMER)).toBe(at('09:40:00').at);
});

it('a full day has no slot', () => {
  expect(
    slotNearHour(
      slots(() => false),
      FORMER,
    ),
  ).toBeNull();
  expect(slotNearHour([], FORMER)).toBeNull();
});
