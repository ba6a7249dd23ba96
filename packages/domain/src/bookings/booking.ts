export const BOOKING_STATES = [
  'requested',
  'offered',
  'assigned',
  'started',
  'held',
  'ended',
  'completed',
  'cancelled',
  'refused',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const BOOKING_COMMANDS = [
  'offer',
  'accept',
  'refuse',
  'expire',
  'assign',
  'start',
  'hold',
  'resume',
  'end',
  'verify',
  'cancel',
  'no-show',
  'release',
  'reopen',
] as const;
export type BookingCommand = (typeof BOOKING_COMMANDS)[number];

/** The states in which a serviceman can see the booking. */
export const SERVICEMAN_STATES = [
  'offered',
  'assigned',
  'started',
  'held',
  'ended',
  'completed',
  'cancelled',
] as const satisfies readonly BookingState[];

const OVER: ReadonlySet<BookingState> = new Set(['completed', 'cancelled']);

/** The work is done or will not be done. A refused booking is still looked after by operators. */
export const isOver = (state: BookingState): boolean => OVER.has(state);

export const isBookingState = (word: unknown): word is BookingState =>
  BOOKING_STATES.some((state) => state === word);
