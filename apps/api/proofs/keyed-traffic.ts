import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { AnyCall } from '@karigar/contract/define-call';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import type { Vault } from '#platform/vault';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson, type FreshPerson, type Look } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import { effectsByKey, messagesByKey } from './api-kill-store.ts';

const PASSES = new Set([409, 429, 500, 502, 503, 504]);
/** A booking takes few messages an hour. */
const ROUNDS_WITH_CHAT = 20;
const LONGEST_CALL_MS = 15_000;

type Action = {
  readonly key: string;
  readonly call: AnyCall;
  readonly fields: Record<string, string>;
};

export type Acknowledged = {
  readonly call: AnyCall;
  readonly sentAt: number;
  readonly at: number;
};

/** Start, then hold and resume without end, with a chat message after each of the first: a lost or doubled write shows. */
function* actionsOn({ bookingId, orderId }: FreshBooking): Generator<Action, never> {
  const ref = { bookingId: String(bookingId), mainId: String(orderId) };
  const act = (call: AnyCall, more: Record<string, string> = {}): Action => ({
    key: randomUUID(),
    call,
    fields: { ...ref, ...more },
  });
  const chat = (): Action => {
    const key = randomUUID();
    return { key, call: sendChat, fields: { ...ref, message: key, type: 's' } };
  };
  yield act(startWork, { startTime: writeWireDateTime(Date.now()) });
  for (let round = 0; ; round += 1) {
    if (round < ROUNDS_WITH_CHAT) yield chat();
    // Tomorrow can still be chosen when midnight passes before the repeat.
    yield act(holdWork, { holdTime: addDays(dayOf(Date.now()), 1), reason: 'Rain' });
    if (round < ROUNDS_WITH_CHAT) yield chat();
    yield act(resumeWork);
  }
}

/** Clients that write without end and send each write again under its key until it is acknowledged. */
export const startKeyedTraffic = async (
  {
    look,
    vault,
    signIn,
  }: {
    readonly look: Look;
    readonly vault: Vault;
    readonly signIn: (person: FreshPerson) => Promise<string>;
  },
  {
    bases,
    clients = 8,
    pauseMs = 0,
    retryMs = 30,
    givesUpMs = 60_000,
  }: {
    /** Where the calls go; the clients take turns, also from one attempt to the next. */
    readonly bases: readonly string[];
    readonly clients?: number;
    /** Between two writes of a client. */
    readonly pauseMs?: number;
    readonly retryMs?: number;
    readonly givesUpMs?: number;
  },
) => {
  const now = Date.now();
  const serviceman = await createPerson(look, 'serviceman', now);
  const customer = await createPerson(look, 'customer', now);
  const token = await signIn(serviceman);
  const parties = { servicemanId: serviceman.id, customerId: customer.id };
  const bookings = await createBookings(look, vault, {
    count: clients,
    state: 'assigned',
    ...parties,
    now,
    code: '123456',
  });

  const acknowledged = new Map<string, Acknowledged>();
  const failures: string[] = [];
  const seen: Record<string, number> = {};
  const counts = { sends: 0, repeated: 0 };
  let over = false;

  const perform = async ({ key, call, fields }: Action, client: number): Promise<void> => {
    const sentAt = Date.now();
    for (let tries = 0; Date.now() - sentAt < givesUpMs; tries += 1) {
      counts.sends += 1;
      const base = bases[(client + tries) % bases.length] ?? '';
      const signal = AbortSignal.timeout(LONGEST_CALL_MS);
      const reply = await sendCall(base, call, fields, { token, key, signal }).catch(() => null);
      const status = String(reply?.status ?? 'no reply');
      seen[status] = (seen[status] ?? 0) + 1;
      if (reply?.body.success === true) {
        acknowledged.set(key, { call, sentAt, at: Date.now() });
        if (tries > 0) counts.repeated += 1;
        return;
      }
      // No reply or a retryable status: send the same action again under its key.
      if (reply !== null && !PASSES.has(reply.status)) {
        failures.push(`${call.name}: ${reply.status} ${reply.text}`);
        return;
      }
      await pause(retryMs);
    }
    failures.push(`${call.name}: never acknowledged`);
  };
  const work = async (booking: FreshBooking, client: number): Promise<void> => {
    await pause(Math.random() * pauseMs);
    for (const action of actionsOn(booking)) {
      if (over || failures.length > 0) return;
      await perform(action, client);
      await pause(pauseMs);
    }
  };
  const traffic = Promise.all(bookings.map(work));

  return {
    acknowledged,
    failures,
    /** Replies by status. */
    seen,
    counts,
    serviceman,
    customer,
    booking: bookings[0] as FreshBooking,
    token,
    /** Waits until this number of writes more is acknowledged. */
    more: async (writes: number, patienceMs: number): Promise<boolean> => {
      const enough = acknowledged.size + writes;
      const deadline = Date.now() + patienceMs;
      while (acknowledged.size < enough && failures.length === 0 && Date.now() < deadline)
        await pause(5);
      return acknowledged.size >= enough;
    },
    /** Ends when every write that was begun is acknowledged. */
    stop: async (): Promise<void> => {
      over = true;
      await traffic;
    },
  };
};

/** The longest time without an acknowledged write, in milliseconds, of those between two moments. */
export const longestGap = (
  acknowledged: ReadonlyMap<string, Acknowledged>,
  from: number,
  to: number,
): number => {
  const times = [...acknowledged.values()]
    .map(({ at }) => at)
    .filter((at) => at >= from && at <= to)
    .toSorted((a, b) => a - b);
  return Math.max(0, ...[...times, to].map((at, index) => at - (times[index - 1] ?? from)));
};

/** Which acknowledged writes are missing or there twice, and how many effects nobody was told of. */
export const judgeWrites = async (
  look: Look,
  acknowledged: ReadonlyMap<string, Pick<Acknowledged, 'call'>>,
) => {
  const effects = await effectsByKey(look);
  const messages = await messagesByKey(look);
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [key, { call }] of acknowledged) {
    const { audited = 0, events = 0 } = effects.get(key) ?? {};
    const counts = [audited, call === sendChat ? (messages.get(key) ?? 0) : events];
    if (counts.includes(0)) lost.push(key);
    if (counts.some((count) => count > 1)) doubled.push(key);
  }
  const unknown = [...effects.keys()].filter((key) => !acknowledged.has(key)).length;
  return { lost, doubled, unknown };
};
