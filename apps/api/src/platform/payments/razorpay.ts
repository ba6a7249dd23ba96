import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import {
  GatewayError,
  type GatewayEvent,
  type GatewayPage,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
} from './gateway.ts';

export type RazorpaySetup = {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** The earlier secret: repeats of earlier events are signed with it. */
  readonly otherWebhookSecret: string | null;
  readonly timeoutMs?: number;
};

/** Only the fields that are read; the gateway may add others. */
const link = z.object({
  id: z.string(),
  short_url: z.string(),
  status: z.string(),
  amount_paid: z.number(),
  /** Missing until somebody begins to pay. */
  order_id: z.nullish(z.string()),
});
const links = z.object({ payment_links: z.array(link) });
const payments = z.object({
  items: z.array(z.object({ id: z.string(), amount: z.number(), status: z.string() })),
});
const refund = z.object({ id: z.string(), status: z.string() });
const entityOf = <Item extends z.ZodMiniType>(entity: Item) => z.optional(z.object({ entity }));
const event = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: entityOf(z.object({ reference_id: z.nullish(z.string()) })),
    payment: entityOf(z.object({ notes: z.nullish(z.unknown()) })),
    refund: entityOf(z.object({ id: z.string() })),
  }),
});

/** What of a path names a payment of somebody. */
const IDS = /\b(?:plink|order|pay|rfnd)_\w+|=.*/g;
const OPEN: ReadonlySet<string> = new Set(['created', 'partially_paid']);
/** A payment that was given back was captured first. */
const CAPTURED: ReadonlySet<string> = new Set(['captured', 'refunded']);
/** Busy with the same key, too many requests, or its own fault. */
const isPassingStatus = (status: number): boolean =>
  status === 409 || status === 429 || status >= 500;

const paymentStatus = (status: string): GatewayPayment['status'] => {
  if (CAPTURED.has(status)) return 'captured';
  return status === 'failed' ? 'failed' : 'pending';
};

const refundStatus = (status: string): GatewayRefund['status'] => {
  if (status === 'processed') return 'done';
  return status === 'failed' ? 'failed' : 'pending';
};

const referenceIn = (notes: unknown): string | null => {
  const reference = (notes as { reference?: unknown } | null | undefined)?.reference;
  return typeof reference === 'string' ? reference : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isSigned = (body: Buffer, signature: string, secret: string): boolean => {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Razorpay's Payment Links: its own hosted page with UPI, cards and netbanking. Errors never have its reply. */
export const createRazorpay = (setup: RazorpaySetup): PaymentGateway => {
  const authorization = `Basic ${Buffer.from(`${setup.keyId}:${setup.keySecret}`).toString('base64')}`;
  const secrets = [setup.webhookSecret, setup.otherWebhookSecret].filter((one) => one !== null);
  const { protocol } = new URL(setup.url);

  const ask = async <Reply extends z.ZodMiniType>(
    schema: Reply,
    method: 'GET' | 'POST',
    path: string,
    { body, key }: { readonly body?: unknown; readonly key?: string } = {},
  ): Promise<z.output<Reply>> => {
    const reply = await fetch(new URL(`/v1/${path}`, setup.url), {
      method,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'x-refund-idempotency': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would send the key to an unknown address.
      redirect: 'error',
      signal: AbortSignal.timeout(setup.timeoutMs ?? 8000),
    }).catch(() => {
      throw new GatewayError('razorpay: no answer', true);
    });
    const text = await reply.text().catch(() => {
      throw new GatewayError('razorpay: no whole answer', true);
    });
    if (!reply.ok)
      throw new GatewayError(
        `razorpay: answered ${reply.status} to ${method} ${path.replaceAll(IDS, '')}`,
        isPassingStatus(reply.status),
      );
    const read = z.safeParse(schema, parsed(text));
    if (!read.success) throw new GatewayError('razorpay: an answer of another form', true);
    return read.data;
  };

  const pageOf = async (found: z.output<typeof link>): Promise<GatewayPage> => {
    if (new URL(found.short_url).protocol !== protocol)
      throw new GatewayError('razorpay: a page without TLS', false);
    const { items } = found.order_id
      ? await ask(payments, 'GET', `orders/${found.order_id}/payments`)
      : { items: [] };
    if (found.amount_paid > 0 && items.length === 0)
      throw new GatewayError('razorpay: a paid page without payments', true);
    return {
      id: found.id,
      url: found.short_url,
      isOpen: OPEN.has(found.status),
      payments: items.map(({ id, amount, status }) => ({
        id,
        amount: paise(amount),
        status: paymentStatus(status),
      })),
    };
  };

  const findPage = async (reference: string): Promise<GatewayPage | null> => {
    const path = `payment_links?reference_id=${encodeURIComponent(reference)}`;
    const [found] = (await ask(links, 'GET', path)).payment_links;
    return found === undefined ? null : pageOf(found);
  };

  const refundOf = ({ id, status }: z.output<typeof refund>): GatewayRefund => ({
    id,
    status: refundStatus(status),
  });

  return {
    openPage: async ({ reference, amount, expiresAt, about, backTo }) => {
      const body = {
        amount,
        currency: 'INR',
        accept_partial: false,
        reference_id: reference,
        description: about,
        expire_by: Math.floor(expiresAt / 1000),
        notify: { sms: false, email: false },
        reminder_enable: false,
        notes: { reference },
        callback_url: backTo,
        callback_method: 'get',
      };
      try {
        return await pageOf(await ask(link, 'POST', 'payment_links', { body }));
      } catch (error) {
        if (!(error instanceof GatewayError) || error.isPassing) throw error;
        // Refused also because the reference is taken: by a request of ours whose answer was lost.
        const found = await findPage(reference);
        if (found === null) throw error;
        return found;
      }
    },
    readPage: async (id) => pageOf(await ask(link, 'GET', `payment_links/${id}`)),
    findPage,
    closePage: async (id) => {
      try {
        await ask(link, 'POST', `payment_links/${id}/cancel`);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.isPassing) throw error;
      }
    },
    refund: async ({ paymentId, amount, key }) =>
      refundOf(
        await ask(refund, 'POST', `payments/${paymentId}/refund`, { body: { amount }, key }),
      ),
    readRefund: async (id) => refundOf(await ask(refund, 'GET', `refunds/${id}`)),
    readEvent: (body, { signature, eventId }): GatewayEvent | null => {
      if (!secrets.some((secret) => isSigned(body, signature, secret))) return null;
      const read = z.safeParse(event, parsed(body.toString('utf8')));
      const id = eventId === '' ? createHash('sha256').update(body).digest('hex') : eventId;
      // Signed, so it is the gateway's: an event of another form is kept, and says nothing.
      if (!read.success) return { id, kind: 'unknown', reference: null, refundId: null };
      const { payment_link: page, payment, refund: back } = read.data.payload;
      return {
        id,
        kind: read.data.event,
        reference: page?.entity.reference_id ?? referenceIn(payment?.entity.notes),
        refundId: back?.entity.id ?? null,
      };
    },
  };
};
