import { text, type Language, type LocalizedText } from '@karigar/domain/language';
import { fillText } from './fill-text.ts';

type Letter = { readonly subject: LocalizedText; readonly body: LocalizedText };

const CODE_LIFE = text(
  'It is valid for 5 minutes. Do not share it with anyone.',
  'यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
);
const NOT_YOU = text(
  'If it was not you, contact Karigar support at once.',
  'अगर यह आपने नहीं किया, तो तुरंत कारीगर सहायता से संपर्क करें।',
);

const code = (en: string, hi: string): Letter => ({
  subject: text('Your Karigar code', 'आपका कारीगर कोड'),
  body: text(`{code} ${en} ${CODE_LIFE.en}`, `{code} ${hi} ${CODE_LIFE.hi}`),
});

const notice = (en: string, hi: string): Letter => ({
  subject: text('Your Karigar account', 'आपका कारीगर खाता'),
  body: text(`${en} ${NOT_YOU.en}`, `${hi} ${NOT_YOU.hi}`),
});

const EMAIL_TEXTS = {
  'step-up-otp': code(
    'is your code to confirm a change of your account.',
    'आपके खाते में बदलाव की पुष्टि का कोड है।',
  ),
  'recovery-otp': code('is your code to set a new password.', 'नया पासवर्ड बनाने का कोड है।'),
  'new-email-otp': code('is your code to confirm this email.', 'यह ईमेल पक्का करने का कोड है।'),
  'second-proof-otp': code(
    'is your code to log in on a new device.',
    'नए फ़ोन पर लॉगिन करने का कोड है।',
  ),
  'phone-changed': notice(
    'The mobile number of your account was changed.',
    'आपके खाते का मोबाइल नंबर बदला गया।',
  ),
  'email-changed': notice('The email of your account was changed.', 'आपके खाते का ईमेल बदला गया।'),
  'bank-changed': notice(
    'The bank account of your account was changed.',
    'आपके खाते का बैंक खाता बदला गया।',
  ),
  'password-changed': notice(
    'The password of your account was changed.',
    'आपके खाते का पासवर्ड बदला गया।',
  ),
  'account-claimed': notice(
    'The owner of the mobile number you registered with has confirmed it, so the account now belongs to them. Sign up again with your own number.',
    'जिस मोबाइल नंबर से आपने खाता बनाया था, उसे उसके मालिक ने पक्का किया, इसलिए खाता उनका है। अपने नंबर से फिर साइन अप करें।',
  ),
  'number-released': notice(
    'Somebody else now has the mobile number of your account and has started a new account with it. Your data is kept. Log in with your email and password.',
    'आपके खाते का मोबाइल नंबर अब किसी और के पास है और उन्होंने अपना खाता बनाया है। आपकी जानकारी सुरक्षित है। ईमेल और पासवर्ड से लॉगिन करें।',
  ),
} as const satisfies Record<string, Letter>;

export type EmailTemplate = keyof typeof EMAIL_TEXTS;
export const EMAIL_TEMPLATES = Object.keys(EMAIL_TEXTS) as EmailTemplate[];

export const emailText = (
  template: EmailTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): { readonly subject: string; readonly body: string } => {
  const { subject, body } = EMAIL_TEXTS[template];
  return {
    subject: subject[language],
    body: fillText(`email: ${template}`, body[language], values),
  };
};
