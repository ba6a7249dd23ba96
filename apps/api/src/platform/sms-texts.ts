import { text, type Language, type LocalizedText } from '@karigar/domain/language';
import { fillText } from './fill-text.ts';

/** Registered with the telecom operators (DLT) word for word: a changed text needs a new template id. */
const SMS_TEXTS = {
  'login-otp': text(
    '{code} is your Karigar login code. It is valid for 5 minutes. Do not share it with anyone.',
    '{code} आपका कारीगर लॉगिन कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
  ),
  'step-up-otp': text(
    '{code} is your Karigar code to confirm a change of your account. It is valid for 5 minutes. Do not share it with anyone.',
    '{code} आपके कारीगर खाते में बदलाव की पुष्टि का कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
  ),
  'recovery-otp': text(
    '{code} is your Karigar code to set a new password. It is valid for 5 minutes. Do not share it with anyone.',
    '{code} नया कारीगर पासवर्ड बनाने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
  ),
  'new-phone-otp': text(
    '{code} is your Karigar code to confirm this mobile number. It is valid for 5 minutes. Do not share it with anyone.',
    '{code} यह मोबाइल नंबर पक्का करने का कारीगर कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
  ),
  'phone-changed': text(
    'The mobile number of your Karigar account was changed. If it was not you, contact Karigar support at once.',
    'आपके कारीगर खाते का मोबाइल नंबर बदला गया। अगर यह आपने नहीं किया, तो तुरंत कारीगर सहायता से संपर्क करें।',
  ),
  'email-changed': text(
    'The email of your Karigar account was changed. If it was not you, contact Karigar support at once.',
    'आपके कारीगर खाते का ईमेल बदला गया। अगर यह आपने नहीं किया, तो तुरंत कारीगर सहायता से संपर्क करें।',
  ),
  'bank-changed': text(
    'The bank account of your Karigar account was changed. If it was not you, contact Karigar support at once.',
    'आपके कारीगर खाते का बैंक खाता बदला गया। अगर यह आपने नहीं किया, तो तुरंत कारीगर सहायता से संपर्क करें।',
  ),
  'password-changed': text(
    'The password of your Karigar account was changed. If it was not you, contact Karigar support at once.',
    'आपके कारीगर खाते का पासवर्ड बदला गया। अगर यह आपने नहीं किया, तो तुरंत कारीगर सहायता से संपर्क करें।',
  ),
  'account-claimed': text(
    'Your mobile number is confirmed and the Karigar account registered with it is yours. Its earlier password and email were removed.',
    'आपका मोबाइल नंबर पक्का हो गया और इससे बना कारीगर खाता आपका है। उसका पुराना पासवर्ड और ईमेल हटा दिया गया।',
  ),
  'completion-otp': text(
    '{code} is the completion code of your Karigar booking {bookingNo}. Tell it to the serviceman only when the work is done.',
    '{code} आपकी कारीगर बुकिंग {bookingNo} का समापन कोड है। काम पूरा होने पर ही इसे कारीगर को बताएँ।',
  ),
  'assignment-waiting': text(
    'Karigar: booking {bookingNo} is assigned to you and waits to be seen. Please open the Karigar app.',
    'कारीगर: बुकिंग {bookingNo} आपको मिली है और आपने अभी देखी नहीं है। कारीगर ऐप खोलें।',
  ),
} as const satisfies Record<string, LocalizedText>;

export type SmsTemplate = keyof typeof SMS_TEXTS;
export const SMS_TEMPLATES = Object.keys(SMS_TEXTS) as SmsTemplate[];

export const smsText = (
  template: SmsTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): string => fillText(`sms: ${template}`, SMS_TEXTS[template][language], values);
