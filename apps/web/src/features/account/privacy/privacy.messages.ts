import type { ConsentPurpose } from '@karigar/domain/privacy/consent';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type PurposeText = { readonly label: MessageDescriptor; readonly hint: MessageDescriptor };

/** The consent notice. A change of its meaning needs a new CONSENT_TEXT in domain. */
export const purposeTexts: Readonly<Record<ConsentPurpose, PurposeText>> = {
  account: {
    label: msg`Your account`,
    hint: msg`Name, mobile number and email: to log you in and to know that it is you.`,
  },
  bookings: {
    label: msg`Your bookings`,
    hint: msg`Address and messages go to the other side of a booking; a number only while it is running.`,
  },
  money: {
    label: msg`Bills and payments`,
    hint: msg`Amounts and receipts: the law wants them kept, also after you leave.`,
  },
  safety: {
    label: msg`Safety`,
    hint: msg`Devices and logins: so that nobody else uses your account.`,
  },
  whatsapp: {
    label: msg`Messages by WhatsApp`,
    hint: msg`About your own bookings: who comes, late, at the door. Answer STOP there to end them.`,
  },
  offers: {
    label: msg`Offers and news`,
    hint: msg`Messages about prices and new services.`,
  },
  surveys: {
    label: msg`Questions about your experience`,
    hint: msg`We may ask how a job went, and use your words without your name.`,
  },
  usage: {
    label: msg`How you use the app`,
    hint: msg`Which screens are opened, counted to make the app better.`,
  },
};

export const privacyMessages = {
  title: msg`Your data`,
  back: msg`Back`,
  needed: msg`What we need`,
  neededHelp: msg`Without this there is no service. You leave it by deleting your account.`,
  optional: msg`What you may allow`,
  optionalHelp: msg`Nothing here is needed. You can take it back at any time, as easily as you gave it.`,
  allowedOn: msg`Allowed on {date}`,
  withdrawnOn: msg`Taken back on {date}`,
  couldNotLoad: msg`Couldn't load your choices.`,
  blocked: msg`People you blocked`,
  blockedHint: msg`{number}, since {date}`,
  unblock: msg`Unblock`,
  unblockName: msg`Unblock {name}`,
  copyOrEnd: msg`Download or delete your data`,
  help: msg`You can take a copy of everything we keep about you, or delete your account.`,
  download: msg`Download my data`,
  downloading: msg`Getting your data...`,
  erase: msg`Delete my account`,
  eraseQuestion: msg`Delete your account for good?`,
  eraseHelp: msg`Your name, numbers, addresses, messages, pictures, documents and bank details are removed. Bills stay without your name, as the law requires. This cannot be undone.`,
  erasing: msg`Deleting...`,
  cancel: msg`Cancel`,
  rules: msg`Terms and rights`,
  terms: msg`Terms of use`,
  privacy: msg`Privacy notice`,
  refunds: msg`Refunds`,
  grievance: msg`Grievance officer`,
};
