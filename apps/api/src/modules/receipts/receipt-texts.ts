import type { Language } from '@karigar/domain/language';
import { msg, type Text } from '@karigar/domain/msg';
import { say, sayAll } from '#platform/texts';

/** Texts of the receipt. GST terms stay English, for the tax office. */
const PAPER = {
  title: msg`Tax invoice`,
  copy: msg`Original for recipient`,
  number: msg`Invoice no.`,
  date: msg`Date`,
  order: msg`Order ID`,
  billedTo: msg`Billed to`,
  servedBy: msg`Served by`,
  place: msg`Place of supply`,
  total: msg`Total`,
  paid: msg`Paid`,
  included: msg`Prices include GST. Reverse charge: no. Signed digitally; needs no other signature.`,
  check: msg`Scan to check`,
  taxable: msg`Taxable value`,
  visit: msg`Visit charge`,
} as const;

const MODES: Readonly<Record<string, Text>> = {
  cash: msg`in cash`,
  upi: msg`by UPI`,
  online: msg`in the app`,
  'to-us': msg`to Karigar`,
};

const PAGE = {
  genuine: msg`This receipt is genuine`,
  genuineNote: msg`It was issued by us and nothing in it was changed.`,
  notGenuine: msg`This receipt could not be confirmed`,
  notGenuineNote: msg`The code is incomplete, was changed, or is not ours. Scan it again, or ask who gave it to you.`,
  notPaid: msg`Not paid in full at the moment`,
  service: msg`Service`,
  amount: msg`Amount`,
  buyer: msg`GSTIN of the buyer`,
  download: msg`Open the receipt (PDF)`,
} as const;

export const paperWords = (language: Language) => sayAll(PAPER, language);
export const pageWords = (language: Language) => ({
  ...sayAll(PAGE, language),
  number: say(PAPER.number, language),
  date: say(PAPER.date, language),
  place: say(PAPER.place, language),
});

export const howPaid = (mode: string, language: Language): string => {
  const said = MODES[mode];
  return said === undefined ? mode : say(said, language);
};

/** Written before the link in WhatsApp. */
const SHARED = msg`Your receipt from Karigar`;

export const sharedWords = (language: Language): string => say(SHARED, language);
