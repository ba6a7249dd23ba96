import { text, type Language, type Text } from '@karigar/domain/language';

/** Registered with the operators (DLT) word for word: a changed text needs a new template id. */
const SMS_TEXTS = {
  'login-otp': text(
    '{code} is your Karigar login code. It is valid for 5 minutes. Do not share it with anyone.',
    '{code} आपका कारीगर लॉगिन कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
  ),
  'completion-otp': text(
    '{code} is the completion code of your Karigar booking {bookingNo}. Tell it to the serviceman only when the work is done.',
    '{code} आपकी कारीगर बुकिंग {bookingNo} का समापन कोड है। काम पूरा होने पर ही इसे कारीगर को बताएँ।',
  ),
} as const satisfies Record<string, Text>;

export type SmsTemplate = keyof typeof SMS_TEXTS;
export const SMS_TEMPLATES = Object.keys(SMS_TEXTS) as SmsTemplate[];

export const smsText = (
  template: SmsTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): string =>
  SMS_TEXTS[template][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`sms: ${template} needs "${name}"`);
    return value;
  });
