import { writeAmount } from '@karigar/domain/money';
import { writeCsv } from '@karigar/domain/payouts/csv';
import type { Language } from '@karigar/domain/language';
import { msg } from '@karigar/domain/msg';
import { sayAll } from '#platform/texts';
import type { Supply, WholeReport } from './read-report.ts';

const WORDS = {
  toCheck: msg`To be checked by an accountant.`,
  paper: msg`Paper`,
  invoices: msg`Invoices`,
  creditNotes: msg`Credit notes`,
  gstin: msg`GSTIN`,
  place: msg`Place of supply`,
  rate: msg`Rate %`,
  buyer: msg`Buyer`,
  section95: msg`Section 9(5)`,
  papers: msg`Number`,
  taxable: msg`Taxable value`,
  serviceman: msg`Serviceman`,
  name: msg`Name`,
  pan: msg`PAN`,
  gross: msg`Gross amount`,
  withheld: msg`Withheld as TDS`,
  yes: msg`yes`,
  no: msg`no`,
} as const;

/** Spreadsheets execute text that begins so. */
const plain = (written: string): string => (/^[=+\-@\t\r]/.test(written) ? `'${written}` : written);

const rateOf = (basisPoints: number): string => String(basisPoints / 100);

/** Marked as UTF-8, and as nothing that is filed unread. */
const file = (rows: readonly (readonly string[])[], toCheck: string): string =>
  `\uFEFF${writeCsv([[toCheck], ...rows])}`;

export const gstFile = (report: WholeReport, language: Language): string => {
  const words = sayAll(WORDS, language);
  const rowOf =
    (paper: string) =>
    (row: Supply): string[] => [
      paper,
      row.gstin,
      row.place,
      rateOf(row.rate),
      row.isB2b ? 'B2B' : 'B2C',
      row.isOfSection95 ? words.yes : words.no,
      String(row.papers),
      ...[row.taxable, row.cgst, row.sgst, row.igst].map(writeAmount),
    ];
  const { paper, gstin, place, rate, buyer, section95, papers, taxable } = words;
  return file(
    [
      [paper, gstin, place, rate, buyer, section95, papers, taxable, 'CGST', 'SGST', 'IGST'],
      ...report.supplies.map(rowOf(words.invoices)),
      ...report.creditNotes.map(rowOf(words.creditNotes)),
    ],
    words.toCheck,
  );
};

export const tdsFile = ({ withheld }: WholeReport, language: Language): string => {
  const words = sayAll(WORDS, language);
  return file(
    [
      [words.serviceman, words.name, words.pan, words.rate, words.gross, words.withheld],
      ...withheld.map((row) => [
        String(row.servicemanId),
        plain(row.name),
        row.hasPan ? words.yes : words.no,
        rateOf(row.rate),
        writeAmount(row.gross),
        writeAmount(row.withheld),
      ]),
    ],
    words.toCheck,
  );
};
