import { LANGUAGES, PSEUDO_LANGUAGE, type Language } from '@karigar/domain/language';
import { msg, type Text } from '@karigar/domain/msg';
import { say } from '../texts.ts';
import type { EmailPart } from './email-html.ts';

type Letter = {
  readonly subject: Text;
  readonly body: readonly Text[];
  /** Nobody knows the reader's language yet: the letter is in each, this one first. */
  readonly inEveryLanguage?: true;
};

const code = (use: Text): Letter => ({
  subject: msg`Your Karigar code`,
  body: [use, msg`It is valid for 5 minutes. Do not share it with anyone.`],
});

/** Read out on the phone, it would do what it names. */
const actCode = (use: Text): Letter => ({
  subject: msg`Your Karigar code`,
  body: [use, msg`It is valid for 5 minutes. Nobody from Karigar asks for it.`],
});

const letter = (...body: readonly Text[]): Letter => ({
  subject: msg`Your Karigar account`,
  body,
});

const notice = (change: Text): Letter =>
  letter(change, msg`If it was not you, contact Karigar support at once.`);

/** With the link "This was not me". */
const linkedNotice = (change: Text): Letter =>
  letter(
    change,
    msg`If it was not you, open this link at once. It stops payouts and logs out every device: {link}`,
  );

const EMAIL_TEXTS = {
  'login-otp': code(msg`{code} is your code to log in.`),
  'change-phone-otp': actCode(
    msg`{code} is your code to change the mobile number of your Karigar account.`,
  ),
  'change-email-otp': actCode(
    msg`{code} is your code to change the email of your Karigar account.`,
  ),
  'change-bank-otp': actCode(
    msg`{code} is your code to change the bank account of your Karigar account.`,
  ),
  'add-passkey-otp': actCode(msg`{code} is your code to add a passkey to your Karigar account.`),
  'export-data-otp': actCode(
    msg`{code} is your code to download the data of your Karigar account.`,
  ),
  'delete-account-otp': actCode(msg`{code} is your code to delete your Karigar account.`),
  'recovery-otp': code(msg`{code} is your code to set a new password.`),
  'new-email-otp': code(msg`{code} is your code to confirm this email.`),
  'second-proof-otp': code(msg`{code} is your code to log in on a new device.`),
  'phone-changed': linkedNotice(msg`The mobile number of your account was changed.`),
  'email-changed': linkedNotice(msg`The email of your account was changed.`),
  'bank-changed': linkedNotice(msg`The bank account of your account was changed.`),
  'password-changed': linkedNotice(msg`The password of your account was changed.`),
  'passkey-added': notice(msg`A passkey was added to your account: it can be used to log in.`),
  'passkey-removed': notice(msg`A passkey was removed from your account.`),
  'new-device': letter(
    msg`Your account was opened on a new device.`,
    msg`If this was not you: log in, open Profile, Your devices, and log it out. Then set a new password.`,
  ),
  'account-claimed': notice(
    msg`The owner of the mobile number you registered with has confirmed it, so the account now belongs to them. Sign up again with your own number.`,
  ),
  'number-claimed': linkedNotice(
    msg`Somebody else says that the mobile number of your Karigar account is theirs now. If it is still yours, log in within 3 days and nothing changes. Otherwise a new account can be started with it, and your data is kept.`,
  ),
  'number-released': linkedNotice(
    msg`Somebody else now has the mobile number of your account and has started a new account with it. Your data is kept. Log in with your email and password.`,
  ),
  'payouts-frozen': letter(
    msg`Somebody pressed "This was not me" in a notice about your account. No money leaves it now, and every device is logged out. Our team checks it within 24 hours and contacts you.`,
    msg`You can log in with your mobile number.`,
  ),
  'payouts-kept': letter(
    msg`We have checked your account. No money leaves it for now.`,
    msg`Contact Karigar support.`,
  ),
  'payouts-restored': letter(
    msg`We have checked your account. It is open again.`,
    msg`If you did not speak with us, contact Karigar support at once.`,
  ),
  'operator-invited': {
    subject: msg`Your invitation to the Karigar console`,
    body: [
      msg`You are invited to work in the console of Karigar. Open this link on your own computer within 24 hours; it works once: {link}`,
      msg`Give this link to nobody. If you do not know why you got it, delete this email.`,
    ],
    inEveryLanguage: true,
  },
} as const satisfies Record<string, Letter>;

export type EmailTemplate = keyof typeof EMAIL_TEXTS;
export const EMAIL_TEMPLATES = Object.keys(EMAIL_TEXTS) as EmailTemplate[];

export const emailText = (
  template: EmailTemplate,
  language: Language,
  values: Readonly<Record<string, string>>,
): { readonly subject: string; readonly body: string; readonly parts: readonly EmailPart[] } => {
  const { subject, body, inEveryLanguage }: Letter = EMAIL_TEXTS[template];
  const isInEach = inEveryLanguage === true && language !== PSEUDO_LANGUAGE;
  const others = isInEach ? LANGUAGES.filter((one) => one !== language) : [];
  const languages = [language, ...others];
  const parts = languages.map((one) => ({
    language: one,
    text: body.map((part) => say(part, one, values)).join(' '),
  }));
  return {
    subject: languages.map((one) => say(subject, one)).join(' · '),
    body: parts.map(({ text }) => text).join('\n\n'),
    parts,
  };
};
