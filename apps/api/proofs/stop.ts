import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';
import { countWaiting, readMessageBodies, whileBookingIsHeld } from './stop-store.ts';

const CLIENTS = 6;
const MOST_TURNS = 5000;
const TALK_MS = 30;
const WAITING_TRIES = 200;
const MOST_MS_TO_REFUSAL = 3000;

export type Stop = {
  /** How the call that was running at the signal ended. */
  readonly running: string;
  readonly readyAfterSignal: number;
  readonly exit: number | NodeJS.Signals | null;
  readonly msToExit: number;
  /** Calls that were answered ok while the process was no longer ready. */
  readonly answeredWhileLeaving: number;
  /** Status of a page while calls are refused. */
  readonly pageWhileRefusing: number;
  /** Of the load: answered, asked to retry, and refused before the connection was accepted. */
  readonly answered: number;
  readonly askedToRetry: number;
  readonly refused: number;
  readonly failures: readonly string[];
};

const refOf = ({ bookingId, orderId }: FreshBooking) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});

/** Sends SIGTERM under load, with one call in the middle of its transaction. */
export const runStop = async (world: SpawnedWorld): Promise<Stop> => {
  const { server, look, vault } = world;
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  const customer = await createPerson(look, 'customer', Date.now());
  const token = await world.signIn(serviceman);
  const [held, ...talked] = await createBookings(look, vault, {
    count: 1 + CLIENTS,
    state: 'assigned',
    servicemanId: serviceman.id,
    customerId: customer.id,
    now: Date.now(),
    code: '123456',
  });
  if (!held) throw new Error('no booking was made');
  await server.start();

  const run = `stop ${randomUUID()}`;
  const failures: string[] = [];
  const answered: string[] = [];
  const askedToRetry: string[] = [];
  let refused = 0;
  const talk = async (booking: FreshBooking): Promise<void> => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const message = `${run} ${booking.bookingId} ${turn}`;
      const fields = { ...refOf(booking), message, type: 's' };
      try {
        const reply = await sendCall(server.base, sendChat, fields, { token, key: randomUUID() });
        const after = reply.headers.get('retry-after');
        if (reply.body.success) answered.push(message);
        else if (reply.status === 503 && after !== null) askedToRetry.push(message);
        else failures.push(`${message}: ${reply.status} ${reply.text}`);
        await pause(TALK_MS);
      } catch {
        // The connection was refused. An accepted one would have stored its message.
        refused += 1;
        return;
      }
    }
  };

  return whileBookingIsHeld(world.database.url('admin'), held.bookingId, async (release) => {
    const fields = { ...refOf(held), startTime: writeWireDateTime(Date.now()) };
    const running = sendCall(server.base, startWork, fields, { token, key: randomUUID() }).then(
      ({ status, body }) => `${status} ${String(body.code)}`,
      String,
    );
    const traffic = Promise.all(talked.map(talk));
    for (let tries = 0; tries < WAITING_TRIES; tries += 1) {
      if ((await countWaiting(look, world.database.name)) > 0 && answered.length > 20) break;
      await pause(10);
    }

    const began = performance.now();
    server.signal('SIGTERM');
    await pause(150);
    const ready = await fetch(`${server.internal}ready`);
    const answeredAtFirst = answered.length;
    const deadline = Date.now() + MOST_MS_TO_REFUSAL;
    while (askedToRetry.length === 0 && Date.now() < deadline) await pause(5);
    const answeredWhileLeaving = answered.length - answeredAtFirst;
    const page = await fetch(new URL('/r/key', server.base));
    await release();
    const exit = await server.ended();
    const msToExit = Math.round(performance.now() - began);
    await traffic;

    const kept = (await readMessageBodies(look)).filter((body) => body.startsWith(run));
    if (kept.toSorted().join() !== answered.toSorted().join()) {
      failures.push(`${answered.length} answered, ${kept.length} kept`);
    }
    return {
      running: await running,
      readyAfterSignal: ready.status,
      answeredWhileLeaving,
      pageWhileRefusing: page.status,
      exit,
      msToExit,
      answered: answered.length,
      askedToRetry: askedToRetry.length,
      refused,
      failures,
    };
  });
};
