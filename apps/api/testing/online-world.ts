import { addPayment } from '@karigar/contract/payments/add-payment';
import { getOnlinePayment } from '@karigar/contract/payments/get-online-payment';
import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { readGatewayEvent } from '#worker/tasks/read-gateway-event';
import { gatewayRound, settleOnlinePayments } from '#worker/tasks/settle-online-payments';
import type { BookingRef } from './booking-world.ts';
import {
  ACCOUNTS_OF_BOOKING,
  CAPTURES_OF_BOOKING,
  EVENTS,
  JOB_DONE,
  JOBS_WAITING,
  PAYMENT_ROW,
  REFUNDS_OF_BOOKING,
  SETTLES_WAITING,
} from './online-sql.ts';
import { startRazorpay } from './razorpay/stand-in.ts';
import { createReceiptWorld } from './receipt-world.ts';

const JOB = { attempt: 1, lastAttempt: false, trace: null, finishIn: () => Promise.resolve() };
const MINUTE = 60_000;

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});

export type Started = {
  readonly paymentId: number;
  readonly payUrl: string;
  readonly amount: number;
  readonly expiresAt: string;
};

/** A booking world with the stand-in of the gateway; jobs and rounds run when the test says so. */
export const createOnlineWorld = async () => {
  const time: { now: () => number } = { now: Date.now };
  const razorpay = await startRazorpay({ clock: () => time.now(), refundMs: null });
  const world = await createReceiptWorld({ env: razorpay.env });
  const { look, context } = world;
  time.now = world.now;
  razorpay.tell(world.base);

  const runEvents = async (): Promise<number> => {
    await razorpay.settled();
    const jobs = await look<{ id: string; payload: unknown }>(JOBS_WAITING);
    for (const { id, payload } of jobs) {
      await readGatewayEvent(context)(payload, JOB);
      await look(JOB_DONE, [id]);
    }
    return jobs.length;
  };
  const runSettles = async (): Promise<void> => {
    for (const { payload } of await look<{ payload: unknown }>(SETTLES_WAITING))
      await settleOnlinePayments(context)(payload, JOB);
  };
  const start = (ref: BookingRef, send = world.asha) =>
    world.sendFields(startOnlinePayment, wire(ref), send);

  return {
    ...world,
    razorpay,
    wire,
    start,
    started: async (ref: BookingRef): Promise<Started> => (await start(ref)).body.data as Started,
    payment: async (paymentId: number, send = world.asha) =>
      (await world.sendFields(getOnlinePayment, { paymentId: String(paymentId) }, send)).body,
    pay: (payUrl: string, evenIfClosed = false) =>
      razorpay.pay(razorpay.idOf(payUrl), evenIfClosed),
    payCash: (ref: BookingRef, amount: string) =>
      world.sendFields(addPayment, { ...wire(ref), amount, paymentMode: 'cash' }, world.suresh),
    /** Everything that waits: webhooks, then what they and the calls caused. */
    run: async (): Promise<void> => {
      await runEvents();
      await runSettles();
    },
    runEvents,
    runSettles,
    /** The clock's own look at the gateway, so many minutes later. */
    later: async (minutes: number): Promise<void> => {
      world.moveClock(world.now() + minutes * MINUTE);
      while (await gatewayRound(context)());
    },
    accountsOf: async ({ bookingId }: BookingRef) =>
      (await look<{ accounts: Record<string, number> }>(ACCOUNTS_OF_BOOKING, [bookingId]))[0]
        ?.accounts ?? {},
    capturesOf: ({ bookingId }: BookingRef) =>
      look<{ amount: number; used: number | null; back: number | null }>(CAPTURES_OF_BOOKING, [
        bookingId,
      ]),
    refundsOf: ({ bookingId }: BookingRef) =>
      look<{ amount: number; state: string; attempt: number }>(REFUNDS_OF_BOOKING, [bookingId]),
    paymentRowOf: async ({ bookingId }: BookingRef) =>
      (await look<{ id: number }>(PAYMENT_ROW, [bookingId]))[0]?.id,
    events: async () =>
      (await look<{ event: Record<string, unknown> }>(EVENTS)).map(({ event }) => event),
    close: async (): Promise<void> => {
      await razorpay.close();
      await world.close();
    },
  };
};

export type OnlineWorld = Awaited<ReturnType<typeof createOnlineWorld>>;
