import { CUSTOMER_PLANS } from '@karigar/domain/notifications/message-plan';
import type { Language } from '@karigar/domain/language';
import { smsText } from './sms-texts.ts';

export type WhatsappTemplate = keyof typeof CUSTOMER_PLANS;
export const WHATSAPP_TEMPLATES = Object.keys(CUSTOMER_PLANS) as readonly WhatsappTemplate[];

export const isWhatsappTemplate = (word: string): word is WhatsappTemplate =>
  Object.hasOwn(CUSTOMER_PLANS, word);

/** Meta takes small letters and underscores. */
export const whatsappName = (template: WhatsappTemplate): string =>
  `karigar_${template.replaceAll('-', '_')}`;

/** The places of the texts, by the names that Meta knows them under. */
const PLACES = { bookingNo: 'booking_no', name: 'name', at: 'at', by: 'by', amount: 'amount' };

const GAPS = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => [name, `{{${place}}}`]),
);

/** As it is registered with Meta: the text of the SMS, its places in double braces. */
export const whatsappText = (template: WhatsappTemplate, language: Language): string =>
  smsText(template, language, GAPS);

export type WhatsappParameter = {
  readonly type: 'text';
  readonly parameter_name: string;
  readonly text: string;
};

/** Meta refuses line breaks, tabs and more than four spaces in a value, and a value that is empty. */
const clean = (value: string): string => value.replaceAll(/\s+/gu, ' ').trim() || '–';

/** The values of the places that the template has; throws where one is missing. */
export const whatsappParameters = (
  template: WhatsappTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): readonly WhatsappParameter[] => {
  smsText(template, language, values);
  const text = whatsappText(template, language);
  return Object.entries(PLACES)
    .filter(([, place]) => text.includes(`{{${place}}}`))
    .map(([name, place]) => ({
      type: 'text',
      parameter_name: place,
      text: clean(values[name] ?? ''),
    }));
};
