import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { Listener } from '@karigar/contract/listener';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { Paise } from '@karigar/domain/money';
import type { BookingRef } from '#testing/booking-world';
import { sendCall } from '#testing/send-call';
import { listenerOf } from '#testing/console-calls';
import type { Reply } from '#testing/test-app';
import { callFor, CODE, type CalledOp, type SentCall } from './booking-calls.ts';
import { saidByReply, type HistoryOp } from './history-spec.ts';
import type { Called } from './linearize.ts';

/** The addresses of a server's two listeners. */
export type Door = Readonly<Record<Listener, string>>;

/** Addresses of the servers: plain ones, and for each one that cuts the connection before the reply. */
export type Doors = { readonly plain: readonly Door[]; readonly cut: readonly Door[] };

export type Client = {
  readonly token: string;
  readonly role: 'serviceman' | 'customer' | 'operator';
  readonly id: number;
};

type Lot = () => number;

const anyOf = <Item>(items: readonly Item[], lot: Lot): Item => {
  const item = items[Math.floor(lot() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Draws the next operation; favours those that move a booking on. */
const drawOp = (
  client: Client,
  { servicemen, total, version }: { servicemen: readonly number[]; total: Paise; version: number },
  lot: Lot,
): HistoryOp => {
  const by = client.id;
  if (client.role === 'operator') return { kind: 'assign', to: anyOf(servicemen, lot), version };
  if (client.role === 'customer') {
    const kinds = ['look', 'look', 'look', 'look', 'look', 'rate', 'rate'] as const;
    return { kind: lot() < 0.03 ? 'cancel' : anyOf(kinds, lot) };
  }
  const acts: readonly CalledOp[] = [
    { kind: 'accept', by },
    { kind: 'accept', by },
    { kind: 'refuse', by },
    { kind: 'give-back', by },
    { kind: 'start', by },
    { kind: 'start', by },
    { kind: 'hold', by },
    { kind: 'resume', by },
    { kind: 'resume', by },
    { kind: 'end', by },
    { kind: 'verify', by, isRight: true },
    { kind: 'verify', by, isRight: false },
    { kind: 'pay', by, amount: total },
  ];
  return anyOf(acts, lot);
};

/** Null for a reply that decided nothing and must be retried. */
const decided = ({ status, body }: Reply): string | null => {
  if (status === 409 || status === 429 || status >= 500) return null;
  return body.success ? 'ok' : String(body.code);
};

const PATIENCE = 40;
const LONGEST_ABORT_MS = 12;

/** How a call is sent; most go plainly. */
const ways = ['plain', 'twins', 'cut and retried', 'cut', 'given up'] as const;
const drawWay = (lot: Lot): (typeof ways)[number] => {
  const drawn = lot();
  if (drawn < 0.7) return 'plain';
  if (drawn < 0.82) return 'twins';
  if (drawn < 0.94) return 'cut and retried';
  return drawn < 0.97 ? 'cut' : 'given up';
};

type Heard = { readonly said: string | null; readonly at: number; readonly fault: string | null };

/** Sends the call under one key until a reply decides, or as often as the drawn way says. */
const sendBy = async (
  doors: Doors,
  { call, fields }: SentCall,
  token: string,
  lot: Lot,
): Promise<Heard> => {
  const key = randomUUID();
  const listener = listenerOf(call);
  const untilDecided = async (door: Door): Promise<Heard> => {
    for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
      const said = decided(await sendCall(door[listener], call, fields, { token, key }));
      if (said !== null) return { said, at: performance.now(), fault: null };
      await pause(5 + lot() * 20);
    }
    return { said: null, at: Infinity, fault: `${call.name} never got a deciding reply` };
  };
  const unheard: Heard = { said: null, at: Infinity, fault: null };
  const way = drawWay(lot);
  switch (way) {
    case 'plain':
      return untilDecided(anyOf(doors.plain, lot));
    case 'twins': {
      const both = await Promise.all(doors.plain.map(untilDecided));
      const said = new Set(both.map((one) => one.said));
      const [first = unheard] = both.toSorted((one, other) => one.at - other.at);
      const fault = `${call.name}: one key got the replies ${[...said].join(' and ')}`;
      return said.size === 1 ? first : { ...first, fault };
    }
    case 'cut':
    case 'cut and retried':
      await sendCall(anyOf(doors.cut, lot)[listener], call, fields, { token, key }).catch(
        () => null,
      );
      return way === 'cut' ? unheard : untilDecided(anyOf(doors.plain, lot));
    case 'given up': {
      const signal = AbortSignal.timeout(Math.ceil(lot() * LONGEST_ABORT_MS));
      // The reply is discarded even when it came in time: this client counts as one without a reply.
      await sendCall(anyOf(doors.plain, lot)[listener], call, fields, { token, key, signal }).catch(
        () => null,
      );
      return unheard;
    }
  }
};

const look = async (doors: Doors, ref: BookingRef, token: string, lot: Lot): Promise<Heard> => {
  const fields = { bookingId: String(ref.bookingId) };
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const { body } = await sendCall(anyOf(doors.plain, lot).public, getMyBooking, fields, {
      token,
    });
    const reply = readReply(getMyBooking, body);
    if (reply.kind === 'ok')
      return { said: saidByReply(reply.data.booking), at: performance.now(), fault: null };
    await pause(20);
  }
  return { said: null, at: Infinity, fault: 'the reply shows no booking' };
};

export type Acted = {
  readonly bookingId: number;
  readonly called: Called<HistoryOp>;
  readonly fault: string | null;
};

/** One client that sends one operation after the other, each on any of the bookings. */
export const actFor = async (
  client: Client,
  {
    doors,
    refs,
    servicemen,
    total,
    acts,
    versionOf,
  }: {
    readonly doors: Doors;
    readonly refs: readonly BookingRef[];
    readonly servicemen: readonly number[];
    readonly total: Paise;
    readonly acts: number;
    /** As the operator's board shows it, which may be old when the call arrives. */
    readonly versionOf: (ref: BookingRef) => Promise<number>;
  },
  lot: Lot,
): Promise<Acted[]> => {
  const done: Acted[] = [];
  for (let nth = 0; nth < acts; nth += 1) {
    const ref = anyOf(refs, lot);
    const version = client.role === 'operator' ? await versionOf(ref) : 0;
    const op = drawOp(client, { servicemen, total, version }, lot);
    const from = performance.now();
    const heard =
      op.kind === 'look' || op.kind === 'row'
        ? await look(doors, ref, client.token, lot)
        : await sendBy(
            doors,
            callFor(op, ref, { now: Date.now(), code: CODE, addOnIds: [] }),
            client.token,
            lot,
          );
    const called = { op, from, to: heard.at, said: heard.said };
    done.push({ bookingId: ref.bookingId, called, fault: heard.fault });
  }
  return done;
};
