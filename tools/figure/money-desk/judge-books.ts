import { checkBooks } from '@karigar/contract/books/check-books';
import { unbalanced } from '../../../apps/api/proofs/payout-run-store.ts';
import { readReference } from '@karigar/domain/payouts/bank-file';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import {
  openCases,
  readBalances,
  readDeposits,
  readLines,
  readMoved,
  readRefunds,
  readRows,
  readUpi,
  type Balance,
} from './books-store.ts';
import { lineKey, type Monday, type PlannedLine } from './monday.ts';
import type { MoneyWorld } from './money-world.ts';
import type { BankAnswer } from './pay-out.ts';

/** What was before the day, and what the bank says of the run. */
export interface Known {
  began: Date;
  morning: readonly Balance[];
  /** When the run was prepared. */
  noon: readonly Balance[];
  bank: readonly BankAnswer[];
}

const byKey = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

const matchOf = ({ is }: PlannedLine): string => {
  if (is.kind === 'other') return 'set-aside';
  return is.kind === 'settlement' ? 'matched settlement' : `matched ${is.kind} ${is.id}`;
};

/** Every line of the statement, and what it posted. */
const judgeLines = async ({ look }: MoneyWorld, { lines, office }: Monday): Promise<string[]> => {
  const mistakes: string[] = [];
  const kept = byKey(await readLines(look), ({ day, amount, words, reference }) =>
    lineKey({ day: day as IndiaDay, amount: paise(amount), words, reference }),
  );
  const deposits = byKey(await readDeposits(look), ({ id }) => id);
  const requests = byKey(await readUpi(look), ({ code }) => code);
  const rows = byKey(await readRows(look), ({ id }) => id);
  const came = new Set(office);
  for (const line of lines) {
    const { is, amount, words, reference } = line;
    const one = kept.get(lineKey(line));
    const parts = [one?.state, one?.kind, is.kind === 'settlement' ? null : one?.matched];
    const said = parts.filter((part) => part !== null && part !== undefined).join(' ');
    if (said !== matchOf(line)) mistakes.push(`${words}: ${said} instead of ${matchOf(line)}`);
    if (is.kind === 'deposit') came.add(Number(is.id));
    if (is.kind === 'upi') {
      const request = requests.get(is.id);
      const isPosted = request?.payments === 1 && request.paid === amount;
      if (!isPosted || request.total !== amount || request.status !== 'confirmed')
        mistakes.push(`${words}: the payment is ${JSON.stringify(request)}`);
      if (reference !== '' && request?.bank !== reference)
        mistakes.push(`${words}: confirmed with the number of another line`);
    }
    if (is.kind === 'returned' && rows.get(Number(is.id))?.state !== 'returned')
      mistakes.push(`${words}: the payout did not come back`);
  }
  for (const { id, status, posted } of deposits.values()) {
    const isRight = came.has(id)
      ? status === 'confirmed' && posted === 1
      : status !== 'waiting' && (status === 'refused' ? posted === 0 : posted === 1);
    if (!isRight) mistakes.push(`deposit ${id}: ${status}, posted ${posted} times`);
  }
  return mistakes;
};

/** What each serviceman carries and is due, by what really happened. */
const judgePeople = async (
  { look }: MoneyWorld,
  { lines, office, due }: Monday,
  { began, morning, noon, bank }: Known,
): Promise<string[]> => {
  const mistakes: string[] = [];
  const deposits = byKey(await readDeposits(look), ({ id }) => id);
  const deposited = new Map<number, number>();
  const came = lines.flatMap(({ is }) => (is.kind === 'deposit' ? Number(is.id) : []));
  for (const id of [...came, ...office]) {
    const { owner = 0, amount = 0 } = deposits.get(id) ?? {};
    deposited.set(owner, (deposited.get(owner) ?? 0) + amount);
  }
  const returned = new Map<number, number>();
  const rows = byKey(await readRows(look), ({ id }) => id);
  for (const { is } of lines)
    if (is.kind === 'returned') {
      const row = rows.get(Number(is.id));
      if (row !== undefined) returned.set(row.owner, row.amount);
    }
  const evening = byKey(await readBalances(look), ({ id }) => id);
  const moved = byKey(await readMoved(look, began), ({ owner }) => owner);
  for (const { id, cash } of morning) {
    const then = cash - (deposited.get(id) ?? 0);
    const has = evening.get(id)?.cash;
    if (has !== then) mistakes.push(`serviceman ${id} carries ${has} instead of ${then}`);
    const now = moved.get(id) ?? { deposited: 0, returned: 0 };
    if (now.deposited !== (deposited.get(id) ?? 0) || now.returned !== (returned.get(id) ?? 0))
      mistakes.push(`serviceman ${id}: ${JSON.stringify(now)} was posted`);
  }

  const paid = new Map<number, number>();
  for (const { reference, utr, amount, isPaid } of bank) {
    const row = rows.get(readReference(reference) ?? 0);
    const isRight = isPaid
      ? row?.state === 'paid' && row.utr === utr && row.amount === amount
      : row?.state === 'failed';
    if (!isRight) mistakes.push(`${reference}: ${JSON.stringify(row)}`);
    if (isPaid && row !== undefined) paid.set(row.owner, (paid.get(row.owner) ?? 0) + amount);
  }
  const atBank = new Set(
    bank.map(({ reference }) => rows.get(readReference(reference) ?? 0)?.owner),
  );
  for (const id of due) if (!atBank.has(id)) mistakes.push(`serviceman ${id} was forgotten`);
  for (const { id, payable } of noon) {
    const sent = paid.get(id) ?? 0;
    const left = evening.get(id)?.payable;
    if (left !== payable - sent)
      mistakes.push(`serviceman ${id} is due ${left}, not ${payable} less ${sent}`);
    if ((moved.get(id)?.paidOut ?? 0) !== sent)
      mistakes.push(`serviceman ${id}: paid ${sent}, posted ${moved.get(id)?.paidOut ?? 0}`);
    if (sent !== 0 && sent !== payable) mistakes.push(`serviceman ${id} got ${sent} of ${payable}`);
  }
  return mistakes;
};

/** What is wrong in the books after the day, compared with what really happened; each is a mistake. */
export const judgeBooks = async (
  world: MoneyWorld,
  monday: Monday,
  known: Known,
): Promise<string[]> => {
  const { look, operator, callAs } = world;
  const mistakes = [
    ...(await judgeLines(world, monday)),
    ...(await judgePeople(world, monday, known)),
    ...(await unbalanced(look)),
  ];
  const books = await callAs(await operator('money'), checkBooks, {});
  if (books.total !== 0) mistakes.push(`all accounts together are ${books.total}`);
  for (const { servicemanId } of books.wrong) mistakes.push(`stored balance of ${servicemanId}`);
  const refunds = await readRefunds(
    look,
    monday.refunds.map(({ bookingId }) => bookingId),
  );
  for (const { bookingId, bookingNo, amount } of monday.refunds) {
    const refund = refunds.find(({ id }) => id === bookingId);
    if (refund?.refunded !== amount || refund.posted !== 1)
      mistakes.push(`refund of ${bookingNo}: ${JSON.stringify(refund)}`);
  }
  const open = new Set((await openCases(look)).map(({ no }) => no));
  for (const no of monday.cases) if (open.has(no)) mistakes.push(`${no} is not answered`);
  return mistakes;
};
