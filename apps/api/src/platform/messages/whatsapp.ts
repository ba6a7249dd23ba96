import { isDraft, type Language } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { askProvider, readAnswer, type Refusal } from './ask-provider.ts';
import { readJson } from './delivery-report.ts';
import { internationalNumber } from './sms.ts';
import type { Sent } from './send-failure.ts';
import { whatsappName, whatsappParameters, type WhatsappTemplate } from './whatsapp-templates.ts';

export type WhatsappMessage = {
  readonly to: string;
  readonly template: WhatsappTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly language: Language;
};

export type Whatsapp = { readonly send: (message: WhatsappMessage) => Promise<Sent> };

export type WhatsappSetup = {
  /** With the version of the Graph API, which Meta ends after two years. */
  readonly url: string;
  /** Of the number that sends. */
  readonly phoneId: string;
  /** Of the WhatsApp Business Account, which has the templates. */
  readonly account: string;
  readonly token: string;
  readonly timeoutMs?: number;
};

export const WHATSAPP = 'whatsapp';

const answer = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

const refusal = z.object({ error: z.object({ code: z.number() }) });

/**
 * About the token, its rights, the account or the load, so that a later try may do: the codes of authorisation, of
 * throttling (130429 of the number, 131056 of this pair of numbers, 131048 of too many complaints), of a locked account
 * and of one that is not paid. Any other code is about the message: 131026 a number that is not on WhatsApp, 132001 a
 * template that does not exist in its language.
 */
const PASSING = new Set([
  0, 1, 2, 3, 4, 10, 33, 190, 368, 80_007, 130_429, 131_005, 131_016, 131_031, 131_042, 131_045,
  131_048, 131_056, 131_057, 133_004,
]);

const isOfTheRights = (code: number): boolean => code >= 200 && code < 300;

/** Meta's code says more than the status: a template it does not know is 404, its limit of a pair is 400. */
const readRefusal = (status: number, text: string): Refusal | null => {
  if (status >= 500) return null;
  const read = z.safeParse(refusal, readJson(text));
  if (!read.success) return null;
  const { code } = read.data.error;
  const isPassing = PASSING.has(code) || isOfTheRights(code);
  return { code, fault: isPassing ? 'provider' : 'message' };
};

/** WhatsApp Business by Meta's Cloud API, `POST /{phone number}/messages`: templates only, so each is allowed at any time. */
export const createWhatsapp = (setup: WhatsappSetup): Whatsapp => {
  const url = `${setup.url.replace(/\/$/, '')}/${setup.phoneId}/messages`;
  const provider = { name: WHATSAPP, timeoutMs: setup.timeoutMs, readRefusal };
  return {
    send: async ({ to, template, values, language: asked }) => {
      // Nobody registers templates for a draft.
      const language = isDraft(asked) ? 'en' : asked;
      const parameters = whatsappParameters(template, language, values);
      const got = await askProvider(provider, url, {
        headers: {
          authorization: `Bearer ${setup.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: internationalNumber(to).slice(1),
          type: 'template',
          template: {
            name: whatsappName(template),
            language: { code: language },
            components: [{ type: 'body', parameters }],
          },
        }),
      });
      const [message] = readAnswer(WHATSAPP, answer, got).messages;
      return { provider: WHATSAPP, id: message?.id ?? null };
    },
  };
};
