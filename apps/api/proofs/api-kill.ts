import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { AnyCall } from '@karigar/contract/define-call';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';
import { effectsByKey, messagesByKey } from './api-kill-store.ts';

const CLIENTS = 8;
const LONGEST_WAIT_MS = 10_000;
const MOST_SENDS_PER_ACTION = 400;
const PAUSE_MS = 30;

export type ApiKill = {
  readonly kills: number;
  readonly sends: number;
  readonly acknowledged: number;
  /** Writes retried under their key because the first reply was lost. */
  readonly repeated: number;
  readonly lost: number;
  readonly doubled: number;
  readonly failures: readonly string[];
};

type Action = {
  readonly key: string;
  readonly call: AnyCall;
  readonly fields: Record<string, string>;
};

/** Start, then hold and resume without end, with a chat message after each: a lost or doubled write shows. */
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
  for (;;) {
    yield chat();
    yield act(holdWork, { holdTime: dayOf(Date.now()), reason: 'Rain' });
    yield chat();
    yield act(resumeWork);
  }
}

/** Kills the process with SIGKILL, again and again, under a load of keyed writes. */
export const runApiKill = async (
  world: SpawnedWorld,
  size: { readonly kills: number; readonly acknowledgedBetween?: number },
): Promise<ApiKill> => {
  const { server, look, vault } = world;
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  const customer = await createPerson(look, 'customer', Date.now());
  const token = await world.signIn(serviceman);
  const bookings = await createBookings(look, vault, {
    count: CLIENTS,
    state: 'assigned',
    servicemanId: serviceman.id,
    customerId: customer.id,
    now: Date.now(),
    code: '123456',
  });

  const acknowledged = new Map<string, AnyCall>();
  const failures: string[] = [];
  let sends = 0;
  let repeated = 0;
  let over = false;

  const perform = async ({ key, call, fields }: Action): Promise<void> => {
    for (let tries = 0; tries < MOST_SENDS_PER_ACTION; tries += 1) {
      sends += 1;
      const reply = await sendCall(server.base, call, fields, { token, key }).catch(() => null);
      if (reply?.body.success === true) {
        acknowledged.set(key, call);
        if (tries > 0) repeated += 1;
        return;
      }
      // No reply or a retryable status: send the same action again under its key.
      const passes = reply === null || [409, 429, 500, 503].includes(reply.status);
      if (!passes) {
        failures.push(`${call.name}: ${reply.status} ${reply.text}`);
        return;
      }
      await pause(PAUSE_MS);
    }
    failures.push(`${call.name}: never answered`);
  };
  const work = async (booking: FreshBooking): Promise<void> => {
    for (const action of actionsOn(booking)) {
      if (over || failures.length > 0) return;
      await perform(action);
    }
  };

  await server.start();
  const traffic = Promise.all(bookings.map(work));
  for (let kill = 0; kill < size.kills; kill += 1) {
    const enough = acknowledged.size + (size.acknowledgedBetween ?? 25);
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (acknowledged.size < enough && Date.now() < deadline) await pause(5);
    await pause(Math.random() * 40);
    await server.kill();
    await server.start();
  }
  over = true;
  await traffic;

  const effects = await effectsByKey(look);
  const messages = await messagesByKey(look);
  const counts = [...acknowledged].map(([key, call]) => {
    const { audited = 0, events = 0 } = effects.get(key) ?? {};
    return [audited, call === sendChat ? (messages.get(key) ?? 0) : events];
  });
  const unknown = [...effects.keys()].filter((key) => !acknowledged.has(key));
  if (unknown.length > 0) failures.push(`${unknown.length} effects without an acknowledged write`);
  return {
    kills: size.kills,
    sends,
    acknowledged: acknowledged.size,
    repeated,
    lost: counts.filter((pair) => pair.includes(0)).length,
    doubled: counts.filter((pair) => pair.some((count) => count > 1)).length,
    failures,
  };
};
