import type { BookingState } from '../bookings/booking.ts';
import { showsContact } from '../contact/contact.ts';
import type { Instant } from '../dates/instant.ts';
import { firstNameOf } from '../identity/public-name.ts';
import { maskRecipient } from '../identity/recipient.ts';
import { CHAT_OPEN_MS } from '../privacy/customer-view.ts';
import { holdsOneOf, type Desk } from './desks.ts';
import { mayReopen } from './waiting-items.ts';

/** Who reads a booking's record and the log of bookings. */
export const RECORD_DESKS = ['dispatch', 'help', 'money', 'audit'] as const satisfies Desk[];

/** Bookings on a page of the log. */
export const LOG_PAGE = 50;

/** Asks for the last page of the log, whose mark nobody knows. */
export const OLDEST_PAGE = 'oldest';

/** Who writes notes on bookings. */
export const NOTE_DESKS = ['dispatch', 'help', 'money'] as const satisfies Desk[];

/** Who calls the people of a booking. */
export const CALL_DESKS = ['dispatch', 'help'] as const satisfies Desk[];

/** The parts of a booking's history, in the order of the tabs. */
export const HISTORY_PARTS = ['work', 'money', 'messages', 'notes', 'audit'] as const;
export type HistoryPart = (typeof HISTORY_PARTS)[number];

/** The sides of a booking that an operator may call. */
export const SIDES = ['customer', 'serviceman'] as const;
export type BookingSide = (typeof SIDES)[number];

/** What a record shows of people: who audits reads ids alone, and the door is for who sends somebody there. */
export const recordView = (held: readonly Desk[]) => ({
  names: !held.includes('audit'),
  door: holdsOneOf(held, CALL_DESKS),
});
export type RecordView = ReturnType<typeof recordView>;

/** A person in a record; empty where there is nobody. */
export const nameInRecord = (name: string, id: number | null, { names }: RecordView): string => {
  if (id === null) return '';
  return names ? name : `#${id}`;
};

/** A customer in a list, where the first name is enough. */
export const nameInLog = (name: string, id: number, view: RecordView): string =>
  nameInRecord(firstNameOf(name), id, view);

/** The last digits, to tell two numbers apart; null without a number. */
export const maskedPhone = (phone: string | null, { names }: RecordView): string | null =>
  phone === null || !names ? null : maskRecipient({ channel: 'phone', address: phone });

/** A complaint comes after the work: operators call for as long as the two sides can write. */
export const CALLS_END_AFTER_MS = CHAT_OPEN_MS;

/** Whoever waits for a visit can be called, also before somebody comes; a serviceman while they have the booking. */
export const mayCall = (
  side: BookingSide,
  { state, overAt }: { readonly state: BookingState; readonly overAt: Instant | null },
  now: Instant,
): boolean => {
  if (state === 'completed' || state === 'cancelled')
    return overAt !== null && now < overAt + CALLS_END_AFTER_MS;
  return side === 'customer' || showsContact(state);
};

export const LONGEST_NOTE = 1000;

/** Null for a note that says nothing. */
export const readNote = (written: string): string | null => {
  const words = written.trim();
  return words === '' ? null : words;
};

/** Who wrote a note takes it back at once, or not at all. */
export const mayTakeBackNote = mayReopen;
