import { createHmac } from 'node:crypto';
import { LANGUAGES } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { createWhatsapp, type WhatsappSetup } from '#platform/messages/whatsapp';
import {
  WHATSAPP_TEMPLATES,
  whatsappName,
  whatsappText,
} from '#platform/messages/whatsapp-templates';
import { startStandIn, type StandInAnswer, type StandInRequest } from './stand-in.ts';

const ACCOUNT = {
  phoneId: '106540352242922',
  account: '102290129340398',
  token: 'stand-in-token',
} as const;
const APP_SECRET = 'stand-in app secret';
const VERIFY_TOKEN = 'stand-in verify token';

export type WhatsappTemplateAtMeta = {
  readonly name: string;
  readonly language: string;
  readonly status: string;
  readonly category: string;
  readonly components: readonly { readonly type: string; readonly text: string }[];
};

/** Every text of ours, as it should be registered. */
const registered = (): WhatsappTemplateAtMeta[] =>
  WHATSAPP_TEMPLATES.flatMap((template) =>
    LANGUAGES.map((language) => ({
      name: whatsappName(template),
      language,
      status: 'APPROVED',
      category: 'UTILITY',
      components: [{ type: 'BODY', text: whatsappText(template, language) }],
    })),
  );

const message = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string(),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.object({
        type: z.literal('body'),
        parameters: z.array(
          z.object({
            type: z.literal('text'),
            parameter_name: z.string(),
            text: z.string().check(z.minLength(1)),
          }),
        ),
      }),
    ),
  }),
});

export type WhatsappMessageSent = {
  readonly to: string;
  readonly text: string;
  readonly id: string;
  readonly template: string;
};

/** As Meta answers: https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes */
export const metaError = (status: number, code: number, words: string): StandInAnswer => ({
  status,
  body: {
    error: {
      message: `(#${code}) ${words}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: words },
      fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
    },
  },
});

/** The kind that a template is for. */
const kindOf = (name: string): string =>
  WHATSAPP_TEMPLATES.find((one) => whatsappName(one) === name) ?? '';

const PLACE = /\{\{(\w+)\}\}/gu;

const sorted = (names: readonly string[]): string =>
  names.toSorted((one, other) => one.localeCompare(other)).join();
const placesOf = (text: string): string =>
  sorted([...text.matchAll(PLACE)].map(([, name = '']) => name));

const signed = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const eventOf = (value: object): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: ACCOUNT.account,
        changes: [
          {
            value: {
              messaging_product: 'whatsapp',
              metadata: {
                display_phone_number: '15550783881',
                phone_number_id: ACCOUNT.phoneId,
              },
              ...value,
            },
            field: 'messages',
          },
        ],
      },
    ],
  });

/** A stand-in for Meta's Cloud API: messages by registered templates, the list of templates, and signed webhooks. */
export const startWhatsapp = async (options: { readonly port?: number } = {}) => {
  const sent: WhatsappMessageSent[] = [];
  const templates = registered();
  const absent = new Set<string>();

  const take = (text: string): StandInAnswer => {
    const read = z.safeParse(message, JSON.parse(text));
    if (!read.success) return metaError(400, 100, 'Invalid parameter');
    const { to, template } = read.data;
    const found = templates.find(
      ({ name, language }) => name === template.name && language === template.language.code,
    );
    if (found === undefined)
      return metaError(404, 132_001, 'Template name does not exist in the translation');
    if (found.status !== 'APPROVED') return metaError(400, 132_015, 'Template is paused');
    const body = found.components[0]?.text ?? '';
    const parameters = template.components[0]?.parameters ?? [];
    if (sorted(parameters.map((one) => one.parameter_name)) !== placesOf(body))
      return metaError(400, 132_000, 'Number of parameters does not match');
    if (!/^\d{8,15}$/.test(to)) return metaError(400, 131_009, 'Parameter value is not valid');
    if (absent.has(to)) return metaError(400, 131_026, 'Message undeliverable');
    const id = `wamid.HBgM${to}FQIAERgS${String(sent.length).padStart(8, '0')}AA==`;
    const said = body.replaceAll(
      PLACE,
      (_place, name) => parameters.find((one) => one.parameter_name === name)?.text ?? '',
    );
    sent.push({ to: `+${to}`, text: said, id, template: kindOf(template.name) });
    return {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id, message_status: 'accepted' }],
      },
    };
  };

  const answer = ({ method, url, headers, text }: StandInRequest): StandInAnswer => {
    if (headers.authorization !== `Bearer ${ACCOUNT.token}`)
      return metaError(401, 190, 'Error validating access token');
    if (method === 'GET' && url.pathname === `/v24.0/${ACCOUNT.account}/message_templates`)
      return { status: 200, body: { data: templates, paging: { cursors: {} } } };
    if (method === 'POST' && url.pathname === `/v24.0/${ACCOUNT.phoneId}/messages`)
      return take(text);
    return metaError(400, 100, 'Unsupported request');
  };

  const standIn = await startStandIn({
    answer,
    tooMany: metaError(429, 130_429, 'Rate limit hit'),
    broken: metaError(500, 131_000, 'Something went wrong'),
    ...options,
  });
  const url = `${standIn.origin}/v24.0`;
  return {
    ...standIn,
    sent: sent as readonly WhatsappMessageSent[],
    templates,
    /** Of whoever is not on WhatsApp: international digits. */
    absent,
    env: {
      WHATSAPP_URL: url,
      WHATSAPP_PHONE_ID: ACCOUNT.phoneId,
      WHATSAPP_ACCOUNT: ACCOUNT.account,
      WHATSAPP_TOKEN: ACCOUNT.token,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
    },
    setup: { url, ...ACCOUNT, timeoutMs: 5_000 },
    adapter: (setup: Partial<WhatsappSetup> = {}) =>
      createWhatsapp({ url, ...ACCOUNT, timeoutMs: 5_000, ...setup }),
    /** The webhook of a message's state, signed. */
    status: (id: string, status: string, more: object = {}) =>
      eventOf({ statuses: [{ id, status, timestamp: '1750030073', ...more }] }),
    incoming: (from: string, text: string) =>
      eventOf({
        contacts: [{ profile: { name: 'Asha' }, wa_id: from }],
        messages: [{ from, id: 'wamid.X', timestamp: '1', type: 'text', text: { body: text } }],
      }),
    /** As Meta posts it. */
    post: (base: string | URL, body: string, secret = APP_SECRET): Promise<Response> =>
      fetch(new URL('/gateway/whatsapp', base), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hub-signature-256': signed(body, secret),
        },
        body,
      }),
    verify: (base: string | URL, token = VERIFY_TOKEN): Promise<Response> => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '1158201444',
      });
      return fetch(new URL(`/gateway/whatsapp?${query.toString()}`, base));
    },
  };
};
