import * as z from 'zod/mini';
import { paise } from '@karigar/domain/money';
import { json, list, whole } from '../settings.ts';
import type { GatewaySmsSetup } from './sms.ts';
import type { GupshupSetup } from './gupshup.ts';
import type { Msg91Setup } from './msg91.ts';

const ids = () => json(z.record(z.string(), z.string()), '{}');

/** Who sends SMS: the providers in their order, the next one taking over. Without one they go to the inbox. */
export const smsSettings = {
  SMS_PROVIDERS: list(''),
  SMS_SENDER: z._default(z.string(), ''),
  SMS_ENTITY: z._default(z.string(), ''),
  SMS_TEMPLATES: ids(),
  SMS_URL: z.optional(z.url()),
  SMS_KEY: z._default(z.string(), ''),
  MSG91_URL: z._default(z.url(), 'https://control.msg91.com'),
  MSG91_KEY: z._default(z.string(), ''),
  MSG91_TEMPLATES: ids(),
  GUPSHUP_URL: z._default(z.url(), 'https://enterprise.smsgupshup.com'),
  GUPSHUP_USER: z._default(z.string(), ''),
  GUPSHUP_PASSWORD: z._default(z.string(), ''),
  /** In the address that providers report deliveries to. */
  REPORTS_KEY: z._default(z.string(), ''),
  SMS_PRICE_PAISE: whole(20, 10_000),
  MESSAGES_PER_DAY_PAISE: whole(500_000),
};

const written = z.object(smsSettings);
type Written = z.output<typeof written>;

export type SmsProvider =
  | { readonly name: 'generic'; readonly setup: GatewaySmsSetup }
  | { readonly name: 'msg91'; readonly setup: Msg91Setup }
  | { readonly name: 'gupshup'; readonly setup: GupshupSetup };

const NEEDED = {
  generic: ['SMS_URL'],
  msg91: ['MSG91_KEY'],
  gupshup: ['GUPSHUP_USER', 'GUPSHUP_PASSWORD', 'SMS_SENDER', 'SMS_ENTITY'],
} as const satisfies Record<SmsProvider['name'], readonly (keyof Written)[]>;

const isKnown = (name: string): name is SmsProvider['name'] => Object.hasOwn(NEEDED, name);

/** SMS_URL alone, as before there was a choice, is the generic one. */
const namesOf = (env: Written): readonly string[] =>
  env.SMS_PROVIDERS.length === 0 && env.SMS_URL !== undefined ? ['generic'] : env.SMS_PROVIDERS;

/** Whoever guesses it could call a message delivered. */
const SHORTEST_REPORTS_KEY = 32;

const reportsKeyProblems = ({ REPORTS_KEY: key }: Written): readonly string[] =>
  key === '' || (/^[\w-]+$/.test(key) && key.length >= SHORTEST_REPORTS_KEY)
    ? []
    : [`REPORTS_KEY needs ${SHORTEST_REPORTS_KEY} letters, digits, - or _`];

const providerProblems = (env: Written): readonly string[] =>
  namesOf(env).flatMap((name, nth, all) => {
    if (!isKnown(name)) return [`SMS_PROVIDERS: no provider ${name}`];
    if (all.indexOf(name) !== nth) return [`SMS_PROVIDERS names ${name} twice`];
    return NEEDED[name]
      .filter((setting) => (env[setting] ?? '') === '')
      .map((setting) => `SMS_PROVIDERS: ${name} needs ${setting}`);
  });

export const smsProblems = (env: Written): readonly string[] => [
  ...reportsKeyProblems(env),
  ...providerProblems(env),
];

/** Empty where messages go to the inbox. */
export const smsProvidersOf = (env: Written): readonly SmsProvider[] => {
  const setups = {
    generic: {
      url: env.SMS_URL ?? '',
      apiKey: env.SMS_KEY,
      sender: env.SMS_SENDER,
      templateIds: env.SMS_TEMPLATES,
    },
    msg91: { url: env.MSG91_URL, authKey: env.MSG91_KEY, templateIds: env.MSG91_TEMPLATES },
    gupshup: {
      url: env.GUPSHUP_URL,
      user: env.GUPSHUP_USER,
      password: env.GUPSHUP_PASSWORD,
      sender: env.SMS_SENDER,
      entityId: env.SMS_ENTITY,
      templateIds: env.SMS_TEMPLATES,
    },
  } as const;
  return namesOf(env)
    .filter(isKnown)
    .map((name): SmsProvider => {
      switch (name) {
        case 'generic':
          return { name, setup: setups.generic };
        case 'msg91':
          return { name, setup: setups.msg91 };
        case 'gupshup':
          return { name, setup: setups.gupshup };
      }
    });
};

/** What messages of customers may cost, and the key of the reports about them. */
export const messageLimitsOf = (env: Written) => ({
  smsPrice: paise(env.SMS_PRICE_PAISE),
  budgetOfDay: paise(env.MESSAGES_PER_DAY_PAISE),
  /** Null where no reports are taken. */
  reportsKey: env.REPORTS_KEY === '' ? null : env.REPORTS_KEY,
});
