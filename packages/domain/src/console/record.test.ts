import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import {
  CALLS_END_AFTER_MS,
  maskedPhone,
  mayCall,
  mayTakeBackNote,
  nameInLog,
  nameInRecord,
  readNote,
  recordView,
} from './record.ts';

const DISPATCH = recordView(['dispatch']);
const MONEY = recordView(['money']);
const AUDIT = recordView(['audit']);

describe('what a record shows of people', () => {
  it('names for who works with the booking, ids for audit', () => {
    expect(nameInRecord('Asha Kulkarni', 7, DISPATCH)).toBe('Asha Kulkarni');
    expect(nameInLog('Asha Kulkarni', 7, MONEY)).toBe('Asha');
    expect(nameInRecord('Asha Kulkarni', 7, AUDIT)).toBe('#7');
    expect(nameInLog('Asha Kulkarni', 7, AUDIT)).toBe('#7');
    expect(nameInRecord('', null, DISPATCH)).toBe('');
  });

  it('the door for dispatch and help alone', () => {
    expect([DISPATCH.door, recordView(['help']).door, MONEY.door, AUDIT.door]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('the last digits of a phone, for audit none', () => {
    expect(maskedPhone('9890011223', DISPATCH)).toBe('XXXXXX1223');
    expect(maskedPhone(null, DISPATCH)).toBeNull();
    expect(maskedPhone('9890011223', AUDIT)).toBeNull();
  });
});

describe('whom an operator may call', () => {
  const NOW = 1_000_000_000;
  const callable = (side: 'customer' | 'serviceman', overAt: number | null) =>
    BOOKING_STATES.filter((state) => mayCall(side, { state, overAt }, NOW));

  it('the customer while the booking is open, the serviceman while it is theirs', () => {
    expect(callable('customer', null)).toEqual(
      BOOKING_STATES.filter((state) => !['completed', 'cancelled'].includes(state)),
    );
    expect(callable('serviceman', null)).toEqual(['assigned', 'started', 'held', 'ended']);
  });

  it.each(['customer', 'serviceman'] as const)('the %s until 48 hours after the work', (side) => {
    const over = ['completed', 'cancelled'] as const;
    const maySay = (overAt: number) => over.map((state) => mayCall(side, { state, overAt }, NOW));
    expect(maySay(NOW - CALLS_END_AFTER_MS + 1)).toEqual([true, true]);
    expect(maySay(NOW - CALLS_END_AFTER_MS)).toEqual([false, false]);
  });
});

describe('notes', () => {
  it('have words', () => {
    expect(readNote('  Gate code 12 \n')).toBe('Gate code 12');
    expect(readNote(' \n ')).toBeNull();
  });

  it('are taken back by their writer, at once', () => {
    const note = { by: 7, at: 1000 };
    expect(mayTakeBackNote(note, 7, 9000)).toBe(true);
    expect(mayTakeBackNote(note, 8, 1000)).toBe(false);
    expect(mayTakeBackNote(note, 7, 60_000)).toBe(false);
  });
});
