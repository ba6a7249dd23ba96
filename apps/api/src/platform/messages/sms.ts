import type { Instant } from '@karigar/domain/dates/instant';
import { readPhone } from '@karigar/domain/identity/phone';
import type { Language } from '@karigar/domain/language';
import type { Clock } from '../clock.ts';
import type { Sent } from './send-failure.ts';
import { templateIdsOf, type TemplateIds } from './template-ids.ts';
import { postJson } from './post-json.ts';
import { smsText, type SmsTemplate } from './sms-texts.ts';

export type SmsMessage = {
  readonly to: string;
  readonly template: SmsTemplate;
  readonly values: Readonly<Record<string, string>>;
  readonly language: Language;
};

export type Sms = { readonly send: (message: SmsMessage) => Promise<Sent> };

const E164 = /^\+[1-9]\d{7,14}$/;

export const internationalNumber = (written: string): string => {
  const phone = readPhone(written);
  if (phone !== null) return `+91${phone}`;
  if (!E164.test(written)) throw new Error('sms: not a phone number');
  return written;
};

export type GatewaySmsSetup = {
  readonly url: string;
  readonly apiKey: string;
  /** The six-letter sender id registered with the telecom operators. */
  readonly sender: string;
  readonly templateIds: TemplateIds;
  readonly timeoutMs?: number;
};

/** Any service that accepts JSON `{ to, sender, templateId, text }` with a bearer key. */
export const createGatewaySms = (setup: GatewaySmsSetup): Sms => {
  const templateIdOf = templateIdsOf(setup.templateIds);
  return {
    send: async ({ to, template, values, language }) => {
      const registered = templateIdOf(template, language);
      await postJson(
        { ...setup, name: 'sms' },
        {
          to: internationalNumber(to),
          sender: setup.sender,
          templateId: registered.id,
          text: smsText(template, registered.language, values),
        },
      );
      return { provider: 'generic', id: null };
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
    return { provider: 'inbox', id: null };
  },
});
