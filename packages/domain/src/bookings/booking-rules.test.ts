import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  answerAddOn,
  proposeAddOns,
  readAddOnStatus,
  takeBackAddOn,
  writeAddOnStatus,
} from './add-ons.ts';
import { billOf } from './bill.ts';
import { BOOKING_STATES } from './booking.ts';
import { showsContact } from '../contact/contact.ts';
import { holdOptions, isHoldOption } from './hold-options.ts';
import { matchesBooking, matchesName } from './search.ts';

describe('bill', () => {
  const tap = { name: 'Tap washer', price: paise(4_900), quantity: 2, status: 'accepted' } as const;

  it('[ADD-07] bills the booking total plus accepted add-ons, price times quantity', () => {
    const bill = billOf(paise(34_900), [
      tap,
      { name: 'Pipe', price: paise(19_950), quantity: 1, status: 'accepted' },
      { name: 'Polish', price: paise(99_900), quantity: 1, status: 'pending' },
      { name: 'Filter', price: paise(99_900), quantity: 3, status: 'rejected' },
    ]);
    expect(bill).toEqual({
      bookingTotal: 34_900,
      addOns: [
        { name: 'Tap washer', quantity: 2, amount: 9_800 },
        { name: 'Pipe', quantity: 1, amount: 19_950 },
      ],
      total: 64_650,
    });
  });

  it('bills the booking total alone without accepted add-ons', () => {
    expect(billOf(paise(34_900), []).total).toBe(34_900);
    expect(billOf(paise(34_900), [{ ...tap, status: 'pending' }]).total).toBe(34_900);
  });
});

describe('add-on status', () => {
  it.each([
    ['0', 'pending'],
    ['1', 'accepted'],
    ['2', 'rejected'],
    ['rejected', 'rejected'],
    ['7', 'pending'],
  ])('reads add-on status %j as %s', (written, status) => {
    expect(readAddOnStatus(written)).toBe(status);
  });

  it('reads back every add-on status it writes', () => {
    for (const status of ['pending', 'accepted', 'rejected'] as const) {
      expect(readAddOnStatus(writeAddOnStatus(status))).toBe(status);
    }
  });
});

describe('proposing and answering add-ons', () => {
  it.each(['assigned', 'started', 'held'] as const)(
    'allows add-on proposals, answers and taking them back while %s',
    (state) => {
      expect(proposeAddOns(state).ok).toBe(true);
      expect(answerAddOn(state, 'pending', 'accepted')).toEqual({ ok: true, value: 'accepted' });
      expect(takeBackAddOn(state, 'pending')).toEqual({ ok: true, value: 'rejected' });
    },
  );

  it.each([
    ['requested', 'booking.not-assigned'],
    ['offered', 'booking.not-assigned'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
    ['refused', 'booking.nobody-available'],
  ] as const)('refuses add-on proposals, answers and taking them back in %s', (state, refusal) => {
    expect(proposeAddOns(state)).toEqual({ ok: false, refusal });
    expect(answerAddOn(state, 'pending', 'accepted')).toEqual({ ok: false, refusal });
    expect(takeBackAddOn(state, 'pending')).toEqual({ ok: false, refusal });
  });

  it('accepts one answer per add-on', () => {
    const again = answerAddOn('started', 'accepted', 'rejected');
    expect(again).toEqual({ ok: false, refusal: 'add-on.already-answered' });
  });

  it.each(['accepted', 'rejected'] as const)('refuses to take back an %s add-on', (status) => {
    const late = takeBackAddOn('started', status);
    expect(late).toEqual({ ok: false, refusal: 'add-on.already-answered' });
  });
});

describe('hold options', () => {
  const lateEvening = Date.UTC(2026, 11, 30, 17, 45); // 30 Dec, 23:15 in India
  it('offers today and the next two days in India as hold options', () => {
    expect(holdOptions(lateEvening)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(holdOptions(lateEvening + 3_600_000)[0]).toBe('2026-12-31');
  });

  it('accepts no other day as hold option', () => {
    const [today] = holdOptions(lateEvening);
    expect(isHoldOption(today, lateEvening)).toBe(true);
    expect(isHoldOption(today, lateEvening + 86_400_000)).toBe(false);
  });
});

describe('booking search', () => {
  const booking = {
    serviceName: 'Kitchen tap repair',
    bookingNo: 'KRG-48219',
    customerName: 'आशा',
  };

  it.each(['TAP', 'krg-482', 'आशा', '', '  tap '])('finds a booking by %j', (query) => {
    expect(matchesBooking(booking, query)).toBe(true);
  });

  it('does not find a booking by fields outside the search', () => {
    expect(matchesBooking(booking, 'geyser')).toBe(false);
    expect(matchesName(booking.serviceName, 'KRG')).toBe(false);
    expect(matchesName(booking.serviceName, 'kitchen')).toBe(true);
  });
});

describe('contact details', () => {
  it('shows contact details only from assignment until completion', () => {
    expect(BOOKING_STATES.filter(showsContact)).toEqual(['assigned', 'started', 'held', 'ended']);
  });
});
