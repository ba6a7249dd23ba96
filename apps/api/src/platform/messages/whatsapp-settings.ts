import { paise, type Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { whole } from '../settings.ts';
import type { WhatsappSetup } from './whatsapp.ts';

/** Messages by WhatsApp go to those who allowed them; nobody is asked without WHATSAPP_PHONE_ID. */
export const whatsappSettings = {
  WHATSAPP_URL: z._default(z.url(), 'https://graph.facebook.com/v24.0'),
  WHATSAPP_PHONE_ID: z.optional(z.string()),
  WHATSAPP_ACCOUNT: z._default(z.string(), ''),
  WHATSAPP_TOKEN: z._default(z.string(), ''),
  WHATSAPP_APP_SECRET: z._default(z.string(), ''),
  WHATSAPP_VERIFY_TOKEN: z._default(z.string(), ''),
  WHATSAPP_PRICE_PAISE: whole(15, 10_000),
};

const written = z.object(whatsappSettings);
type Written = z.output<typeof written>;

const NEEDED = [
  'WHATSAPP_ACCOUNT',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

export const whatsappProblems = (env: Written): readonly string[] =>
  env.WHATSAPP_PHONE_ID === undefined
    ? []
    : NEEDED.filter((name) => env[name] === '').map((name) => `WHATSAPP_PHONE_ID needs ${name}`);

type WhatsappSettings = {
  readonly setup: WhatsappSetup;
  /** Signs the webhooks. */
  readonly appSecret: string;
  /** Chosen by us; Meta shows it once, when the webhook is entered. */
  readonly verifyToken: string;
  readonly price: Paise;
};

/** Null where nothing is sent by WhatsApp. */
export const whatsappOf = (env: Written): WhatsappSettings | null =>
  env.WHATSAPP_PHONE_ID === undefined
    ? null
    : {
        setup: {
          url: env.WHATSAPP_URL,
          phoneId: env.WHATSAPP_PHONE_ID,
          account: env.WHATSAPP_ACCOUNT,
          token: env.WHATSAPP_TOKEN,
        },
        appSecret: env.WHATSAPP_APP_SECRET,
        verifyToken: env.WHATSAPP_VERIFY_TOKEN,
        price: paise(env.WHATSAPP_PRICE_PAISE),
      };
