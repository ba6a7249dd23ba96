import { addDays, type IndiaDay } from '../../dates/india-day.ts';
import { paise, type Paise } from '../../money.ts';
import type { BankLine } from '../bank-line.ts';
import type { MatchCandidate } from '../match-lines.ts';
import {
  depositWords,
  drawName,
  drawReceiptNo,
  drawUtr,
  otherWords,
  reportedNumber,
  returnedWords,
  settlementWords,
  upiWords,
  type Written,
} from './bank-words.ts';
import { createDraw } from './draw.ts';

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
  const draw = createDraw(seed);
  const { upTo, of, digits, isSo, random } = draw;
  // A third of the amounts are round, and meet again.
  const amountOf = (): Paise => paise(isSo(0.3) ? (upTo(40) + 2) * 10_000 : 20_000 + upTo(700_000));

  const lines: BankLine[] = [];
  const candidates: MatchCandidate[] = [];
  const truth: (string | null)[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = addDays(last, -upTo(3));
    const [amount, name, id] = [amountOf(), drawName(draw), String(1000 + at)];
    const add = (written: Written, is: string | null): void => {
      lines.push({ day, amount, ...written, nth: lines.length + 1 });
      truth.push(is);
    };
    const kind = random();
    if (kind < 0.45) {
      const code = `KU${digits(10)}${digits(10)}`;
      add(upiWords(draw, { name, code }), `upi ${code}`);
      candidates.push({ kind: 'upi', id: code, amount, reference: code, day, name, way: null });
    } else if (kind < 0.75) {
      const isCash = isSo(0.4);
      const number = isCash ? drawReceiptNo(draw) : drawUtr(draw);
      add(depositWords(draw, { name, number, isCash }), `deposit ${id}`);
      const reference = reportedNumber(draw, number);
      const reported = addDays(day, isSo(0.2) ? 1 : 0);
      candidates.push({ kind: 'deposit', id, amount, reference, day: reported, name, way: 'bank' });
    } else if (kind < 0.79) {
      add(settlementWords(draw), 'settlement');
    } else if (kind < 0.82) {
      const utr = `HDFCN${digits(11)}`;
      add(returnedWords(draw, { name, utr }), `returned ${id}`);
      const sent = addDays(day, -1);
      const paid = { kind: 'returned', id, amount, reference: utr, name, way: null } as const;
      candidates.push({ ...paid, day: sent });
    } else {
      add(otherWords(draw), null);
    }
    // Somebody reported what never came.
    if (isSo(0.05))
      candidates.push({
        kind: 'deposit',
        id: `x${id}`,
        amount: amountOf(),
        reference: digits(7),
        day,
        name: drawName(draw),
        way: of(['bank', 'office', 'upi']),
      });
  }
  return { lines, candidates, truth };
};
