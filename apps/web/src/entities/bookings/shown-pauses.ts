import type { Booking } from '@karigar/contract/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Entry } from '#platform/action-queue/action';
import { fromPhone, serverClock } from '@karigar/client/time/server-now';

type Step = { readonly call: string; readonly at: Instant };

/** The offset of a wrong clock is known to about a second. */
const CLOCK_ERROR_S = 3;

/** Seconds from one time to another: 0 if they can be the same moment. */
const secondsFrom = (from: Instant, to: Instant): number => {
  const apart = Math.floor(to / 1000) - Math.floor(from / 1000);
  return Math.abs(apart) <= (serverClock.offset() === 0 ? 0 : CLOCK_ERROR_S) ? 0 : apart;
};

const stepsOf = ({ pauses }: Booking): readonly Step[] =>
  pauses.flatMap(({ from, to }) => [
    { call: 'hold-work', at: from },
    ...(to === null ? [] : [{ call: 'resume-work', at: to }]),
  ]);

/** Whether the steps of a read end with these actions, not counting later steps of another device. */
const endsWith = (steps: readonly Step[], actions: readonly Step[]): boolean => {
  const action = actions.at(-1);
  const step = steps.at(-1);
  if (action === undefined) return true;
  if (step === undefined) return false;
  const apart = secondsFrom(action.at, step.at);
  if (apart === 0 && step.call === action.call)
    return endsWith(steps.slice(0, -1), actions.slice(0, -1));
  return apart > 0 && endsWith(steps.slice(0, -1), actions);
};

/**
 * The holds and resumes that the read shows already: their replies were lost, or the read started before the server
 * replied. The server takes a booking's actions in order, so these are the first ones of the queue. A hold soon after
 * an earlier one is not mistaken for it: the read must also show the resume in between.
 */
export const shownPauses = (read: Booking, entries: readonly Entry[]): ReadonlySet<Entry> => {
  const pauses = entries.filter(({ call }) => call === 'hold-work' || call === 'resume-work');
  const actions = pauses.map(({ call, createdAt }) => ({ call, at: fromPhone(createdAt) }));
  const steps = stepsOf(read);
  let shown = pauses.length;
  while (shown > 0 && !endsWith(steps, actions.slice(0, shown))) shown -= 1;
  return new Set(pauses.slice(0, shown));
};
