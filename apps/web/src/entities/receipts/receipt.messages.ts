import { msg } from '@lingui/core/macro';

export const receiptMessages = {
  receipt: msg`Receipt`,
  close: msg`Close`,
  invoiceNumber: msg`Invoice no.`,
  date: msg`Date`,
  amount: msg`Amount`,
  open: msg`Open receipt`,
  share: msg`Share on WhatsApp`,
  note: msg`The link opens the receipt for 7 days. The QR code on it can be checked by anyone.`,
  refunded: msg`Refunded`,
  creditNoteNumber: msg`Credit note no.`,
  openCreditNote: msg`Open credit note`,
  couldNotLoad: msg`Couldn't load the receipt.`,
  notYet: msg`There is no receipt yet`,
};
