import { randomBytes } from 'node:crypto';

export type Payment = {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  status: 'captured' | 'failed' | 'refunded';
  refunded: number;
};

export type Link = {
  readonly id: string;
  readonly orderId: string;
  readonly reference: string;
  readonly amount: number;
  readonly expireBy: number;
  readonly callbackUrl: string;
  readonly description: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  hasOrder: boolean;
};

export type Refund = {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  status: 'pending' | 'processed' | 'failed';
};

/** A refusal as Razorpay words it: `{ error: { code, description } }`. */
export class Refused extends Error {}

const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(11).toString('base64url').replaceAll(/\W/g, '0').slice(0, 14)}`;

const LEAST_SECONDS = 15 * 60;
const LEAST_PAISE = 100;

type Asked = {
  readonly amount?: unknown;
  readonly currency?: unknown;
  readonly reference_id?: unknown;
  readonly expire_by?: unknown;
  readonly callback_url?: unknown;
  readonly description?: unknown;
};

/** What Razorpay knows: pages, attempts to pay, refunds. Its rules are those of its documentation. */
export const createBooks = (clock: () => number) => {
  const links = new Map<string, Link>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const keys = new Map<string, { readonly body: string; readonly refund: Refund }>();
  const seconds = (): number => Math.floor(clock() / 1000);

  const linkOf = (id: string): Link => {
    const link = links.get(id);
    if (link === undefined) throw new Refused('The id provided does not exist');
    if (link.status === 'created' && seconds() >= link.expireBy) link.status = 'expired';
    return link;
  };

  const attempt = (id: string, status: 'captured' | 'failed', evenIfClosed: boolean): Payment => {
    const link = linkOf(id);
    if (link.status !== 'created' && !evenIfClosed) throw new Refused('The link cannot be paid');
    link.hasOrder = true;
    const payment: Payment = {
      id: newId('pay'),
      orderId: link.orderId,
      amount: link.amount,
      status,
      refunded: 0,
    };
    payments.set(payment.id, payment);
    if (status === 'captured') link.status = 'paid';
    return payment;
  };

  return {
    links,
    payments,
    refunds,
    linkOf,
    findLinks: (reference: string): Link[] =>
      [...links.values()]
        .filter((link) => link.reference === reference)
        .map(({ id }) => linkOf(id)),
    paymentsOf: (orderId: string): Payment[] =>
      [...payments.values()].filter((payment) => payment.orderId === orderId),
    createLink: (asked: Asked): Link => {
      const { amount, reference_id: reference, expire_by: expireBy } = asked;
      if (asked.currency !== 'INR') throw new Refused('Currency is not supported');
      if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < LEAST_PAISE)
        throw new Refused('The amount must be at least INR 1.00');
      if (typeof expireBy !== 'number' || expireBy < seconds() + LEAST_SECONDS)
        throw new Refused('expire_by: timestamp must be atleast 15 minutes in future');
      if (typeof reference !== 'string' || reference.length > 40)
        throw new Refused('The reference id must not be greater than 40 characters');
      if ([...links.values()].some((link) => link.reference === reference))
        throw new Refused('payment link with given reference_id already exists');
      const link: Link = {
        id: newId('plink'),
        orderId: newId('order'),
        reference,
        amount,
        expireBy,
        callbackUrl: String(asked.callback_url),
        description: String(asked.description),
        status: 'created',
        hasOrder: false,
      };
      links.set(link.id, link);
      return link;
    },
    cancelLink: (id: string): Link => {
      const link = linkOf(id);
      if (link.status !== 'created') throw new Refused('Only open links can be cancelled');
      link.status = 'cancelled';
      return link;
    },
    pay: (id: string, evenIfClosed = false): Payment => attempt(id, 'captured', evenIfClosed),
    fail: (id: string): Payment => attempt(id, 'failed', false),
    refund: (paymentId: string, amount: number, key: string): Refund => {
      const body = `${paymentId} ${amount}`;
      const known = keys.get(key);
      if (known !== undefined && known.body !== body)
        throw new Refused(
          'Different request with the same idempotency key has already been processed.',
        );
      if (known !== undefined) return known.refund;
      const payment = payments.get(paymentId);
      if (payment === undefined || payment.status === 'failed')
        throw new Refused('The payment has not been captured');
      if (payment.refunded + amount > payment.amount)
        throw new Refused('The total refund amount is greater than the refund payment amount');
      payment.refunded += amount;
      const refund: Refund = { id: newId('rfnd'), paymentId, amount, status: 'pending' };
      refunds.set(refund.id, refund);
      if (key !== '') keys.set(key, { body, refund });
      return refund;
    },
    endRefund: (id: string, status: 'processed' | 'failed'): Refund => {
      const refund = refunds.get(id);
      if (refund === undefined) throw new Refused('The id provided does not exist');
      if (refund.status !== 'pending') return refund;
      refund.status = status;
      const payment = payments.get(refund.paymentId);
      if (payment === undefined) return refund;
      if (status === 'failed') payment.refunded -= refund.amount;
      else if (payment.refunded === payment.amount) payment.status = 'refunded';
      return refund;
    },
  };
};
