import type { Language } from '@karigar/domain/language';
import { msg, type Text } from '@karigar/domain/msg';
import { say } from './texts.ts';

type Letter = { readonly subject: Text; readonly body: readonly Text[] };

const code = (use: Text): Letter => ({
  subject: msg`Your Karigar code`,
  body: [use, msg`It is valid for 5 minutes. Do not share it with anyone.`],
});

const notice = (change: Text): Letter => ({
  subject: msg`Your Karigar account`,
  body: [change, msg`If it was not you, contact Karigar support at once.`],
});

const EMAIL_TEXTS = {
  'login-otp': code(msg`{code} is your code to log in.`),
  'step-up-otp': code(msg`{code} is your code to confirm a change of your account.`),
  'recovery-otp': code(msg`{code} is your code to set a new password.`),
  'new-email-otp': code(msg`{code} is your code to confirm this email.`),
  'second-proof-otp': code(msg`{code} is your code to log in on a new device.`),
  'phone-changed': notice(msg`The mobile number of your account was changed.`),
  'email-changed': notice(msg`The email of your account was changed.`),
  'bank-changed': notice(msg`The bank account of your account was changed.`),
  'password-changed': notice(msg`The password of your account was changed.`),
  'account-claimed': notice(
    msg`The owner of the mobile number you registered with has confirmed it, so the account now belongs to them. Sign up again with your own number.`,
  ),
  'number-claimed': notice(
    msg`Somebody else says that the mobile number of your Karigar account is theirs now. If it is still yours, log in within 3 days and nothing changes. Otherwise a new account can be started with it, and your data is kept.`,
  ),
  'number-released': notice(
    msg`Somebody else now has the mobile number of your account and has started a new account with it. Your data is kept. Log in with your email and password.`,
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
    subject: say(subject, language),
    body: body.map((part) => say(part, language, values)).join(' '),
  };
};
