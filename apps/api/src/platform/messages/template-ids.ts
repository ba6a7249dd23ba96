import { isDraft, LANGUAGES, type Language } from '@karigar/domain/language';
import { SMS_TEMPLATES, type SmsTemplate } from './sms-texts.ts';

/** Ids by template and language: `{ 'login-otp.hi': '1107…' }`. */
export type TemplateIds = Readonly<Record<string, string>>;

type Registered = { readonly id: string; readonly language: Language };

/** Throws at once unless every text has its id in English and Hindi. A draft that has none is sent in English. */
export const templateIdsOf = (ids: TemplateIds) => {
  const registered = (template: SmsTemplate, language: Language): Registered => {
    const id = ids[`${template}.${language}`];
    if (id !== undefined) return { id, language };
    if (isDraft(language)) return registered(template, 'en');
    throw new Error(`sms: no template id for ${template}.${language}`);
  };
  for (const template of SMS_TEMPLATES) {
    for (const language of LANGUAGES) registered(template, language);
  }
  return registered;
};
