import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Link, Payment, Refund } from './books.ts';

/** Shares of events and answers that go wrong, and how late events come at most. */
export type Faults = {
  readonly lost: number;
  readonly repeated: number;
  readonly lateMs: number;
  /** Answers of the API that are lost after the work was done. */
  readonly cut: number;
  /** Requests of the API that fail before anything was done. */
  readonly failing: number;
  /** Refunds that fail at the bank. */
  readonly badRefunds: number;
};

export const NO_FAULTS: Faults = {
  lost: 0,
  repeated: 0,
  lateMs: 0,
  cut: 0,
  failing: 0,
  badRefunds: 0,
};

const RETRIES = 6;
const FIRST_RETRY_MS = 100;

export type WebhookTarget = { readonly url: string; readonly secret: string };

const paymentEntity = (payment: Payment, reference: string) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amount,
  currency: 'INR',
  status: payment.status,
  order_id: payment.orderId,
  method: 'upi',
  vpa: 'asha.canary@okbank',
  email: 'asha.canary@example.in',
  contact: '+919890011223',
  notes: { reference },
});

export const pageEntity = (link: Link, origin: string) => ({
  id: link.id,
  entity: 'payment_link',
  amount: link.amount,
  amount_paid: link.status === 'paid' ? link.amount : 0,
  currency: 'INR',
  reference_id: link.reference,
  description: link.description,
  short_url: `${origin}/i/${link.id}`,
  status: link.status,
  expire_by: link.expireBy,
  notes: { reference: link.reference },
  payments: [],
  ...(link.hasOrder ? { order_id: link.orderId } : {}),
});

export const pageEvent = (kind: string, link: Link, payment: Payment, origin: string) => ({
  event: kind,
  payload: {
    payment: { entity: paymentEntity(payment, link.reference) },
    ...(kind.startsWith('payment_link.')
      ? { payment_link: { entity: pageEntity(link, origin) } }
      : {}),
  },
});

export const refundEvent = (refund: Refund) => ({
  event: `refund.${refund.status}`,
  payload: {
    refund: { entity: { id: refund.id, amount: refund.amount, payment_id: refund.paymentId } },
  },
});

export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Sends events as Razorpay does: signed, with an id, again while nobody answers, in no certain order. */
export const createSender = (faults: () => Faults) => {
  let target: WebhookTarget | null = null;
  const under = new Set<Promise<void>>();
  const counts = { sent: 0, lost: 0, repeated: 0 };

  const post = async (body: string, id: string): Promise<boolean> => {
    if (target === null) return true;
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': signatureOf(body, target.secret),
    };
    return fetch(target.url, { method: 'POST', body, headers }).then(
      (reply) => reply.ok,
      () => false,
    );
  };

  const deliver = async (body: string): Promise<void> => {
    const id = randomBytes(8).toString('hex');
    const { lost, repeated, lateMs } = faults();
    if (Math.random() < lost) return void (counts.lost += 1);
    const copies = Math.random() < repeated ? 2 : 1;
    counts.repeated += copies - 1;
    for (let copy = 0; copy < copies; copy += 1) {
      if (lateMs > 0) await pause(Math.random() * lateMs);
      for (let retry = 0; retry < RETRIES && !(await post(body, id)); retry += 1)
        await pause(FIRST_RETRY_MS * 2 ** retry);
    }
    counts.sent += 1;
  };

  return {
    counts,
    to: (given: WebhookTarget): void => {
      target = given;
    },
    send: (event: object): void => {
      const body = JSON.stringify({ entity: 'event', account_id: 'acc_stand_in', ...event });
      const delivery: Promise<void> = deliver(body).finally(() => under.delete(delivery));
      under.add(delivery);
    },
    /** Resolves when every event has arrived, or is lost. */
    settled: async (): Promise<void> => {
      while (under.size > 0) await Promise.all(under);
    },
  };
};
