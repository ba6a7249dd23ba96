import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import type { Job } from '../world/job.ts';
import { addOnOf, bookingKnown } from './taken-store.ts';

/** An entry of version 2 of the persisted queue. A picture is a File, created on insert. */
export interface OldEntry {
  key: string;
  account: string;
  bookingId: number;
  bookingNo: string;
  call: string;
  input: Record<string, unknown>;
  createdAt: number;
  after: number | null;
  order: number;
  isWhole: boolean;
  state: object;
  hasPicture: boolean;
}

const STEP_MS = 20_000;
export const SPRAY = 'Anti-rust spray';
export const WORDS = Array.from({ length: 14 }, (_, at) => `words ${at + 1}`);

const WHOLE_JOB = [
  'start-work',
  'hold-work',
  'resume-work',
  'end-work',
  'verify-completion-otp',
  'add-payment',
] as const;

/** Waiting actions of each booking: every kind of call, 51 in all, in order. */
const PLAN: readonly (readonly string[])[] = [
  ...Array.from({ length: 5 }, () => WHOLE_JOB),
  ['run-late', 'start-work', 'propose-add-ons'],
  ['start-work', 'hold-work'],
  ['start-work', ...WORDS.map(() => 'send-chat'), 'picture'],
];

/** Refused actions that are not dismissed yet: a complete one, and one with an erased code. */
const REFUSED = [
  { call: 'hold-work', code: 'booking.not-started', isWhole: true },
  { call: 'verify-completion-otp', code: 'otp.mismatch', isWhole: false },
] as const;

async function inputOf(call: string, job: Job, at: number, words: string): Promise<object> {
  const { bookingId, orderId, code } = job;
  const ref = { bookingId, orderId };
  switch (call) {
    case 'run-late':
      return { ...ref, minutes: '15' };
    case 'start-work':
      return { ...ref, startedAt: at };
    case 'hold-work':
      return { ...ref, until: addDays(dayOf(at), 1), reason: 'No power' };
    case 'end-work':
      return { ...ref, endedAt: at };
    case 'verify-completion-otp':
      return { ...ref, otp: code };
    case 'propose-add-ons':
      return { ...ref, items: [await addOnOf(bookingId, SPRAY)] };
    case 'add-payment':
      return { ...ref, amount: (await bookingKnown(bookingId)).total, mode: 'cash' };
    case 'send-chat':
      return { ...ref, message: words, by: 'me' };
    case 'picture':
      return { ...ref, message: '', by: 'me' };
    default:
      return ref;
  }
}

/** The queue of a serviceman after a day without network, in the shape of the previous version. */
export async function queueOfShape2(jobs: readonly Job[], now: number): Promise<OldEntry[]> {
  const planned = PLAN.flatMap((calls, place) => {
    const job = jobs[place];
    if (job === undefined) throw new Error('too few jobs');
    return calls.map((call, turn) => ({ job, call, turn, place }));
  });
  const entries: OldEntry[] = [];
  const add = async (
    { job, call, turn }: { job: Job; call: string; turn: number },
    state: object,
    isWhole = true,
  ): Promise<void> => {
    const order = entries.length + 1;
    const createdAt = now - (100 - order) * STEP_MS;
    const isChat = call === 'send-chat' || call === 'picture';
    const input = isWhole ? await inputOf(call, job, createdAt, WORDS[turn - 1] ?? '') : {};
    entries.push({
      key: crypto.randomUUID(),
      account: `serviceman:${job.serviceman.id}`,
      bookingId: job.bookingId,
      bookingNo: (await bookingKnown(job.bookingId)).bookingNo,
      call: isChat ? 'send-chat' : call,
      input: input as Record<string, unknown>,
      createdAt,
      after: isChat ? 0 : null,
      order,
      isWhole,
      state,
      hasPicture: call === 'picture',
    });
  };
  const [, , , , , , , , spare] = jobs;
  if (spare === undefined) throw new Error('too few jobs');
  for (const { call, code, isWhole } of REFUSED)
    await add(
      { job: spare, call, turn: 0 },
      { kind: 'refused', code, message: 'No.', details: null },
      isWhole,
    );
  for (const one of planned) {
    const isHead = one.turn === 0;
    // A killed tab left the first entry as sending; the entries after it wait for the same reason.
    const isOnItsWay = isHead && one.place % 2 === 0;
    await add(one, isOnItsWay ? { kind: 'sending' } : { kind: 'waiting', because: 'offline' });
  }
  return entries;
}
