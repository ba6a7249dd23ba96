import type { BookingCommand, BookingState } from '@karigar/domain/bookings/booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Actor } from '@karigar/domain/roles';
import { services } from './demo-world-catalogue.ts';
import type { Planned } from './demo-world-plan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When each step of a booking happened; steps that have not happened are missing. */
export type Moments = {
  readonly scheduled: Instant;
  readonly booked: Instant;
  readonly accepted: Instant;
  readonly seen?: Instant;
  readonly proposed: Instant;
  readonly answered: Instant;
  readonly started?: Instant;
  readonly held?: Instant;
  readonly ended?: Instant;
  readonly verified?: Instant;
  readonly paid?: Instant;
  readonly cancelled?: Instant;
};

/** Only the appointment may be in the future, whatever the hour: early in the day, work began early. */
export const momentsOf = (planned: Planned, now: Instant): Moments => {
  const today = dayOf(now);
  const scheduled = startOfDay(addDays(today, planned.day)) + planned.hour * HOUR;
  const ordered = planned.orderedWith ?? planned.no;
  const bookedDay = Math.min(planned.day, 0) - 1 - (ordered % 2);
  const booked = startOfDay(addDays(today, bookedDay)) + 9 * HOUR + (ordered % 300) * MINUTE;
  const accepted = booked + 5 * MINUTE;
  const assigned = { scheduled, booked, accepted };
  const waiting = { proposed: accepted + 20 * MINUTE, answered: accepted + 35 * MINUTE };

  const began = (atLeastAgo: number) => {
    const started = Math.min(scheduled, now - atLeastAgo);
    return {
      ...assigned,
      seen: accepted + 10 * MINUTE,
      started,
      proposed: started + 10 * MINUTE,
      answered: started + 20 * MINUTE,
    };
  };

  switch (planned.state) {
    case 'requested':
    case 'offered':
    case 'refused':
      return { ...assigned, ...waiting };
    case 'assigned':
      return {
        ...assigned,
        ...waiting,
        ...(planned.isNew !== true && { seen: accepted + 10 * MINUTE }),
      };
    case 'started':
      return began(45 * MINUTE);
    case 'held': {
      const work = began(3 * HOUR);
      return { ...work, held: work.started + 40 * MINUTE };
    }
    case 'ended':
      return { ...began(95 * MINUTE), ended: now - 10 * MINUTE };
    case 'completed': {
      const work = began(3 * HOUR);
      const length = services[planned.service].minutes * MINUTE;
      const ended = Math.min(work.started + length, now - HOUR);
      const paid = planned.isPaid === true && { paid: ended + 6 * MINUTE };
      return { ...work, ended, verified: ended + 4 * MINUTE, ...paid };
    }
    case 'cancelled':
      return {
        ...assigned,
        ...waiting,
        cancelled: Math.min(scheduled - 2 * HOUR, now - 30 * MINUTE),
      };
  }
};

export type DemoEvent = {
  readonly command: BookingCommand | 'propose-add-ons' | 'answer-add-on' | 'pay';
  readonly actor: Actor;
  readonly at: Instant;
  readonly from: BookingState;
  readonly to: BookingState;
};

type Step = readonly [command: DemoEvent['command'], actor: Actor, at: Instant | undefined];

const STAYING = new Set<DemoEvent['command']>(['propose-add-ons', 'answer-add-on', 'pay']);

/** The commands that led to the state, each checked by the lifecycle rules. */
export const eventsOf = (planned: Planned, moments: Moments): DemoEvent[] => {
  let state: BookingState = 'requested';
  const events = stepsOf(planned, moments).flatMap(([command, actor, at]): DemoEvent[] => {
    if (at === undefined) return [];
    const from = state;
    state = STAYING.has(command) ? from : next(from, command as BookingCommand, actor);
    return [{ command, actor, at, from, to: state }];
  });
  if (state !== planned.state) throw new Error(`KRG-${planned.no} came to ${state}`);
  return events;
};

const stepsOf = (planned: Planned, moments: Moments): Step[] => {
  const offer: Step = ['offer', 'system', moments.booked + 2 * MINUTE];
  if (planned.state === 'requested') return [];
  if (planned.state === 'offered') return [offer];
  if (planned.state === 'refused') {
    const expired = moments.booked + 12 * MINUTE;
    return [offer, ['expire', 'system', expired], ['refuse', 'system', expired + MINUTE]];
  }
  if (planned.serviceman === null) return [['cancel', 'customer', moments.cancelled]];

  const proposed = planned.addOns ?? [];
  const answered = proposed.filter(([, , status]) => status !== 'pending');
  const talk: Step[] = [
    ...(proposed.length > 0 ? [['propose-add-ons', 'serviceman', moments.proposed] as Step] : []),
    ...answered.map((): Step => ['answer-add-on', 'customer', moments.answered]),
  ];
  return [
    offer,
    ['accept', 'serviceman', moments.accepted],
    ...(moments.started === undefined ? talk : []),
    ['start', 'serviceman', moments.started],
    ...(moments.started === undefined ? [] : talk),
    ['hold', 'serviceman', moments.held],
    ['end', 'serviceman', moments.ended],
    ['verify', 'serviceman', moments.verified],
    ['pay', 'serviceman', moments.paid],
    ['cancel', 'customer', moments.cancelled],
  ];
};

const next = (from: BookingState, command: BookingCommand, actor: Actor): BookingState => {
  const decision = decide(from, command, actor);
  if (!decision.ok) throw new Error(`${from} ${command}: ${decision.refusal}`);
  return decision.value;
};
