import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { CallClass } from '#platform/admission';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import type { SpawnedWorld } from '#testing/spawned-world';
import { requestOf } from './load-app.ts';
import { percentile } from './load-plan.ts';
import { startLoadProgram } from './load-process.ts';
import { overloadProgram } from './overload-generator.ts';
import {
  KEY_PLACE,
  type ClassTally,
  type OverloadPlan,
  type OverloadResult,
  type Stream,
} from './overload-plan.ts';

/** Of what the server can take. Work in the field is the same in every load: nobody works faster because screens refresh. */
const FIELD_SHARE = 0.05;
/** Of the others. */
const SHARES = { read: 0.12, refresh: 0.83, guest: 0.05 };
const PEOPLE = 20;
const BOOKINGS = 10;
const PROBE_MS = 250;
/** A second is normal again when so much of what was sent in it is good. */
const NORMAL = 0.99;

type Requests = Readonly<Record<Stream['of'] & ('field' | 'read' | 'refresh' | 'guest'), string[]>>;

/** The streams at so many times the load that the server can take. */
const streamsAt = (times: number, requests: Requests): readonly Stream[] => {
  const field = FIELD_SHARE / times;
  const others = (['read', 'refresh', 'guest'] as const).map((of) => ({
    of,
    share: SHARES[of] * (1 - field),
    requests: requests[of],
  }));
  return [{ of: 'field', share: field, requests: requests.field }, ...others];
};

const createRequests = async (world: SpawnedWorld): Promise<Requests> => {
  const [field, read, refresh]: [string[], string[], string[]] = [[], [], []];
  const now = Date.now();
  for (let at = 0; at < PEOPLE; at += 1) {
    const serviceman = await createPerson(world.look, 'serviceman', now);
    const customer = await createPerson(world.look, 'customer', now);
    const token = await world.signIn(serviceman);
    const bookings = await createBookings(world.look, world.vault, {
      count: BOOKINGS,
      state: 'assigned',
      servicemanId: serviceman.id,
      customerId: customer.id,
      now,
      code: '123456',
    });
    const fields = { bookingStatus: '1', limit: '10', page: '1' };
    const list = { call: listBookings, fields, token };
    read.push((await requestOf(list)).toString('latin1'));
    refresh.push((await requestOf({ ...list, isReadAgain: true })).toString('latin1'));
    for (const { bookingId, orderId } of bookings) {
      const chat = {
        bookingId: String(bookingId),
        mainId: String(orderId),
        message: KEY_PLACE,
        type: 's',
      };
      const asked = { call: sendChat, fields: chat, token, key: KEY_PLACE };
      field.push((await requestOf(asked)).toString('latin1'));
    }
  }
  const captcha = { call: getCaptcha, fields: {}, token: '' };
  const guest = [(await requestOf(captcha)).toString('latin1')];
  return { field, read, refresh, guest };
};

const all = ({ tallies }: OverloadResult, of: keyof ClassTally): number =>
  Object.values(tallies).reduce((sum, tally) => sum + tally[of], 0);

const shareOf = (tally: ClassTally | undefined): number =>
  tally === undefined ? 0 : tally.good / tally.sent;

export type OverloadRun = {
  /** Good replies a second that the server can give. */
  readonly peak: number;
  /** Good replies a second at so many times the peak, as a share of the peak. */
  readonly goodput: Readonly<Record<string, number>>;
  /** Good ones of the field's writes, and of what is shown already: the least share of all loads. */
  readonly field: number;
  readonly refresh: number;
  readonly refusalP99Ms: number;
  readonly refused: number;
  /** Neither good nor refused: late, failed or without a reply. */
  readonly lost: number;
  readonly secondsToNormal: number;
  readonly notReady: number;
  readonly probes: number;
};

/** Measures what the server can do, then sends so many times as much, then half. */
export const runOverload = async (
  world: SpawnedWorld,
  size: { readonly seconds: number; readonly times: readonly number[]; readonly pin: boolean },
): Promise<OverloadRun> => {
  const requests = await createRequests(world);
  const port = Number(new URL(world.server.base).port);
  const generator = await startLoadProgram<OverloadPlan, OverloadResult>(overloadProgram, size);
  const load = (
    how: OverloadPlan['load'],
    { times = 1, seconds = size.seconds } = {},
  ): Promise<OverloadResult> =>
    generator.run({ port, streams: streamsAt(times, requests), seconds, load: how });
  let [notReady, probes] = [0, 0];
  const probe = setInterval(() => {
    probes += 1;
    const signal = AbortSignal.timeout(1000);
    fetch(`${world.server.internal}ready`, { signal }).then(
      ({ ok }) => (notReady += ok ? 0 : 1),
      () => (notReady += 1),
    );
  }, PROBE_MS);
  try {
    await load({ atOnce: 8 }, { seconds: size.seconds / 2 });
    const closed = await load({ atOnce: 8 });
    const capacity = all(closed, 'good') / closed.seconds;
    const runs: [string, OverloadResult][] = [];
    for (const times of [1, ...size.times])
      runs.push([String(times), await load({ rate: times * capacity }, { times })]);
    const after = await load({ rate: capacity / 2 }, { times: 0.5 });
    clearInterval(probe);
    const goodputs = runs.map(([times, run]) => [times, all(run, 'good') / run.seconds] as const);
    const peak = Math.max(capacity, goodputs[0]?.[1] ?? 0);
    const refusals = Float64Array.from(runs.flatMap(([, run]) => [...run.refusals])).toSorted();
    const leastGood = (of: CallClass): number =>
      Math.min(...runs.map(([, { tallies }]) => shareOf(tallies[of])));
    return {
      peak: Math.round(peak),
      goodput: Object.fromEntries(goodputs.map(([times, good]) => [times, good / peak])),
      field: leastGood('field'),
      refresh: leastGood('refresh'),
      refusalP99Ms: percentile(refusals, 0.99),
      refused: refusals.length,
      lost: runs.reduce((sum, [, run]) => sum + all(run, 'lost'), 0),
      secondsToNormal: after.goodBySecond.findLastIndex((share) => share < NORMAL) + 1,
      notReady,
      probes,
    };
  } finally {
    clearInterval(probe);
    generator.stop();
  }
};
