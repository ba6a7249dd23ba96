import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listMyBookings } from '@karigar/contract/customer-bookings/list-my-bookings';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { Instant } from '@karigar/domain/dates/instant';
import { SYSTEM } from '#platform/db';
import type { BookingRef } from '#testing/booking-world';
import type { DispatchWorld } from '#testing/dispatch-world';
import type { Moment } from './one-truth-judge.ts';

const SESSION_MS = 3_600_000;

/** The customer, the operator, or a serviceman by account id. */
export type Side = 'asha' | 'priya' | number;

/** Calls as each side sends them, with a session that the moved clock does not end. */
export const createSides = (world: DispatchWorld, crew: readonly { readonly id: number }[]) => {
  const tokens = new Map<Side, { readonly token: string; readonly at: Instant }>();
  const open = async (side: Side): Promise<string> => {
    if (typeof side === 'string') return world.signIn(side);
    const { databases, sessions } = world.context;
    const session = { accountId: side, role: 'serviceman' } as const;
    const opened = await databases.system.transaction(SYSTEM, (tx) => sessions.open(tx, session));
    return opened.authToken;
  };
  const tokenOf = async (side: Side): Promise<string> => {
    const known = tokens.get(side);
    const age = world.now() - (known?.at ?? 0);
    if (known !== undefined && age >= 0 && age < SESSION_MS) return known.token;
    const token = await open(side);
    tokens.set(side, { token, at: world.now() });
    return token;
  };
  /** 'ok', or the name of the refusal. */
  const send = async <Call extends AnyCall>(
    side: Side,
    call: Call,
    input: InputOf<Call>,
  ): Promise<string> => {
    const { body } = await world.send(call, input, { token: await tokenOf(side) });
    if (body.code === 'server.failed') throw new Error(`${call.name} failed`);
    return body.success ? 'ok' : String(body.code);
  };
  const read = async <Call extends AnyCall>(
    side: Side,
    call: Call,
    input: InputOf<Call>,
  ): Promise<OutputOf<Call>> => {
    const { body } = await world.send(call, input, { token: await tokenOf(side) });
    const reply = readReply(call, body);
    if (reply.kind !== 'ok') throw new Error(`${call.name}: ${JSON.stringify(body)}`);
    return reply.data;
  };
  return {
    send,
    read,
    /** What all sides get of this booking now. */
    look: async (
      { bookingId }: BookingRef,
      movedAt: Instant | null,
      asked: ReadonlySet<number>,
    ): Promise<Moment> => {
      const isIt = (one: { readonly id: number }): boolean => one.id === bookingId;
      const live = await read('asha', listMyBookings, { which: 'live' });
      const past = await read('asha', listMyBookings, { which: 'history', limit: 5, page: 1 });
      const notifications = await read('asha', listNotifications, {});
      const exceptions = await read('priya', listExceptions, { limit: 20 });
      const jobs = [];
      // Everybody who was asked, who comes, and one who may not know of it.
      const mine = await read('asha', getMyBooking, { bookingId });
      const known = new Set(mine.serviceman === null ? asked : [...asked, mine.serviceman.id]);
      const other = crew.find(({ id }) => !known.has(id));
      for (const serviceman of [...known, ...(other === undefined ? [] : [other.id])]) {
        const booking = (await read(serviceman, listBookings, { which: 'live' })).find(isIt);
        if (booking !== undefined) jobs.push({ serviceman, booking });
      }
      return {
        now: world.now(),
        movedAt,
        mine,
        isLive: live.some(isIt),
        isPast: past.some(isIt),
        notifications: notifications.filter((one) => one.bookingId === bookingId),
        offeredTo: jobs
          .filter(({ booking }) => booking.state === 'offered')
          .map(({ serviceman }) => serviceman),
        jobOf: jobs.filter(({ booking }) => booking.state !== 'offered'),
        exceptions: exceptions.filter((one) => one.bookingId === bookingId),
      };
    },
  };
};

export type Sides = ReturnType<typeof createSides>;
