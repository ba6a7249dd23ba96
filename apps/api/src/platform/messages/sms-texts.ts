import type { Language } from '@karigar/domain/language';
import { msg, type Text } from '@karigar/domain/msg';
import { say } from '../texts.ts';

/** Registered with the telecom operators (DLT) word for word: a changed text needs a new template id. */
const SMS_TEXTS = {
  'login-otp': msg`{code} is your Karigar login code. It is valid for 5 minutes. Do not share it with anyone.`,
  'change-phone-otp': msg`{code} is your code to change the mobile number of your Karigar account. It is valid for 5 minutes. Nobody from Karigar asks for it.`,
  'change-email-otp': msg`{code} is your code to change the email of your Karigar account. It is valid for 5 minutes. Nobody from Karigar asks for it.`,
  'change-bank-otp': msg`{code} is your code to change the bank account of your Karigar account. It is valid for 5 minutes. Nobody from Karigar asks for it.`,
  'add-passkey-otp': msg`{code} is your code to add a passkey to your Karigar account. It is valid for 5 minutes. Nobody from Karigar asks for it.`,
  'export-data-otp': msg`{code} is your code to download the data of your Karigar account. It is valid for 5 minutes. Nobody from Karigar asks for it.`,
  'delete-account-otp': msg`{code} is your code to delete your Karigar account. It is valid for 5 minutes. Nobody from Karigar asks for it.`,
  'recovery-otp': msg`{code} is your Karigar code to set a new password. It is valid for 5 minutes. Do not share it with anyone.`,
  'new-phone-otp': msg`{code} is your Karigar code to confirm this mobile number. It is valid for 5 minutes. Do not share it with anyone.`,
  'phone-changed': msg`The mobile number of your Karigar account was changed. If it was not you, open this link at once: {link}`,
  'email-changed': msg`The email of your Karigar account was changed. If it was not you, open this link at once: {link}`,
  'bank-changed': msg`The bank account of your Karigar account was changed. If it was not you, open this link at once: {link}`,
  'password-changed': msg`The password of your Karigar account was changed. If it was not you, open this link at once: {link}`,
  'passkey-added': msg`A passkey was added to your Karigar account: it can be used to log in. If it was not you, contact Karigar support at once.`,
  'passkey-removed': msg`A passkey was removed from your Karigar account. If it was not you, contact Karigar support at once.`,
  'new-device': msg`Your Karigar account was opened on a new device. If this was not you: log in, open Profile, Your devices, and log it out.`,
  'account-claimed': msg`Your mobile number is confirmed and the Karigar account registered with it is yours. Its earlier password and email were removed.`,
  'payouts-frozen': msg`Somebody pressed "This was not me" for your Karigar account. No money leaves it now, and every device is logged out. We check it within 24 hours.`,
  'payouts-kept': msg`Karigar has checked your account: no money leaves it for now. Contact Karigar support.`,
  'payouts-restored': msg`Karigar has checked your account: it is open again. If you did not speak with us, contact Karigar support at once.`,
  'completion-otp': msg`{code} is the completion code of your Karigar booking {bookingNo}. Tell it to the serviceman only when the work is done.`,
  'serviceman-assigned': msg`Karigar: {name} will come for booking {bookingNo}.`,
  'running-late': msg`Karigar: the serviceman of booking {bookingNo} is running late. New time: {at}.`,
  overdue: msg`Karigar: the serviceman of booking {bookingNo} has not come yet. Our team is looking into it.`,
  'at-your-door': msg`Karigar: the serviceman of booking {bookingNo} is at your door. If nobody opens, the visit is charged.`,
  'nobody-yet': msg`Karigar: nobody has taken booking {bookingNo} yet. We are looking until {by}. You can choose another time in the app.`,
  'nobody-came': msg`Karigar: we are sorry, nobody could come for booking {bookingNo}. It is cancelled, and nothing is charged.`,
  'given-back-late': msg`Karigar: we are sorry, the serviceman cannot come for booking {bookingNo}. We are looking for another until {by}.`,
  'cancelled-by-team': msg`Karigar: we cancelled booking {bookingNo} for you. The app shows whether anything is due.`,
  'moved-by-team': msg`Karigar: we moved booking {bookingNo} for you. The visit is on {by}.`,
  'work-completed': msg`Karigar: booking {bookingNo} is completed. The receipt is in the app.`,
  'back-with-you': msg`Karigar: {amount} of booking {bookingNo} is back in the account you paid from.`,
  'refund-made': msg`Karigar: {amount} of booking {bookingNo} was refunded to you.`,
  offer: msg`Karigar: booking {bookingNo} is on offer to you for a short time. Please open the Karigar app to answer.`,
  'assignment-waiting': msg`Karigar: booking {bookingNo} is assigned to you and waits to be seen. Please open the Karigar app.`,
  'alarm-on-duty': msg`Karigar SOS: somebody on booking {bookingNo} asked for help at {at}. Nobody has taken it yet. Open Waiting in the console and call at once.`,
} as const satisfies Record<string, Text>;

export type SmsTemplate = keyof typeof SMS_TEXTS;
export const SMS_TEMPLATES = Object.keys(SMS_TEXTS) as SmsTemplate[];

export const isSmsTemplate = (word: string): word is SmsTemplate => Object.hasOwn(SMS_TEXTS, word);

export const smsText = (
  template: SmsTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): string => say(SMS_TEXTS[template], language, values);
