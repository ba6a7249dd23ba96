import { addDays, type IndiaDay } from '../../dates/india-day.ts';
import { paise, type Paise } from '../../money.ts';
import type { BankLine } from '../bank-line.ts';
import type { MatchCandidate } from '../match-lines.ts';

const FIRST = [
  'Suresh',
  'Imran',
  'Kavita',
  'Deepak',
  'Lakshmi',
  'Farhan',
  'Meena',
  'Ganesh',
  'Anil',
  'Ravi',
];
const LAST = [
  'Pawar',
  'Shaikh',
  'Jadhav',
  'Kulkarni',
  'More',
  'Patil',
  'Nair',
  'Deshmukh',
  'Rao',
  'Joshi',
];
const BANKS = ['HDFC', 'SBIN', 'ICIC', 'UTIB', 'KKBK', 'BARB'];

/** The same numbers for the same seed. */
const randomOf = (seed: number) => {
  let state = seed * 2_654_435_761;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type GeneratedStatement = {
  readonly lines: readonly BankLine[];
  readonly candidates: readonly MatchCandidate[];
  /** What each line is: the kind and id of a candidate, 'settlement', or null for something else. */
  readonly truth: readonly (string | null)[];
};

/**
 * A statement as a busy account has it, with what waits for it: people write wrong numbers, banks cut names, round
 * amounts repeat, some of what waits never came and some of what came is nothing of ours.
 */
export const generateStatement = (
  seed: number,
  last: IndiaDay,
  count: number,
): GeneratedStatement => {
  const random = randomOf(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const of = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item;
  const digits = (long: number): string =>
    Array.from({ length: long }, () => String(upTo(10))).join('');
  const isSo = (share: number): boolean => random() < share;
  // A third of the amounts are round, and meet again.
  const amountOf = (): Paise => paise(isSo(0.3) ? (upTo(40) + 2) * 10_000 : 20_000 + upTo(700_000));
  const mistyped = (written: string): string =>
    isSo(0.1) ? `${written.slice(0, -2)}${digits(2)}` : written;

  const lines: BankLine[] = [];
  const candidates: MatchCandidate[] = [];
  const truth: (string | null)[] = [];
  const add = (line: Omit<BankLine, 'nth'>, is: string | null): void => {
    lines.push({ ...line, nth: lines.length + 1 });
    truth.push(is);
  };
  for (let at = 0; at < count; at += 1) {
    const day = addDays(last, -upTo(3));
    const [amount, name, id] = [amountOf(), `${of(FIRST)} ${of(LAST)}`, String(1000 + at)];
    const written = name.toUpperCase().slice(0, isSo(0.2) ? 6 : 40);
    const draw = random();
    if (draw < 0.45) {
      const reference = `KU${digits(10)}${digits(10)}`;
      const rrn = digits(12);
      // Most apps send the code's own number with the money.
      const tells = isSo(0.85) ? `-${reference}` : `-${name.split(' ')[0] ?? ''}@OK${of(BANKS)}`;
      add(
        { day, amount, reference: rrn, words: `UPI-${written}${tells}-${rrn}` },
        `upi ${reference}`,
      );
      candidates.push({ kind: 'upi', id: reference, amount, reference, day, name, way: null });
    } else if (draw < 0.75) {
      const utr = `${of(BANKS)}N${digits(11)}`;
      const isCash = isSo(0.4);
      const receiptNo = digits(7);
      add(
        isCash
          ? { day, amount, reference: isSo(0.8) ? receiptNo : '', words: `BY CASH CDM ${written}` }
          : { day, amount, reference: utr, words: `NEFT CR-${utr}-${written}` },
        `deposit ${id}`,
      );
      candidates.push({
        kind: 'deposit',
        id,
        amount,
        reference: mistyped(isCash ? receiptNo : utr),
        day: addDays(day, isSo(0.2) ? 1 : 0),
        name,
        way: 'bank',
      });
    } else if (draw < 0.79) {
      add(
        {
          day,
          amount,
          reference: digits(12),
          words: `NEFT CR-RAZORPAY SOFTWARE PVT LTD-${digits(9)}`,
        },
        'settlement',
      );
    } else if (draw < 0.82) {
      const utr = `HDFCN${digits(11)}`;
      add(
        { day, amount, reference: '', words: `RETURN NEFT ${utr} ${written} A/C CLOSED` },
        `returned ${id}`,
      );
      candidates.push({
        kind: 'returned',
        id,
        amount,
        reference: utr,
        day: addDays(day, -1),
        name,
        way: null,
      });
    } else {
      add(
        {
          day,
          amount,
          reference: digits(10),
          words: of([
            'INT CREDIT',
            'REFUND AMAZON',
            `NEFT CR-${of(BANKS)}-VENDOR CREDIT NOTE`,
            'TDS REFUND ITD',
          ]),
        },
        null,
      );
    }
    // Somebody reported what never came.
    if (isSo(0.05))
      candidates.push({
        kind: 'deposit',
        id: `x${id}`,
        amount: amountOf(),
        reference: digits(7),
        day,
        name: `${of(FIRST)} ${of(LAST)}`,
        way: of(['bank', 'office', 'upi']),
      });
  }
  return { lines, candidates, truth };
};
