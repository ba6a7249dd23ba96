import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { firstNameOf } from '../identity/public-name.ts';
import {
  CHAT_OPEN_MS,
  customerForServiceman,
  fadedBefore,
  FADES_AFTER_MS,
  isChatOpen,
  isFaded,
  nameForServiceman,
} from './customer-view.ts';

const OVER = Date.parse('2026-11-15T06:30:00Z');
const CUSTOMER = {
  customerName: 'Meera Joshi',
  phone: '9876500001',
  alternatePhone: '9876500002',
  area: 'Kothrud',
  street: 'Paud Road',
  address: 'Shanti Apartments',
  flatNo: '302',
  houseNo: 'B',
  place: { latitude: 18.5, longitude: 73.8 },
};
const FADED = {
  customerName: 'Meera',
  phone: null,
  alternatePhone: null,
  area: 'Kothrud',
  street: '',
  address: '',
  flatNo: '',
  houseNo: '',
  place: null,
};

describe('a chat', () => {
  it('a chat closes two days after the booking is over, and not before', () => {
    expect(isChatOpen(null, OVER)).toBe(true);
    expect(isChatOpen(OVER, OVER + CHAT_OPEN_MS - 1)).toBe(true);
    expect(isChatOpen(OVER, OVER + CHAT_OPEN_MS)).toBe(false);
    expect(CHAT_OPEN_MS).toBe(48 * 3_600_000);
  });
});

describe('the customer as a serviceman sees them', () => {
  it('name and address fade a week after the booking is over, and not before', () => {
    for (const state of ['completed', 'cancelled'] as const) {
      const before = { state, overAt: OVER, now: OVER + FADES_AFTER_MS - 1 };
      expect(customerForServiceman(CUSTOMER, before)).toEqual({
        ...CUSTOMER,
        phone: null,
        alternatePhone: null,
      });
      const after = { state, overAt: OVER, now: OVER + FADES_AFTER_MS };
      expect(customerForServiceman(CUSTOMER, after)).toEqual(FADED);
    }
    expect(FADES_AFTER_MS).toBe(7 * 86_400_000);
  });

  it('an offer shows the first name and the area only', () => {
    const offer = { state: 'offered', overAt: null, now: OVER } as const;
    expect(customerForServiceman(CUSTOMER, offer)).toEqual(FADED);
  });

  it('open work shows all, however old it is', () => {
    for (const state of ['assigned', 'started', 'held', 'ended'] as const)
      expect(customerForServiceman(CUSTOMER, { state, overAt: null, now: OVER * 2 })).toEqual(
        CUSTOMER,
      );
  });

  it('no state shows a phone once the booking is over', () => {
    for (const state of BOOKING_STATES) {
      const seen = customerForServiceman(CUSTOMER, { state, overAt: OVER, now: OVER });
      const isOpen = ['assigned', 'started', 'held', 'ended'].includes(state);
      expect(seen.phone !== null, state).toBe(isOpen);
    }
  });

  it('a name alone fades at the same moment', () => {
    expect(nameForServiceman('Meera Joshi', OVER, OVER + FADES_AFTER_MS - 1)).toBe('Meera Joshi');
    expect(nameForServiceman('Meera Joshi', OVER, OVER + FADES_AFTER_MS)).toBe('Meera');
    expect(nameForServiceman('Meera Joshi', null, OVER)).toBe('Meera Joshi');
    expect(isFaded(fadedBefore(OVER), OVER)).toBe(true);
    expect(isFaded(fadedBefore(OVER) + 1, OVER)).toBe(false);
  });

  it('a title is no first name', () => {
    expect(firstNameOf(' Dr. Meera Joshi')).toBe('Meera');
    expect(firstNameOf('श्रीमती मीरा जोशी')).toBe('मीरा');
    expect(firstNameOf('Meera')).toBe('Meera');
    expect(firstNameOf('Dr')).toBe('Dr');
    expect(firstNameOf('')).toBe('');
  });
});
