import { describe, expect, it } from 'vitest';
import { publicName, publicNameOf } from '../identity/public-name.ts';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { customerCancel } from './customer-cancel.ts';
import { readCompletionQr, writeCompletionQr } from '../bookings/completion-qr.ts';
import { customerMay, followingSteps, showsCompletionCode, showsServiceman } from './customer-booking.ts';
import { rateBooking, ratingOf, readRatingTags, writeRatingTags } from './rating.ts';

describe('a cancellation by the customer', () => {
  const until = 1000;

  it.each(['requested', 'offered', 'refused'] as const)('is always hers while %s', (state) => {
    expect(customerCancel({ state, cancelUntil: until, now: until + 1 }).ok).toBe(true);
  });

  it('is hers until the moment she was shown, once somebody has promised to come', () => {
    const assigned = { state: 'assigned', cancelUntil: until } as const;
    expect(customerCancel({ ...assigned, now: until })).toEqual({ ok: true, value: 'cancelled' });
    expect(customerCancel({ ...assigned, now: until + 1 })).toEqual({
      ok: false,
      refusal: 'booking.too-late-to-cancel',
    });
    expect(customerCancel({ ...assigned, cancelUntil: null, now: until + 1 }).ok).toBe(true);
  });

  it.each([
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('is not hers once it is %s', (state, refusal) => {
    expect(customerCancel({ state, cancelUntil: until, now: 0 })).toEqual({ ok: false, refusal });
  });
});

describe('a rating', () => {
  it('is given once, for work that is completed', () => {
    expect(rateBooking({ state: 'completed', isRated: false }).ok).toBe(true);
    expect(rateBooking({ state: 'completed', isRated: true })).toEqual({
      ok: false,
      refusal: 'rating.already-given',
    });
    for (const state of BOOKING_STATES.filter((one) => one !== 'completed'))
      expect(rateBooking({ state, isRated: false })).toEqual({
        ok: false,
        refusal: 'rating.not-completed',
      });
  });

  it('keeps the tags we know, each once', () => {
    const written = writeRatingTags(['on-time', 'polite']);
    expect(readRatingTags(`${written},polite, rude`)).toEqual(['on-time', 'polite']);
    expect(readRatingTags('')).toEqual([]);
  });

  it('is said with one decimal, and not before there is one', () => {
    expect(ratingOf(0, 0)).toBeNull();
    expect(ratingOf(3, 14)).toBe(4.7);
  });
});

describe("the customer's code for a camera", () => {
  it('comes back for its own booking only', () => {
    const shown = writeCompletionQr(59_018_170_368_001, '048213');
    expect(readCompletionQr(` ${shown}\n`, 59_018_170_368_001)).toEqual({ code: '048213' });
    expect(readCompletionQr(shown, 59_018_170_368_002)).toBe('other-booking');
  });

  it.each([
    '',
    'upi://pay?pa=x',
    'karigar-done:1:12345',
    'karigar-done:1:1234567',
    'x karigar-done:1:123456',
  ])('is not %j', (written) => expect(readCompletionQr(written, 1)).toBe('not-ours'));
});

describe('what a customer follows', () => {
  it('is every step with its time, then what is to come', () => {
    expect(followingSteps('started', { booked: 1, assigned: 2, started: 3 })).toEqual([
      { step: 'booked', at: 1 },
      { step: 'assigned', at: 2 },
      { step: 'started', at: 3 },
      { step: 'ended', at: null },
      { step: 'completed', at: null },
    ]);
  });

  it('shows a pause while it lasts', () => {
    const moments = { booked: 1, assigned: 2, started: 3, held: 4 };
    expect(followingSteps('held', moments).map(({ step }) => step)).toContain('held');
    expect(followingSteps('started', moments).map(({ step }) => step)).not.toContain('held');
  });

  it('ends with why nothing came of it', () => {
    expect(followingSteps('cancelled', { booked: 1, cancelled: 5 })).toEqual([
      { step: 'booked', at: 1 },
      { step: 'cancelled', at: 5 },
    ]);
    expect(followingSteps('refused', { booked: 1 }).at(-1)).toEqual({ step: 'refused', at: null });
  });

  it('names nobody before he has the job, and shows the code only while there is work', () => {
    expect(BOOKING_STATES.filter(showsServiceman)).toEqual([
      'assigned',
      'started',
      'held',
      'ended',
      'completed',
      'cancelled',
    ]);
    expect(BOOKING_STATES.filter(showsCompletionCode)).toEqual([
      'assigned',
      'started',
      'held',
      'ended',
    ]);
  });

  it('is also what she may do', () => {
    const may = (state: (typeof BOOKING_STATES)[number], isRated = false) => {
      const all = customerMay({ state, cancelUntil: 1, isRated, hasPlace: true, now: 0 });
      return Object.entries(all).flatMap(([name, is]) => (is ? [name] : []));
    };
    expect(may('requested')).toEqual(['cancel', 'reschedule']);
    expect(may('assigned')).toEqual(['cancel', 'reschedule', 'chat', 'call']);
    expect(may('started')).toEqual(['chat', 'call']);
    expect(may('ended')).toEqual(['chat', 'call']);
    expect(may('completed')).toEqual(['rate']);
    expect(may('completed', true)).toEqual([]);
    expect(may('cancelled')).toEqual([]);
    expect(may('refused')).toEqual(['cancel']);
  });
});

describe('a public name', () => {
  it.each([
    ['Suresh', 'Pawar', 'Suresh P.'],
    ['Suresh', '', 'Suresh'],
    ['सुरेश', 'पवार', 'सुरेश प.'],
  ])('of %s %s is %s', (first, last, shown) => {
    expect(publicName(first, last)).toBe(shown);
    expect(publicNameOf(` ${first}  ${last} `)).toBe(shown);
  });
});
