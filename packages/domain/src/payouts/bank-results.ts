import { readCsv } from './csv.ts';
import { readReference } from './bank-file.ts';
import type { RowState } from './run.ts';

/** What the bank says about one transfer. */
export type RowAnswer = { readonly rowId: number } & (
  | { readonly state: 'paid'; readonly utr: string }
  | { readonly state: 'returned'; readonly utr: string; readonly words: string }
  | { readonly state: 'failed' | 'not-sent'; readonly words: string }
);

export type BankResult = RowAnswer & { readonly line: number };

/** How many lines one call takes; the others follow in the next calls. */
export const MOST_RESULTS = 500;
/** The bank's words are for people; the rest of a longer text is dropped. */
const MOST_WORDS = 200;

/** NEFT: 16 or 22 characters; IMPS: 12 digits. */
const UTR = /^[A-Z0-9]{10,22}$/;
export const isUtr = (written: string): boolean => UTR.test(written);

const STATES: Readonly<Record<string, BankResult['state']>> = {
  PAID: 'paid',
  FAILED: 'failed',
  'NOT SENT': 'not-sent',
  RETURNED: 'returned',
};

type UnreadableLine = { readonly line: number };

const readLine = (cells: readonly string[], line: number): BankResult | null => {
  const [reference = '', status = '', utr = '', words = ''] = cells.map((cell) => cell.trim());
  const rowId = readReference(reference);
  const state = STATES[status.toUpperCase()];
  if (rowId === null || state === undefined) return null;
  if (state !== 'paid' && words === '') return null;
  const said = words.slice(0, MOST_WORDS);
  if (state === 'failed' || state === 'not-sent') return { line, rowId, state, words: said };
  const written = utr.toUpperCase();
  if (!isUtr(written)) return null;
  return state === 'paid'
    ? { line, rowId, state, utr: written }
    : { line, rowId, state, utr: written, words: said };
};

/** Lines of `Reference,Status,UTR,Remarks`, with or without that first line; the first line that cannot be read. */
export const readResults = (written: string): readonly BankResult[] | UnreadableLine => {
  const results: BankResult[] = [];
  for (const [at, cells] of readCsv(written).entries()) {
    const isHead = at === 0 && cells[0]?.trim().toLowerCase() === 'reference';
    if (isHead || cells.every((cell) => cell.trim() === '')) continue;
    const result = readLine(cells, at + 1);
    if (result === null || results.length === MOST_RESULTS) return { line: at + 1 };
    results.push(result);
  }
  return results.length === 0 ? { line: 1 } : results;
};

/** A row as the run has it. */
export type AnsweredRow = {
  readonly id: number;
  readonly state: RowState;
  readonly utr: string | null;
};

type ResultRefusal = 'payout.row-of-another-run' | 'payout.result-differs' | 'payout.utr-used';

const hasUtr = (result: BankResult): result is BankResult & { readonly utr: string } =>
  result.state === 'paid' || result.state === 'returned';

/** A returned transfer was paid before: its earlier answer is no other one. */
const isSame = (row: AnsweredRow, result: BankResult): boolean =>
  (row.state === result.state || (row.state === 'returned' && result.state === 'paid')) &&
  (!hasUtr(result) || row.utr === result.utr);

/** What was paid may come back, under the same number. */
const isReturn = (row: AnsweredRow, result: BankResult): boolean =>
  row.state === 'paid' && result.state === 'returned' && row.utr === result.utr;

/**
 * The results that are new. The same result again changes nothing, whatever the order; another result for an answered
 * row is for a person to clear up, as one of the two is wrong.
 */
export const newResults = (
  results: readonly BankResult[],
  rows: readonly AnsweredRow[],
  usedUtrs: readonly { readonly utr: string; readonly rowId: number }[],
):
  | { readonly fresh: readonly BankResult[] }
  | { readonly refusal: ResultRefusal; readonly line: number } => {
  const known = new Map(rows.map((row) => [row.id, row]));
  const used = new Map(usedUtrs.map(({ utr, rowId }) => [utr, rowId]));
  const fresh: BankResult[] = [];
  for (const result of results) {
    const { rowId, line, state } = result;
    const row = known.get(rowId);
    if (row === undefined) return { refusal: 'payout.row-of-another-run', line };
    const utr = hasUtr(result) ? result.utr : null;
    if (utr !== null && (used.get(utr) ?? rowId) !== rowId)
      return { refusal: 'payout.utr-used', line };
    const isNew = isReturn(row, result) || (row.state === 'waiting' && state !== 'returned');
    if (!isNew) {
      if (!isSame(row, result)) return { refusal: 'payout.result-differs', line };
      continue;
    }
    fresh.push(result);
    known.set(rowId, { id: rowId, state, utr });
    if (utr !== null) used.set(utr, rowId);
  }
  return { fresh };
};
