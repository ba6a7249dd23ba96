import { setTimeout as pause } from 'node:timers/promises';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import type { Razorpay } from '#testing/razorpay/stand-in';
import type { SpawnedWorld } from '#testing/spawned-world';
import { drawWay, live, type Cast, type Way } from './payment-chaos-acts.ts';
import {
  countForged,
  countWaiting,
  plantNoPoll,
  readCaptured,
  readSums,
} from './payment-chaos-store.ts';

export type PaymentChaos = {
  readonly payments: number;
  readonly kills: number;
  readonly captured: number;
  readonly sentBack: number;
  readonly cash: number;
  readonly online: number;
  readonly lostWebhooks: number;
  readonly repeatedWebhooks: number;
  /** Captured at the gateway, and not in the ledger. */
  readonly missing: number;
  /** In the ledger without a capture, or more than once. */
  readonly wrong: number;
  /** Forged events that were kept. */
  readonly forged: number;
  readonly failures: readonly string[];
};

const LANES = 12;
const FORGED_EVERY = 10;

const FAULTS = {
  lost: 0.4,
  repeated: 0.2,
  lateMs: 400,
  cut: 0.03,
  failing: 0.03,
  badRefunds: 0.05,
};

const forge = async (world: SpawnedWorld, at: number): Promise<void> => {
  await fetch(new URL('/gateway/razorpay', world.server.base), {
    method: 'POST',
    body: '{"event":"payment_link.paid","payload":{}}',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `forged-${at}`,
      'x-razorpay-signature': '00'.repeat(32),
    },
  }).catch(() => undefined);
};

const plantBookings = async (world: SpawnedWorld, count: number) => {
  const now = Date.now();
  const serviceman = await createPerson(world.look, 'serviceman', now);
  const customer = await createPerson(world.look, 'customer', now);
  const ways = Array.from({ length: count }, drawWay);
  const early = ways.filter((way) => way === 'before the work').length;
  const plant = (state: 'started' | 'ended', some: number) =>
    createBookings(world.look, world.vault, {
      count: some,
      state,
      servicemanId: serviceman.id,
      customerId: customer.id,
      now,
      code: '482913',
    });
  const pools = {
    started: [...(await plant('started', early))],
    ended: [...(await plant('ended', count - early))],
  };
  const jobs = ways.map((way): { ref: FreshBooking; way: Way } => {
    const ref = pools[way === 'before the work' ? 'started' : 'ended'].pop();
    if (ref === undefined) throw new Error('too few bookings were planted');
    return { ref, way };
  });
  const tokens = {
    serviceman: await world.signIn(serviceman),
    customer: await world.signIn(customer),
  };
  return { jobs, tokens };
};

/** Compares the gateway's books with ours, capture by capture, and then sum by sum. */
const judge = async (
  { look }: SpawnedWorld,
  { books }: Razorpay,
  bookings: readonly number[],
  fail: (what: string) => void,
) => {
  const known = new Map((await readCaptured(look)).map((row) => [row.gatewayId, row]));
  const captured = [...books.payments.values()].filter(({ status }) => status !== 'failed');
  const sentBack = (id: string): number =>
    [...books.refunds.values()]
      .filter(({ paymentId, status }) => paymentId === id && status === 'processed')
      .reduce((sum, { amount }) => sum + amount, 0);
  let [missing, wrong, back] = [0, 0, 0];
  for (const { id, amount } of captured) {
    const row = known.get(id);
    known.delete(id);
    if (row === undefined || row.posted === 0) missing += 1;
    else if (row.posted > 1 || row.captured !== amount || row.sentBack !== sentBack(id)) wrong += 1;
    back += sentBack(id);
  }
  wrong += known.size;
  const sums = await readSums(look, bookings);
  const total = captured.reduce((sum, { amount }) => sum + amount, 0);
  if (sums.gateway !== total - back)
    fail(`the ledger has ${sums.gateway} at the gateway, the gateway ${total - back}`);
  if (sums.withCredit > 0) fail(`${sums.withCredit} bookings with money that is nowhere`);
  if (sums.overpaid > 0) fail(`${sums.overpaid} bookings paid above their bill`);
  if (sums.notSums > 0) fail(`${sums.notSums} bookings whose payments are not what is paid`);
  return { captured: captured.length, sentBack: back, missing, wrong, ...sums };
};

/** Customers pay through a gateway that loses, repeats and delays, while the server is killed again and again. */
export const runPaymentChaos = async (
  world: SpawnedWorld,
  razorpay: Razorpay,
  size: {
    readonly payments: number;
    readonly kills: number;
    /** How long the clock may need to find what webhooks lost. */
    readonly patienceMs: number;
    readonly planted?: 'no poll';
  },
): Promise<PaymentChaos> => {
  const { server, look } = world;
  if (size.planted === 'no poll') await plantNoPoll(look);
  const { jobs, tokens } = await plantBookings(world, size.payments);
  await server.start();
  razorpay.tell(server.base);
  razorpay.goWrong(FAULTS);
  const failures = new Set<string>();
  const fail = (what: string): void => void failures.add(what);
  const cast: Cast = { server, razorpay, tokens, fail };

  const waiting = [...jobs];
  const lane = async (): Promise<void> => {
    for (let job = waiting.pop(); job !== undefined; job = waiting.pop()) {
      if (waiting.length % FORGED_EVERY === 0) await forge(world, waiting.length);
      await live(cast, job.ref, job.way);
    }
  };
  const kill = async (): Promise<void> => {
    for (let killed = 1; killed <= size.kills; killed += 1) {
      // Spread over the payments, however fast they are.
      const until = size.payments * (1 - killed / (size.kills + 1));
      while (waiting.length > until) await pause(20);
      await server.kill();
      await server.start();
    }
  };
  await Promise.all([kill(), ...Array.from({ length: LANES }, lane)]);
  await razorpay.settled();
  razorpay.goWrong({});

  const isCaptured = ({ status }: { readonly status: string }): boolean => status !== 'failed';
  const isQuiet = async (): Promise<boolean> =>
    (await readCaptured(look)).length >=
      [...razorpay.books.payments.values()].filter(isCaptured).length &&
    (await countWaiting(look)) === 0;
  const deadline = Date.now() + size.patienceMs;
  while (!(await isQuiet()) && Date.now() < deadline) await pause(500);
  await razorpay.settled();

  const bookings = jobs.map(({ ref }) => ref.bookingId);
  const { missing, wrong, captured, sentBack, cash, online } = await judge(
    world,
    razorpay,
    bookings,
    fail,
  );
  return {
    payments: size.payments,
    kills: size.kills,
    captured,
    sentBack,
    cash,
    online,
    lostWebhooks: razorpay.webhooks.lost,
    repeatedWebhooks: razorpay.webhooks.repeated,
    missing,
    wrong,
    forged: await countForged(look),
    failures: [...failures],
  };
};
