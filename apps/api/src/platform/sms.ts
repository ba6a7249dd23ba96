import type { Instant } from '@karigar/domain/dates/instant';
import { readPhone } from '@karigar/domain/identity/phone';
import { type Language, LANGUAGES } from '@karigar/domain/language';
import type { Clock } from './clock.ts';
import { postJson } from './post-json.ts';
import { SMS_TEMPLATES, smsText, type SmsTemplate } from './sms-texts.ts';

export type SmsMessage = {
  readonly to: string;
  readonly template: SmsTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly language: Language;
};

export type Sms = { readonly send: (message: SmsMessage) => Promise<void> };

const E164 = /^\+[1-9]\d{7,14}$/;

const internationalNumber = (written: string): string => {
  const phone = readPhone(written);
  if (phone !== null) return `+91${phone}`;
  if (!E164.test(written)) throw new Error('sms: not a phone number');
  return written;
};

/** Errors contain neither number nor text nor the gateway's reply, because errors are logged. */
export const createGatewaySms = (setup: {
  readonly url: string;
  readonly apiKey: string;
  /** The six-letter sender id registered with the telecom operators. */
  readonly sender: string;
  /** By template and language: `{ 'login-otp.hi': '1107…' }`. */
  readonly templateIds: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}): Sms => {
  const templateIdOf = (template: SmsTemplate, language: Language): string => {
    const id = setup.templateIds[`${template}.${language}`];
    if (id === undefined) throw new Error(`sms: no template id for ${template}.${language}`);
    return id;
  };
  for (const template of SMS_TEMPLATES) {
    for (const language of LANGUAGES) templateIdOf(template, language);
  }

  return {
    send: async ({ to, template, values, language }) => {
      await postJson(
        { ...setup, name: 'sms' },
        {
          to: internationalNumber(to),
          sender: setup.sender,
          templateId: templateIdOf(template, language),
          text: smsText(template, language, values),
        },
      );
    },
  };
};

export type InboxEntry = {
  readonly to: string;
  readonly template: string;
  readonly text: string;
  readonly at: Instant;
};

/** For development: writes messages to the inbox. */
export const createInboxSms = (write: (entry: InboxEntry) => Promise<void>, clock: Clock): Sms => ({
  send: async ({ to, template, values, language }) => {
    await write({
      to: internationalNumber(to),
      template,
      text: smsText(template, language, values),
      at: clock(),
    });
  },
});
