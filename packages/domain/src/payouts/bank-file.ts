import { writeAmount, type Paise } from '../money.ts';
import { writeCsv } from './csv.ts';

/** The reference of a row, which the bank sends back with its answer. */
export const writeReference = (rowId: number): string => `P${rowId}`;

const REFERENCE = /^P([1-9]\d{0,15})$/i;

export const readReference = (written: string): number | null => {
  const id = Number(REFERENCE.exec(written)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
};

type Transfer = {
  readonly rowId: number;
  readonly amount: Paise;
  readonly holder: string;
  readonly accountNumber: string;
  readonly ifsc: string;
};

const HEAD = [
  'Reference',
  'Beneficiary name',
  'Account number',
  'IFSC',
  'Amount',
  'Mode',
  'Narration',
];

/** Banks refuse other characters, and spreadsheets execute some of them. */
export const nameForBank = (holder: string): string =>
  holder
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9 .]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 35);

/** The file for a bank's bulk upload of NEFT transfers. */
export const bankFile = (runId: number, transfers: readonly Transfer[]): string =>
  writeCsv([
    HEAD,
    ...transfers.map(({ rowId, amount, holder, accountNumber, ifsc }) => [
      writeReference(rowId),
      nameForBank(holder),
      accountNumber,
      ifsc,
      writeAmount(amount),
      'NEFT',
      `Karigar payout ${runId}`,
    ]),
  ]);
