import type { LateCase } from './late-case.ts';

/** What happened to a booking while its serviceman was offline. */
export const CONFLICTS = [
  'nothing',
  'cancelled',
  'moved',
  'reassigned',
  'handed-on',
  'price-changed',
  'ended',
  'completed',
  'code-expired',
  'bill-changed',
  'paid',
] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** What a serviceman can do offline, in the order of a job. */
export const LATE_COMMANDS = [
  'set-off',
  'run-late',
  'start',
  'hold',
  'resume',
  'propose-add-ons',
  'submit-approval',
  'end',
  'verify',
  'pay',
  'send-chat',
] as const;
export type LateCommand = (typeof LATE_COMMANDS)[number];

export type Arrival = {
  /** The reply to the phone: taken, or a refusal. A refused command is recorded with its whole input. */
  readonly answer: string;
  /** The case opened for operators, with a deadline that both sides are notified of. */
  readonly opens: LateCase | null;
  /** A further notification to the customer. */
  readonly customerHears: 'add-ons-late' | null;
};

const TAKEN: Arrival = { answer: 'taken', opens: null, customerHears: null };
const refusedAs = (answer: string, opens: LateCase | null = null): Arrival => ({
  ...TAKEN,
  answer,
  opens,
});

/** Null marks an impossible combination: the conflict requires that the command was taken before. */
type Row = Record<LateCommand, Arrival | null>;
const row = (every: Arrival, own: Partial<Row>): Row =>
  Object.fromEntries(
    LATE_COMMANDS.map((command) => [command, command in own ? own[command] : every]),
  ) as Row;

const workAndCash = (answer: string): Partial<Row> => {
  const work = refusedAs(answer, 'work-not-taken');
  return {
    start: work,
    hold: work,
    resume: work,
    end: work,
    verify: work,
    pay: refusedAs(answer, 'cash-not-taken'),
  };
};

const over = (answer: string, own: Partial<Row>): Row =>
  row(refusedAs(answer), {
    'propose-add-ons': { ...refusedAs(answer), customerHears: 'add-ons-late' },
    'submit-approval': { ...refusedAs(answer), customerHears: 'add-ons-late' },
    'send-chat': TAKEN,
    pay: TAKEN,
    ...own,
  });

/** For a former assignee the booking does not exist, whichever command the phone sends. */
const gone = row(refusedAs('booking.not-found'), workAndCash('booking.not-found'));

/**
 * Conflict × command → outcome. docs/late-arrivals.md is generated from this table; a property test
 * holds the server to it.
 */
export const LATE_ARRIVALS: Record<Conflict, Row> = {
  nothing: row(TAKEN, {}),
  cancelled: row(refusedAs('booking.cancelled'), {
    ...workAndCash('booking.cancelled'),
    'send-chat': TAKEN,
  }),
  moved: row(TAKEN, {
    'set-off': refusedAs('booking.moved'),
    'run-late': refusedAs('booking.moved'),
    start: { ...TAKEN, opens: 'started-before-move' },
  }),
  reassigned: gone,
  'handed-on': gone,
  'price-changed': row(TAKEN, {
    'propose-add-ons': refusedAs('add-on.price-changed'),
    'submit-approval': refusedAs('add-on.price-changed'),
  }),
  ended: over('booking.already-ended', { verify: TAKEN }),
  completed: over('booking.already-completed', {}),
  'code-expired': over('booking.already-ended', {
    verify: refusedAs('otp.expired', 'code-expired'),
  }),
  'bill-changed': row(TAKEN, {
    'set-off': null,
    'run-late': null,
    start: null,
    pay: refusedAs('payment.amount-not-due', 'cash-not-taken'),
  }),
  paid: over('booking.already-ended', {
    verify: TAKEN,
    pay: refusedAs('payment.nothing-due', 'cash-not-taken'),
  }),
};
