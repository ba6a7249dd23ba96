import type { IndiaDay } from '../dates/india-day.ts';
import type { Paise } from '../money.ts';
import { cleanText, MOST_REFERENCE, MOST_WORDS, type BankLine } from './bank-line.ts';
import { readCells } from './read-cells.ts';
import { readStatementAmount, readStatementDay } from './statement-values.ts';

/** Longer than a busy month of a busy account. */
export const MOST_STATEMENT_BYTES = 2_000_000;
export const MOST_STATEMENT_ROWS = 5000;

/** Why a file is not taken. Nothing of it is: half a statement is worse than none. */
export type UnreadableStatement = {
  readonly why:
    | 'empty'
    | 'too-large'
    | 'too-many-rows'
    | 'not-text'
    | 'broken-quotes'
    | 'no-columns'
    | 'no-credits'
    | 'bad-day'
    | 'bad-amount'
    | 'both-sides';
  /** Of the file, from 1; null for the file as a whole. */
  readonly row: number | null;
};

export type ReadStatement = {
  readonly lines: readonly BankLine[];
  /** Money that left the account, which is not matched. */
  readonly debits: number;
};

const COLUMNS = {
  day: ['date', 'txndate', 'transactiondate', 'trandate', 'postdate', 'postingdate', 'valuedate'],
  words: [
    'narration',
    'description',
    'particulars',
    'transactionremarks',
    'transactiondetails',
    'transactionparticulars',
    'remarks',
    'details',
  ],
  reference: [
    'utr',
    'utrno',
    'refno',
    'referenceno',
    'reference',
    'refnochequeno',
    'chqrefno',
    'chqrefnumber',
    'chequerefno',
    'transactionid',
    'tranid',
    'chequenumber',
    'chequeno',
    'chqno',
  ],
  credit: [
    'credit',
    'creditamount',
    'creditamt',
    'deposit',
    'deposits',
    'depositamount',
    'depositamt',
    'cr',
  ],
  debit: [
    'debit',
    'debitamount',
    'debitamt',
    'withdrawal',
    'withdrawals',
    'withdrawalamount',
    'withdrawalamt',
    'dr',
  ],
  amount: ['amount', 'transactionamount', 'txnamount', 'tranamount'],
  type: ['type', 'drcr', 'crdr', 'transactiontype', 'debitcredit', 'creditdebit'],
} as const;
type Column = keyof typeof COLUMNS;
type Head = Readonly<Partial<Record<Column, number>>>;

/** 'Deposit Amt. (INR)' is 'depositamt'. */
const nameOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll(/\(.*?\)|₹|\binr\b|\brs\b/g, '')
    .replaceAll(/[^a-z]/g, '');

/** The first column that the earliest name fits: a value date is read only where there is no other. */
const columnOf = (names: readonly string[], column: Column): number | undefined => {
  for (const name of COLUMNS[column]) {
    const at = names.indexOf(name);
    if (at !== -1) return at;
  }
  return undefined;
};

const headOf = (cells: readonly string[]): Head | null => {
  const names = cells.map(nameOf);
  const head: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const at = columnOf(names, column);
    if (at !== undefined) head[column] = at;
  }
  const hasMoney = head.credit !== undefined || head.amount !== undefined;
  return head.day !== undefined && head.words !== undefined && hasMoney ? head : null;
};

/** Banks write the account and its owner above. */
const ROWS_BEFORE = 40;
const SEPARATORS = [',', '\t', ';', '|'] as const;

type Sheet = {
  readonly head: Head;
  readonly rows: readonly (readonly string[])[];
  readonly from: number;
};

const sheetOf = (written: string): Sheet | 'broken-quotes' | 'no-columns' => {
  let isBroken = false;
  for (const separator of SEPARATORS) {
    const rows = readCells(written, separator);
    if (rows === null) {
      isBroken = true;
      continue;
    }
    for (const [at, cells] of rows.slice(0, ROWS_BEFORE).entries()) {
      const head = headOf(cells);
      if (head !== null) return { head, rows, from: at + 1 };
    }
  }
  return isBroken ? 'broken-quotes' : 'no-columns';
};

/** What banks write below the last line. */
const FOOT = /summary|end of statement|closing balance|generated|total|legend|note:/i;
/** What some write above the first one. */
const BROUGHT = /opening balance|brought forward|\bb\/f\b/i;

type Credit = { readonly credit: Paise; readonly debit: Paise };
const NONE = 0 as Paise;

const CREDIT_TYPE = /^(cr|c|credit)$/i;
const DEBIT_TYPE = /^(dr|d|debit)$/i;

/** What came and what left in a row; null where a cell is no amount. */
const moneyOf = (cells: readonly string[], head: Head): Credit | null => {
  const cell = (column: Column): string => {
    const at = head[column];
    return at === undefined ? '' : (cells[at] ?? '');
  };
  if (head.credit !== undefined) {
    const [credit, debit] = [
      readStatementAmount(cell('credit')),
      readStatementAmount(cell('debit')),
    ];
    if (credit === undefined || debit === undefined) return null;
    if (credit?.says === 'debit') return null;
    return { credit: credit?.amount ?? NONE, debit: debit?.amount ?? NONE };
  }
  const amount = readStatementAmount(cell('amount'));
  if (amount === undefined) return null;
  if (amount === null) return { credit: NONE, debit: NONE };
  const type = cell('type').trim();
  if (CREDIT_TYPE.test(type) || (type === '' && amount.says === 'credit'))
    return { credit: amount.amount, debit: NONE };
  if (DEBIT_TYPE.test(type) || amount.says === 'debit')
    return { credit: NONE, debit: amount.amount };
  // Signed amounts without a mark: what is not less is more.
  return head.type === undefined ? { credit: amount.amount, debit: NONE } : null;
};

type RowOutcome =
  | { readonly line: Omit<BankLine, 'nth'> }
  | { readonly why: UnreadableStatement['why'] }
  | 'debit'
  | 'nothing'
  | 'end';

const readRow = (cells: readonly string[], head: Head): RowOutcome => {
  if (cells.every((cell) => cell.trim() === '')) return 'nothing';
  const written = cells[head.day ?? 0] ?? '';
  const day: IndiaDay | null = readStatementDay(written);
  if (day === null) {
    if (cells.some((cell) => BROUGHT.test(cell))) return 'nothing';
    if (cells.some((cell) => FOOT.test(cell))) return 'end';
    const money = moneyOf(cells, head);
    // The words of the row before go on, or a row of stars.
    return money !== null && money.credit === 0 ? 'nothing' : { why: 'bad-day' };
  }
  const money = moneyOf(cells, head);
  if (money === null) return { why: 'bad-amount' };
  if (money.credit > 0 && money.debit > 0) return { why: 'both-sides' };
  if (money.credit === 0) return money.debit === 0 ? 'nothing' : 'debit';
  const reference = head.reference === undefined ? '' : (cells[head.reference] ?? '');
  return {
    line: {
      day,
      amount: money.credit,
      reference: /^[0\s-]*$/.test(reference) ? '' : cleanText(reference, MOST_REFERENCE),
      words: cleanText(cells[head.words ?? 0] ?? '', MOST_WORDS),
    },
  };
};

const NO_TEXT = ['PK\u0003\u0004', '%PDF'] as const;

const unreadable = (
  why: UnreadableStatement['why'],
  row: number | null = null,
): UnreadableStatement => ({ why, row });

/** Numbers lines that are equal in everything else. */
const numbered = (lines: readonly Omit<BankLine, 'nth'>[]): BankLine[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.day, line.amount, line.reference, line.words]);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...line, nth };
  });
};

/** The lines of money that came, of a bank's CSV in any of the shapes that Indian banks give. */
export const readStatement = (file: string): ReadStatement | UnreadableStatement => {
  const written = file.replace(/^\uFEFF/, '');
  if (written.trim() === '') return unreadable('empty');
  if (written.length > MOST_STATEMENT_BYTES) return unreadable('too-large');
  // A sheet of Excel begins with PK or D0CF; a text has no zero.
  const isText = !written.includes('\0') && !written.slice(0, 4000).includes('\uFFFD');
  if (!isText || NO_TEXT.some((sign) => written.startsWith(sign))) return unreadable('not-text');
  const sheet = sheetOf(written);
  if (typeof sheet === 'string') return unreadable(sheet);
  const { head, rows, from } = sheet;
  if (rows.length - from > MOST_STATEMENT_ROWS) return unreadable('too-many-rows');
  const lines: Omit<BankLine, 'nth'>[] = [];
  let debits = 0;
  for (const [at, cells] of rows.slice(from).entries()) {
    const outcome = readRow(cells, head);
    if (outcome === 'end') break;
    if (outcome === 'debit') debits += 1;
    if (typeof outcome === 'string') continue;
    if ('why' in outcome) return unreadable(outcome.why, from + at + 1);
    lines.push(outcome.line);
  }
  return lines.length === 0 && debits === 0
    ? unreadable('no-credits')
    : { lines: numbered(lines), debits };
};
