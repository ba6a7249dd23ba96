import { readEmail } from '@karigar/domain/identity/email';
import type { Language } from '@karigar/domain/language';
import type { Clock } from '../clock.ts';
import { emailText, type EmailTemplate } from './email-texts.ts';
import { postJson } from './post-json.ts';
import type { InboxEntry } from './sms.ts';

export type EmailMessage = {
  readonly to: string;
  readonly template: EmailTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly language: Language;
};

export type Email = { readonly send: (message: EmailMessage) => Promise<void> };

export const addressOf = (written: string): string => {
  const email = readEmail(written);
  if (email === null) throw new Error('email: not an address');
  return email;
};

export type GatewayEmailSetup = {
  readonly url: string;
  readonly apiKey: string;
  readonly from: string;
  readonly timeoutMs?: number;
};

/** Any service that accepts JSON `{ to, from, subject, text }` with a bearer key. */
export const createGatewayEmail = (setup: GatewayEmailSetup): Email => ({
  send: async ({ to, template, values, language }) => {
    const { subject, body } = emailText(template, language, values);
    const letter = { to: addressOf(to), from: setup.from, subject, text: body };
    await postJson({ ...setup, name: 'email' }, letter);
  },
});

/** For development: writes emails to the inbox, beside the SMS. */
export const createInboxEmail = (
  write: (entry: InboxEntry) => Promise<void>,
  clock: Clock,
): Email => ({
  send: async ({ to, template, values, language }) => {
    const { body } = emailText(template, language, values);
    await write({ to: addressOf(to), template, text: body, at: clock() });
  },
});
