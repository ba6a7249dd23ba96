import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { readJson, type Report } from './delivery-report.ts';

const value = z.object({
  statuses: z.optional(z.array(z.object({ id: z.string(), status: z.string() }))),
  messages: z.optional(
    z.array(
      z.object({
        from: z.string(),
        text: z.optional(z.object({ body: z.string() })),
        button: z.optional(z.object({ text: z.string() })),
      }),
    ),
  ),
});
/** Of other fields than `messages` we subscribe to none; what comes anyway is passed over. */
const event = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ value })) })),
});

/** `sent` is on the way. What is read was delivered, and Meta then may leave `delivered` out. */
const OUTCOMES: Readonly<Record<string, Report['outcome']>> = {
  delivered: 'delivered',
  read: 'seen',
  played: 'seen',
  failed: 'failed',
};

/** A whole message that asks for no more, in English or Hindi. */
const STOP =
  /^\s*(?:stop|unsubscribe|बंद|बन्द|रोकें|रोको|रोकिए)(?:\s*(?:all|करें|करो|कीजिए))?[\s.!।]*$/iu;

export type WhatsappEvents = {
  readonly reports: readonly Report[];
  /** Numbers, with their country and without `+`, that want no more messages by WhatsApp. */
  readonly stopped: readonly string[];
};

/** Signed over these bytes with the secret of the app. */
export const isSignedByMeta = (body: Buffer, signature: string, secret: string): boolean => {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature.replace(/^sha256=/, ''), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Null for what is no event of WhatsApp. */
export const readWhatsappEvents = (body: string): WhatsappEvents | null => {
  const read = z.safeParse(event, readJson(body));
  if (!read.success) return null;
  const values = read.data.entry.flatMap(({ changes }) => changes.map((one) => one.value));
  return {
    reports: values.flatMap(({ statuses = [] }) =>
      statuses.flatMap(({ id, status }) => {
        const outcome = OUTCOMES[status];
        return outcome === undefined ? [] : [{ providerId: id, outcome }];
      }),
    ),
    stopped: values.flatMap(({ messages = [] }) =>
      messages.flatMap(({ from, text, button }) =>
        STOP.test(text?.body ?? button?.text ?? '') ? [from] : [],
      ),
    ),
  };
};
