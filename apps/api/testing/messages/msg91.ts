import { LANGUAGES, type Language } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { createMsg91, type Msg91Setup } from '#platform/messages/msg91';
import { SMS_TEMPLATES, smsText, type SmsTemplate } from '#platform/messages/sms-texts';
import { startStandIn, type StandInRequest } from './stand-in.ts';

const MSG91_KEY = 'stand-in-auth-key';

type Template = { readonly name: SmsTemplate; readonly language: Language };

/** MSG91's ids have 24 hexadecimal digits. */
const idOf = (nth: number): string => (0x61_f0_00 + nth).toString(16).padStart(24, '6');

const registered: readonly (Template & { readonly id: string })[] = SMS_TEMPLATES.flatMap(
  (name, nth) =>
    LANGUAGES.map((language, at) => ({ name, language, id: idOf(nth * LANGUAGES.length + at) })),
);

export const MSG91_TEMPLATES = Object.fromEntries(
  registered.map(({ name, language, id }) => [`${name}.${language}`, id]),
);

const flow = z.object({
  template_id: z.string(),
  short_url: z.optional(z.string()),
  recipients: z.array(z.record(z.string(), z.string())).check(z.minLength(1)),
});

export type Msg91Message = {
  readonly to: string;
  readonly text: string;
  readonly requestId: string;
  readonly template: string;
};

const refused = (message: string, status = 400) => ({ status, body: { type: 'error', message } });

/** A stand-in for MSG91: its flow call, with the texts registered there. */
export const startMsg91 = async (options: { readonly port?: number } = {}) => {
  const sent: Msg91Message[] = [];
  const answer = ({ method, url, headers, text }: StandInRequest) => {
    if (method !== 'POST' || url.pathname.replace(/\/$/, '') !== '/api/v5/flow')
      return { status: 404, body: '<html>Not Found</html>' };
    if (headers['authkey'] !== MSG91_KEY) return refused('Authentication failure', 401);
    const read = z.safeParse(flow, JSON.parse(text));
    if (!read.success) return refused('Invalid JSON');
    const template = registered.find(({ id }) => id === read.data.template_id);
    if (template === undefined) return refused('template id missing or invalid');
    const [{ mobiles = '', ...values } = {}] = read.data.recipients;
    if (!/^\d{10,15}$/.test(mobiles)) return refused('Invalid mobile number');
    const requestId = `3465${String(sent.length).padStart(20, '0')}`;
    sent.push({
      to: `+${mobiles}`,
      text: smsText(template.name, template.language, values),
      requestId,
      template: template.name,
    });
    return { status: 200, body: { message: requestId, type: 'success' } };
  };
  const standIn = await startStandIn({
    answer,
    tooMany: refused('Too Many Requests', 429),
    broken: { status: 502, body: '<html>Bad Gateway</html>' },
    ...options,
  });
  return {
    ...standIn,
    sent: sent as readonly Msg91Message[],
    env: {
      MSG91_URL: standIn.origin,
      MSG91_KEY,
      MSG91_TEMPLATES: JSON.stringify(MSG91_TEMPLATES),
    },
    adapter: (setup: Partial<Msg91Setup> = {}) =>
      createMsg91({
        url: standIn.origin,
        authKey: MSG91_KEY,
        templateIds: MSG91_TEMPLATES,
        timeoutMs: 5_000,
        ...setup,
      }),
  };
};
