import { setTimeout as pause } from 'node:timers/promises';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { getBoard } from '@karigar/contract/dispatch/get-board';
import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import { dayOf } from '@karigar/domain/dates/india-day';
import { encodeInput } from '@karigar/contract/wire/form-data';
import { readReply } from '@karigar/contract/wire/read-reply';
import { createCrewActs, type Act } from '../../../apps/api/proofs/crew-acts.ts';
import { sendCall } from '../../../apps/api/testing/send-call.ts';
import { operatorToken } from '../../../e2e/world/operator.ts';
import type { BoardWorld } from './with-board-world.ts';

const PER_SECOND = 10;
/** The first by name, who stand at the top of the lanes while they work: their starts are seen. */
const WATCHED = 15;
const WORKS_FOR_SECONDS = 5;
const SOON_MS = 3_600_000;

/** A colleague at another console. */
const createDispatcher = async ({ cityId }: BoardWorld) => {
  const token = await operatorToken();
  const base = `${process.env['E2E_CONSOLE'] ?? ''}/api/`;
  const ask = async <Call extends AnyCall>(
    call: Call,
    input: InputOf<Call>,
  ): Promise<OutputOf<Call>> => {
    const fields = Object.fromEntries(encodeInput(call, input));
    const { body, text } = await sendCall(base, call, fields, { token, key: crypto.randomUUID() });
    const reply = readReply(call, body);
    if (reply.kind !== 'ok') throw new Error(`${call.name}: ${text}`);
    return reply.data;
  };
  const { queue } = await ask(getBoard, { cityId, day: dayOf(Date.now()) });
  // A visit whose time is over would be late at once, and stand above the lanes that are watched.
  const open = queue.filter(({ at }) => (at ?? 0) > Date.now() + SOON_MS);
  return {
    /** Takes an untouched job from its assignee. */
    release: (job: { bookingId: number; orderId: number }) =>
      ask(releaseBooking, {
        bookingId: job.bookingId,
        orderId: job.orderId,
        version: 1,
        reason: 'The serviceman called',
      }),
    /** Gives the next of the queue to who fits best; false when nothing is left to give. */
    assign: async (): Promise<boolean> => {
      const card = open.shift();
      if (card === undefined) return false;
      const ref = { bookingId: card.id, orderId: card.orderId };
      const [best] = await ask(listMatches, ref);
      if (best === undefined) return false;
      const { id: servicemanId, reasons } = best;
      const evenThough =
        reasons.length > 0 ? { evenThough: [...reasons], reason: 'Agreed on the phone' } : {};
      await ask(assignBooking, { ...ref, version: card.version, servicemanId, ...evenThough });
      return true;
    },
  };
};

/** Ten changes a second: eight by servicemen, two by a colleague. Returns the starts that the first lanes show. */
export async function makeChanges(
  world: BoardWorld,
  seconds: number,
): Promise<{ made: number; starts: readonly Act[] }> {
  const { crew, calls } = world;
  const dispatcher = await createDispatcher(world);
  const [watched, others] = [crew.slice(0, WATCHED), crew.slice(WATCHED)];
  const workWatched = createCrewActs(calls, ['start', 'end']);
  const work = createCrewActs(calls);
  const starts: Act[] = [];
  const running: Promise<unknown>[] = [];
  let made = 0;
  const member = (second: number) => watched[second % watched.length];
  const makeOne = async (second: number, tick: number): Promise<void> => {
    const other = others[(second * PER_SECOND + tick) % others.length];
    const one = tick === 0 ? member(second) : member(second - WORKS_FOR_SECONDS);
    const isEnd = tick === 5 && second >= WORKS_FOR_SECONDS;
    if ((tick === 0 || isEnd) && one !== undefined) {
      const act = await workWatched(one);
      if (act?.command === 'start') starts.push(act);
    } else if (tick === 7) {
      const job = others[(second * 5) % others.length]?.jobs.at(-1);
      if (job !== undefined) await dispatcher.release(job);
    } else if (other !== undefined && !(tick === 3 && (await dispatcher.assign())))
      await work(other);
    made += 1;
  };
  const began = performance.now();
  for (let at = 0; at < seconds * PER_SECOND; at += 1) {
    await pause(Math.max(0, began + (at * 1000) / PER_SECOND - performance.now()));
    running.push(makeOne(Math.floor(at / PER_SECOND), at % PER_SECOND));
  }
  await Promise.all(running);
  return { made, starts };
}
