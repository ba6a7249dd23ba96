import { describe, expect, it } from 'vitest';
import { publicName, publicNameOf } from '../identity/public-name.ts';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { paise } from '../money.ts';
import { cancelCharge, customerCancel } from './customer-cancel.ts';
import { readCompletionQr, writeCompletionQr } from '../bookings/completion-qr.ts';
import {
  customerMay,
  bookingSteps,
  showsCompletionCode,
  showsServiceman,
} from './customer-booking.ts';
import { rateBooking, ratingOf, readRatingTags, writeRatingTags } from './rating.ts';

describe('cancellation by the customer', () => {
  const until = 1000;
  const VISIT = { cancelUntil: until, trouble: null, total: paise(599_00), agreed: null };

  it.each(['requested', 'offered', 'refused'] as const)(
    'allows the customer to cancel at any time while %s',
    (state) => {
      expect(customerCancel({ ...VISIT, state, now: until + 1 }).ok).toBe(true);
    },
  );

  it('is free for an assigned booking until the shown moment', () => {
    const assigned = { ...VISIT, state: 'assigned' } as const;
    const free = { ok: true, value: { state: 'cancelled', charge: null } };
    expect(customerCancel({ ...assigned, now: until })).toEqual(free);
    expect(customerCancel({ ...assigned, now: until + 1 })).toEqual({
      ok: false,
      refusal: 'booking.too-late-to-cancel',
    });
    expect(customerCancel({ ...assigned, cancelUntil: null, now: until + 1 })).toEqual(free);
    expect(customerCancel({ ...assigned, trouble: 'overdue', now: until + 1 })).toEqual(free);
  });

  it('costs as much as a visit after that moment, if the customer agreed to just this price', () => {
    const late = { ...VISIT, state: 'assigned', now: until + 1 } as const;
    expect(cancelCharge(late)).toBe(199_00);
    expect(cancelCharge({ ...late, total: paise(99_00) })).toBe(99_00);
    expect(customerCancel({ ...late, agreed: paise(199_00) })).toEqual({
      ok: true,
      value: { state: 'cancelled', charge: 199_00 },
    });
    expect(customerCancel({ ...late, agreed: paise(99_00) }).ok).toBe(false);
    expect(customerCancel({ ...late, trouble: 'unsafe', agreed: paise(199_00) })).toMatchObject({
      value: { charge: null },
    });
  });

  it.each([
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('refuses a cancellation by the customer once the booking is %s', (state, refusal) => {
    expect(customerCancel({ ...VISIT, state, now: 0 })).toEqual({ ok: false, refusal });
  });
});

describe('rating', () => {
  it('accepts one rating, for completed work only', () => {
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

  it('keeps known rating tags, each once', () => {
    const written = writeRatingTags(['on-time', 'polite']);
    expect(readRatingTags(`${written},polite, rude`)).toEqual(['on-time', 'polite']);
    expect(readRatingTags('')).toEqual([]);
  });

  it('averages ratings to one decimal, and to null without ratings', () => {
    expect(ratingOf(0, 0)).toBeNull();
    expect(ratingOf(3, 14)).toBe(4.7);
  });
});

describe('completion QR code', () => {
  it('returns the completion code for its own booking only', () => {
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
  ])('rejects %j as completion QR code', (written) =>
    expect(readCompletionQr(written, 1)).toBe('not-ours'),
  );
});

describe('customer booking', () => {
  it('lists past steps with their times, then the steps to come', () => {
    expect(bookingSteps('started', { booked: 1, assigned: 2, started: 3 }, 1)).toEqual([
      { step: 'booked', at: 1 },
      { step: 'assigned', at: 2 },
      { step: 'started', at: 3 },
      { step: 'ended', at: null },
      { step: 'completed', at: null },
    ]);
  });

  it('shows a hold only while it lasts', () => {
    const moments = { booked: 1, assigned: 2, started: 3, held: 4 };
    expect(bookingSteps('held', moments, 1).map(({ step }) => step)).toContain('held');
    expect(bookingSteps('started', moments, 1).map(({ step }) => step)).not.toContain('held');
  });

  it('ends with the step that cancelled the booking', () => {
    expect(bookingSteps('cancelled', { booked: 1, cancelled: 5 }, 1)).toEqual([
      { step: 'booked', at: 1 },
      { step: 'cancelled', at: 5 },
    ]);
  });

  it('after a give-back, accepting is a step to come, and no step of the cancelled booking', () => {
    const given = { booked: 1, assigned: 2 };
    expect(bookingSteps('requested', given, 3)[1]).toEqual({ step: 'assigned', at: null });
    expect(bookingSteps('refused', given, 3)[1]).toEqual({ step: 'assigned', at: null });
    expect(bookingSteps('cancelled', { ...given, cancelled: 5 }, 3)).toEqual([
      { step: 'booked', at: 1 },
      { step: 'cancelled', at: 5 },
    ]);
    expect(bookingSteps('assigned', { booked: 1, assigned: 4 }, 3)[1]).toEqual({
      step: 'assigned',
      at: 4,
    });
  });

  it('hides the serviceman until assignment, and shows the code only from assignment to end', () => {
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

  const OPEN = {
    cancelUntil: 1,
    trouble: null,
    hasBlocked: false,
    isPaid: false,
    hasTip: false,
    hasPlace: true,
    now: 0,
  };

  it('lists what the customer may do in each state', () => {
    const may = (state: (typeof BOOKING_STATES)[number], isRated = false) => {
      const all = customerMay({ ...OPEN, state, isRated });
      return Object.entries(all).flatMap(([name, is]) => (is ? [name] : []));
    };
    expect(may('requested')).toEqual(['cancel', 'reschedule']);
    expect(may('assigned')).toEqual(['cancel', 'reschedule', 'chat', 'call']);
    expect(may('started')).toEqual(['chat', 'call']);
    expect(may('ended')).toEqual(['chat', 'call']);
    expect(may('completed')).toEqual(['rate']);
    expect(may('completed', true)).toEqual([]);
    expect(may('cancelled')).toEqual([]);
    expect(may('offered')).toEqual(['cancel', 'reschedule']);
    expect(may('refused')).toEqual(['cancel', 'reschedule']);
  });

  it('a visit in trouble can be moved or given to somebody else after the free time', () => {
    const late = { ...OPEN, state: 'assigned', isRated: false, now: 2 } as const;
    const of = (trouble: 'overdue' | 'unsafe' | null) => {
      const { cancel, reschedule, replace } = customerMay({ ...late, trouble });
      return { cancel, reschedule, replace };
    };
    expect(of(null)).toEqual({ cancel: true, reschedule: false, replace: false });
    expect(of('overdue')).toEqual({ cancel: true, reschedule: true, replace: true });
    expect(of('unsafe')).toEqual({ cancel: true, reschedule: true, replace: true });
  });

  it('a customer who blocked the serviceman is offered no chat and no phone call', () => {
    const blocked = { ...OPEN, state: 'assigned', isRated: false, hasBlocked: true } as const;
    expect(customerMay(blocked)).toMatchObject({ chat: false, call: false });
  });

  it('the customer may tip once, after the bill is paid', () => {
    const done = { ...OPEN, state: 'completed', isRated: true, isPaid: true } as const;
    expect(customerMay(done).tip).toBe(true);
    expect(customerMay({ ...done, hasTip: true }).tip).toBe(false);
    expect(customerMay({ ...done, isPaid: false }).tip).toBe(false);
  });
});

describe('public name', () => {
  it.each([
    ['Suresh', 'Pawar', 'Suresh P.'],
    ['Suresh', '', 'Suresh'],
    ['सुरेश', 'पवार', 'सुरेश प.'],
  ])('shortens %s %s to %s', (first, last, shown) => {
    expect(publicName(first, last)).toBe(shown);
    expect(publicNameOf(` ${first}  ${last} `)).toBe(shown);
  });
});
