import * as z from 'zod/mini';
import { amount, day, flag, listOf, wholeNumber, words } from '../wire/values.ts';

/** Supplies of a month under one GSTIN, of one rate, place and kind; or the credit notes that lower them. */
const supplyRow = z.object({
  /** Of the supplier. */
  gstin: words,
  /** 'Maharashtra (27)' */
  place: words,
  /** Hundredths of a percent. */
  rate: wholeNumber,
  /** Whether the buyer gave a GSTIN. */
  isB2b: flag,
  /** A supply of section 9(5): the operator pays the tax as if it had supplied the service. */
  isOfSection95: flag,
  papers: wholeNumber,
  taxable: amount,
  cgst: amount,
  sgst: amount,
  igst: amount,
});

/** What was withheld from a serviceman in a month. */
const withheldRow = z.object({
  servicemanId: wholeNumber,
  name: words,
  hasPan: flag,
  /** Hundredths of a percent. */
  rate: wholeNumber,
  /** What customers were billed without tax, of the bills from which it was withheld. */
  gross: amount,
  withheld: amount,
});

/** Everything that the accountant needs of a month, to be checked by an accountant. */
export const taxReport = {
  from: day,
  to: day,
  supplies: listOf(supplyRow),
  creditNotes: listOf(supplyRow),
  withheld: z.object({
    people: wholeNumber,
    gross: amount,
    amount,
    /** The largest two hundred; the file has all. */
    rows: listOf(withheldRow),
  }),
};
