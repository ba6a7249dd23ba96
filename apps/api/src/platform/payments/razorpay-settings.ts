import * as z from 'zod/mini';
import type { RazorpaySetup } from './razorpay.ts';

/** Where customers pay in the app; nobody does without a key. */
export const razorpaySettings = {
  RAZORPAY_URL: z._default(z.url(), 'https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.optional(z.string()),
  RAZORPAY_KEY_SECRET: z._default(z.string(), ''),
  RAZORPAY_WEBHOOK_SECRET: z._default(z.string(), ''),
  RAZORPAY_OTHER_WEBHOOK_SECRET: z.optional(z.string()),
};

const written = z.object(razorpaySettings);
type Written = z.output<typeof written>;

export const razorpayProblems = (env: Written): readonly string[] =>
  env.RAZORPAY_KEY_ID !== undefined &&
  [env.RAZORPAY_KEY_SECRET, env.RAZORPAY_WEBHOOK_SECRET].includes('')
    ? ['RAZORPAY_KEY_ID needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET']
    : [];

/** Null where nobody pays in the app. */
export const razorpayOf = (env: Written): RazorpaySetup | null =>
  env.RAZORPAY_KEY_ID === undefined
    ? null
    : {
        url: env.RAZORPAY_URL,
        keyId: env.RAZORPAY_KEY_ID,
        keySecret: env.RAZORPAY_KEY_SECRET,
        webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
        otherWebhookSecret: env.RAZORPAY_OTHER_WEBHOOK_SECRET ?? null,
      };
