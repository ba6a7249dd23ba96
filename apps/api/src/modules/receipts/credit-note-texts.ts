import type { Language } from '@karigar/domain/language';
import { msg } from '@karigar/domain/msg';
import { sayAll } from '#platform/texts';

/** Texts of the credit note. GST terms stay English, for the tax office. */
const WORDS = {
  title: msg`Credit note`,
  copy: msg`Original for recipient`,
  number: msg`Credit note no.`,
  date: msg`Date`,
  invoice: msg`For invoice no.`,
  invoiceDate: msg`Invoice date`,
  order: msg`Order ID`,
  billedTo: msg`Billed to`,
  place: msg`Place of supply`,
  total: msg`Refunded`,
  taxable: msg`Taxable value`,
  withTax: msg`Lowers the invoice and its GST. Signed digitally; needs no other signature.`,
  withoutTax: msg`Does not lower the GST of the invoice. Signed digitally; needs no other signature.`,
  check: msg`Scan to check`,
  genuine: msg`This credit note is genuine`,
  service: msg`Service`,
  buyer: msg`GSTIN of the buyer`,
  download: msg`Open the credit note (PDF)`,
} as const;

export const creditNoteWords = (language: Language) => sayAll(WORDS, language);
