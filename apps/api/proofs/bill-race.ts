import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { encodeInput, type FieldValue } from '@karigar/contract/wire/form-data';
import { paise, writeAmount } from '@karigar/domain/money';
import { createBookings, FRESH_SERVICE, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import { spawnServer, type SpawnedServer } from '#testing/spawned-server';
import type { SpawnedWorld } from '#testing/spawned-world';
import {
  addOnsOf,
  countBills,
  pendingOf,
  plantWrongPrice,
  wrongBills,
  type CatalogueAddOn,
} from './bill-race-store.ts';

export type BillRace = {
  readonly calls: number;
  readonly looks: number;
  readonly kills: number;
  readonly ended: number;
  readonly paid: number;
  readonly accepted: number;
  readonly failures: readonly string[];
};

type Fields = Readonly<Record<string, FieldValue>>;
type Sent = {
  readonly call: AnyCall;
  readonly fields: Fields;
  readonly by: 'serviceman' | 'customer';
};

const TRIES = 40;
const LOOK_MS = 25;
/** Final replies: the call has happened, or never will. */
const isFinal = (status: number): boolean => status === 200 || (status >= 400 && status < 409);

const fieldsOf = <Call extends AnyCall>(call: Call, input: InputOf<Call>): Fields =>
  Object.fromEntries(encodeInput(call, input));

/** The price itself, or what somebody who changes the request would like it to be. */
const bent = (price: number): string => {
  const ways = [price, price, 0, 1, price - 1, price + 1, Math.round(price / 100), price * 100];
  return writeAmount(paise(Math.max(0, ways[randomInt(ways.length)] ?? price)));
};

const drawProposal = (ref: FreshBooking, addOns: readonly CatalogueAddOn[]): Sent => {
  const addOn = addOns[randomInt(addOns.length)];
  if (addOn === undefined) throw new Error('the service has no add-ons');
  const price = paise(addOn.price);
  const item = { addOnId: addOn.id, shownPrice: price, price, quantity: randomInt(1, 4) };
  const honest = fieldsOf(proposeAddOns, { ...ref, items: [item] });
  const fields = { ...honest, 'prices[]': [bent(addOn.price)], 'oldPrices[]': [bent(addOn.price)] };
  return { call: proposeAddOns, fields, by: 'serviceman' };
};

const payment = (ref: FreshBooking, due: number, amount = writeAmount(paise(due))): Sent => {
  const honest = fieldsOf(addPayment, { ...ref, amount: paise(due), mode: 'cash' });
  return { call: addPayment, fields: { ...honest, amount }, by: 'serviceman' };
};

/** Servicemen and customers change prices and amounts of their requests, in parallel, while the servers are killed. */
export const runBillRace = async (
  world: SpawnedWorld,
  size: {
    readonly bookings: number;
    readonly calls: number;
    readonly kills: number;
    readonly planted?: true;
  },
): Promise<BillRace> => {
  const { look, vault, database, server } = world;
  const now = Date.now();
  const people = {
    serviceman: await createPerson(look, 'serviceman', now),
    customer: await createPerson(look, 'customer', now),
  };
  const tokens = {
    serviceman: await world.signIn(people.serviceman),
    customer: await world.signIn(people.customer),
  };
  const bookings = await createBookings(look, vault, {
    count: size.bookings,
    state: 'started',
    servicemanId: people.serviceman.id,
    customerId: people.customer.id,
    now,
    code: '482913',
  });
  const ids = bookings.map(({ bookingId }) => bookingId);
  const addOns = await addOnsOf(look, FRESH_SERVICE.id);
  const other = await spawnServer({
    DATABASE_URL: database.url('app'),
    CALLS_PER_MINUTE_ADDRESS: '1000000',
    CALLS_PER_MINUTE_ACCOUNT: '1000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  });
  const servers: readonly SpawnedServer[] = [server, other];
  for (const one of servers) await one.start();

  const failures = new Set<string>();
  const ending = new AbortController();
  let [calls, looks] = [0, 0];
  const lookAtBills = async (): Promise<void> => {
    for (const { booking, wrong } of await wrongBills(look, ids))
      failures.add(`${booking}: ${wrong}`);
    looks += 1;
  };
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await lookAtBills();
      await pause(LOOK_MS);
    }
  };

  const send = async ({ call, fields, by }: Sent): Promise<void> => {
    const key = randomUUID();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const door = servers[randomInt(servers.length)]?.base ?? '';
      const reply = await sendCall(door, call, fields, { token: tokens[by], key }).catch(
        () => null,
      );
      calls += 1;
      if (reply !== null && isFinal(reply.status)) return;
      await pause(50);
    }
    failures.add(`${call.name} got no final reply in ${TRIES} tries`);
  };

  const answerSome = async (): Promise<void> => {
    const pending = await pendingOf(look, ids);
    await Promise.all(
      pending.map(({ booking, id }) => {
        const ref = bookings.find(({ bookingId }) => bookingId === booking) as FreshBooking;
        const answer = randomInt(4) === 0 ? ('rejected' as const) : ('accepted' as const);
        return send({
          call: answerAddOn,
          fields: fieldsOf(answerAddOn, { ...ref, addOnId: id, answer }),
          by: 'customer',
        });
      }),
    );
  };

  /** Proposals and answers, the end of the work in the midst of them, then payments of every kind. */
  const live = async (ref: FreshBooking): Promise<void> => {
    const proposals = Array.from({ length: size.calls }, () => drawProposal(ref, addOns));
    const half = Math.ceil(proposals.length / 2);
    await Promise.all(proposals.slice(0, half).map(send));
    await answerSome();
    const end: Sent = {
      call: endWork,
      fields: fieldsOf(endWork, { ...ref, endedAt: Date.now() }),
      by: 'serviceman',
    };
    await Promise.all([...proposals.slice(half), end].map(send).concat(answerSome()));
    const [bill] = await look<{ due: number }>(
      'SELECT total_after_end::float8 AS due FROM bookings WHERE id = $1',
      [ref.bookingId],
    );
    const due = bill?.due ?? 0;
    const others = Array.from({ length: size.calls - 1 }, () => payment(ref, due, bent(due)));
    await Promise.all([...others, payment(ref, due)].map(send));
  };

  const kill = async (): Promise<number> => {
    let killed = 0;
    while (!ending.signal.aborted && killed < size.kills) {
      await pause(randomInt(1000, 3000));
      const victim = servers[killed % servers.length];
      await victim?.kill();
      await victim?.start();
      killed += 1;
    }
    return killed;
  };

  const watching = watch();
  const killing = kill();
  try {
    const waiting = [...bookings];
    const lane = async (): Promise<void> => {
      for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) await live(ref);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    if (size.planted === true) for (const id of ids) await plantWrongPrice(look, id);
    await lookAtBills();
  } finally {
    ending.abort();
    await watching;
  }
  const kills = await killing;
  await other.kill();
  return { calls, looks, kills, ...(await countBills(look, ids)), failures: [...failures] };
};
