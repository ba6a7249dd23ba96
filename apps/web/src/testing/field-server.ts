import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import type { BookingCommand, BookingState } from '@karigar/domain/bookings/booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import type { Pause } from '@karigar/domain/bookings/work-clock';

const COMMAND_OF: Readonly<Record<string, BookingCommand>> = {
  [startWork.programType]: 'start',
  [holdWork.programType]: 'hold',
  [resumeWork.programType]: 'resume',
  [endWork.programType]: 'end',
  [verifyCompletionOtp.programType]: 'verify',
};

export const GOOD_CODE = '482913';

/** The fate of one request on its way to the server and back. */
export const FATES = [
  'pass',
  'pass',
  'pass',
  'lost-request',
  'lost-reply',
  'busy',
  'portal-page',
  'empty-object',
  'bare-success',
  'foreign-401',
  'foreign-403',
  'foreign-404',
  'foreign-413',
  'foreign-422',
  'foreign-426',
  'foreign-502',
  'redirect',
  'cut-reply',
] as const;
export type Fate = (typeof FATES)[number];

type Envelope = { success: boolean; code: 200 | string; message: string; data: unknown };
type Kept = {
  state: BookingState;
  pauses: Pause[];
  startedAt: number | null;
  isTheirs: boolean;
  readonly history: BookingState[];
};

export type Effect = {
  readonly bookingId: number;
  readonly key: string;
  readonly command: BookingCommand;
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const ours = (envelope: Envelope): Response => json(200, withMark(envelope), MARK_HEADERS);

const yes: Envelope = { success: true, code: 200, message: 'Done.', data: null };
const no = (code: string): Envelope => ({ success: false, code, message: 'No.', data: null });

/** Replies that are not our server's. None of them may change anything on the phone. */
const FOREIGN: Readonly<Partial<Record<Fate, () => Response>>> = {
  'portal-page': () => json(200, '<html>Log in to this Wi-Fi</html>'),
  'empty-object': () => json(200, {}),
  'bare-success': () => json(200, yes),
  'foreign-401': () => json(401, no('session.ended')),
  'foreign-403': () => json(403, '<html>Forbidden</html>'),
  'foreign-404': () => json(404, no('booking.not-found')),
  'foreign-413': () => json(413, 'too large'),
  'foreign-422': () => json(422, no('key.reused')),
  'foreign-426': () => json(426, no('client.too-old')),
  'foreign-502': () => json(502, '<html>Bad gateway</html>'),
  redirect: () => json(307, '', { location: 'https://portal.example/' }),
};

/** The server for field tests: the domain's lifecycle, one outcome per key, claimed times. */
export const createFieldServer = (bookings: readonly number[]) => {
  const kept = new Map<number, Kept>(
    bookings.map((id) => [
      id,
      { state: 'assigned', pauses: [], startedAt: null, isTheirs: true, history: ['assigned'] },
    ]),
  );
  const outcomes = new Map<string, Envelope>();
  const commits = new Map<string, number>();
  const effects: Effect[] = [];
  const bookingOf = (id: number): Kept => {
    const found = kept.get(id);
    if (found === undefined) throw new Error(`no booking ${id}`);
    return found;
  };
  const become = (booking: Kept, state: BookingState): void => {
    booking.state = state;
    booking.history.push(state);
  };

  const perform = (
    booking: Kept,
    command: BookingCommand,
    form: FormData,
    at: number,
  ): Envelope => {
    if (!booking.isTheirs) return no('booking.not-found');
    if (command === 'verify' && form.get('otp') !== GOOD_CODE) return no('otp.mismatch');
    const decision = decide(booking.state, command, 'serviceman');
    if (!decision.ok) return no(decision.refusal);
    const last = booking.pauses.at(-1);
    if (command === 'start') booking.startedAt = at;
    if (command === 'hold') booking.pauses.push({ from: at, to: null });
    if (command === 'resume' && last !== undefined)
      booking.pauses[booking.pauses.length - 1] = { from: last.from, to: at };
    become(booking, decision.value);
    return yes;
  };

  const receive = (form: FormData, key: string, doneAt: number): Envelope => {
    const known = outcomes.get(key);
    if (known !== undefined) return known;
    const bookingId = Number(form.get('bookingId'));
    const command = COMMAND_OF[form.get('programType') as string];
    if (command === undefined) throw new Error('unknown call');
    const booking = bookingOf(bookingId);
    const envelope = perform(booking, command, form, Math.floor(doneAt / 1000) * 1000);
    outcomes.set(key, envelope);
    if (envelope === yes) effects.push({ bookingId, key, command });
    commits.set(key, booking.history.length - 1);
    return envelope;
  };

  return {
    effects,
    outcomes,
    stateOf: (id: number): BookingState => bookingOf(id).state,
    history: (id: number): readonly BookingState[] => bookingOf(id).history,
    /** Position in the booking's history at which an action took effect. */
    committedAt: (key: string): number => commits.get(key) ?? 0,
    read: (id: number) => {
      const { state, pauses, startedAt, isTheirs } = bookingOf(id);
      return isTheirs ? { state, pauses: [...pauses], startedAt } : null;
    },
    cancel: (id: number): void => {
      const decision = decide(bookingOf(id).state, 'cancel', 'operator');
      if (decision.ok) become(bookingOf(id), decision.value);
    },
    reassign: (id: number): void => void (bookingOf(id).isTheirs = false),
    /** Handles one request with its fate; rejects when no reply comes back. */
    answer: (fate: Fate, form: FormData, key: string, doneAt: number): Response => {
      const foreign = FOREIGN[fate];
      if (foreign !== undefined) return foreign();
      if (fate === 'lost-request') throw new TypeError('Failed to fetch');
      if (fate === 'busy') return json(503, withMark(no('server.busy')), MARK_HEADERS);
      const envelope = receive(form, key, doneAt);
      if (fate === 'lost-reply') throw new TypeError('Failed to fetch');
      if (fate === 'cut-reply')
        return json(200, JSON.stringify(withMark(envelope)).slice(0, -6), MARK_HEADERS);
      return ours(envelope);
    },
  };
};
