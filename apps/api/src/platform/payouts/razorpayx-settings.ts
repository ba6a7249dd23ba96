import * as z from 'zod/mini';
import type { RazorpayXSetup } from './razorpayx.ts';

/** Who transfers payouts; without a key the desk uploads a file to its bank. */
export const razorpayXSettings = {
  RAZORPAYX_URL: z._default(z.url(), 'https://api.razorpay.com'),
  RAZORPAYX_KEY_ID: z.optional(z.string()),
  RAZORPAYX_KEY_SECRET: z._default(z.string(), ''),
  RAZORPAYX_ACCOUNT_NUMBER: z._default(z.string(), ''),
  RAZORPAYX_WEBHOOK_SECRET: z._default(z.string(), ''),
  RAZORPAYX_OTHER_WEBHOOK_SECRET: z.optional(z.string()),
};

const written = z.object(razorpayXSettings);
type Written = z.output<typeof written>;

export const razorpayXProblems = (env: Written): readonly string[] =>
  env.RAZORPAYX_KEY_ID !== undefined &&
  [env.RAZORPAYX_KEY_SECRET, env.RAZORPAYX_ACCOUNT_NUMBER, env.RAZORPAYX_WEBHOOK_SECRET].includes(
    '',
  )
    ? [
        'RAZORPAYX_KEY_ID needs RAZORPAYX_KEY_SECRET, RAZORPAYX_ACCOUNT_NUMBER and RAZORPAYX_WEBHOOK_SECRET',
      ]
    : [];

/** Null where payouts are a file. */
export const razorpayXOf = (env: Written): RazorpayXSetup | null =>
  env.RAZORPAYX_KEY_ID === undefined
    ? null
    : {
        url: env.RAZORPAYX_URL,
        keyId: env.RAZORPAYX_KEY_ID,
        keySecret: env.RAZORPAYX_KEY_SECRET,
        accountNumber: env.RAZORPAYX_ACCOUNT_NUMBER,
        webhookSecret: env.RAZORPAYX_WEBHOOK_SECRET,
        otherWebhookSecret: env.RAZORPAYX_OTHER_WEBHOOK_SECRET ?? null,
      };
