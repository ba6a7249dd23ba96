import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import type { AnyCall } from '@karigar/contract/define-call';
import { encodeInput, type Fields } from '@karigar/contract/wire/form-data';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { sendCall } from '#testing/send-call';
import type { CrewMember } from './board-load-store.ts';

export type Command = 'start' | 'hold' | 'resume' | 'end';

export type Act = {
  readonly member: CrewMember;
  readonly bookingId: number;
  readonly command: Command;
  /** The wall clock before the call was sent, and after its reply. */
  readonly sentAt: number;
  readonly doneAt: number;
};

const WHOLE_JOB: readonly Command[] = ['start', 'hold', 'resume', 'end'];
const wallClock = (): number => performance.timeOrigin + performance.now();

const sentOf = (
  command: Command,
  ref: { readonly bookingId: number; readonly orderId: number },
): { readonly call: AnyCall; readonly fields: Fields } => {
  const now = Date.now();
  switch (command) {
    case 'start':
      return { call: startWork, fields: encodeInput(startWork, { ...ref, startedAt: now }) };
    case 'hold': {
      const until = addDays(dayOf(now), 1);
      return { call: holdWork, fields: encodeInput(holdWork, { ...ref, until }) };
    }
    case 'resume':
      return { call: resumeWork, fields: encodeInput(resumeWork, ref) };
    case 'end':
      return { call: endWork, fields: encodeInput(endWork, { ...ref, endedAt: now }) };
  }
};

/** Servicemen at work: each call is what the member's app sends next. */
export const createCrewActs = (base: string, cycle: readonly Command[] = WHOLE_JOB) => {
  const steps = new Map<number, number>();
  /** Null when the member has no job left. */
  return async (member: CrewMember): Promise<Act | null> => {
    const step = steps.get(member.id) ?? 0;
    steps.set(member.id, step + 1);
    const job = member.jobs[Math.floor(step / cycle.length)];
    const command = cycle[step % cycle.length];
    if (job === undefined || command === undefined) return null;
    const { bookingId, orderId } = job;
    const { call, fields } = sentOf(command, { bookingId, orderId });
    const sentAt = wallClock();
    const reply = await sendCall(base, call, Object.fromEntries(fields), {
      token: member.token,
      key: crypto.randomUUID(),
    });
    if (!reply.body.success) throw new Error(`${command} was refused: ${reply.text}`);
    return { member, bookingId, command, sentAt, doneAt: wallClock() };
  };
};
