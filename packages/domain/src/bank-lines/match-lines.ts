import { startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Paise } from '../money.ts';
import type { MatchKind, NumberedLine } from './bank-line.ts';

/** Something that waits for the bank, and may be one of its lines. */
export type MatchCandidate = {
  readonly kind: MatchKind;
  readonly id: string;
  readonly amount: Paise;
  /** What the bank's line should name: what the serviceman or our code said, or the UTR of a transfer. */
  readonly reference: string;
  /** When the money is said to have moved. */
  readonly day: IndiaDay;
  /** Of the person; banks often write it. */
  readonly name: string;
  /** How it was handed in; null where it was not. */
  readonly way: string | null;
};

export type Choice = {
  readonly candidate: MatchCandidate;
  /** From 0 to 100. */
  readonly score: number;
};

export type Proposal = {
  readonly lineId: number;
  /** What it most likely is; null where nothing is likely, or two things are as likely. */
  readonly proposed: Choice | null;
  /** Everything it may be, the likeliest first. */
  readonly choices: readonly Choice[];
};

/** Not proposed below; above `SURE` a person may confirm without looking twice. */
const LIKELY = 45;
export const SURE = 75;
/** Two choices nearer to each other than this are the same to us. */
const CLOSE = 5;
const MOST_CHOICES = 9;
/** Money moves within days; people write the wrong reference, but not the wrong month. */
const MOST_DAYS = 10;
const DAY_MS = 86_400_000;

const POINTS = { amount: 20, reference: 55, ending: 35, alone: 20, name: 15, hint: 8, other: -15 };
/** By how many days apart. */
const DAY_POINTS = [20, 15, 8, 8] as const;
const FAR_DAY_POINTS = 2;

const RETURNED = /\b(?:ret|retn|rtn|return|returned|rev|reversal|reversed|reject|rejected)\b/i;
const GATEWAY = /razorpay|rzp/i;
const HINTS: Readonly<Record<string, RegExp>> = {
  upi: /\bupi\b/i,
  bank: /\bcash\b|\bcdm\b|\bneft\b|\bimps\b/i,
};

const bare = (written: string): string => written.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** What is compared of a line, made once. */
type Seen = {
  readonly line: NumberedLine;
  readonly text: string;
  readonly reference: string;
  readonly isReturned: boolean;
};

const seen = (line: NumberedLine): Seen => ({
  line,
  text: bare(`${line.words} ${line.reference}`),
  reference: bare(line.reference),
  isReturned: RETURNED.test(line.words),
});

const LEAST_REFERENCE = 5;
const ENDING = 6;

const referencePoints = ({ text, reference }: Seen, sought: string): number => {
  if (sought.length < LEAST_REFERENCE) return 0;
  if (text.includes(sought)) return POINTS.reference;
  if (reference.length >= LEAST_REFERENCE && sought.includes(reference)) return POINTS.reference;
  const ending = sought.slice(-ENDING);
  return /^\d{6}$/.test(ending) && text.includes(ending) ? POINTS.ending : 0;
};

/** Long enough not to be part of another word by chance. */
const LEAST_NAME = 4;
const hasName = ({ text }: Seen, name: string): boolean =>
  name.split(/\s+/).some((part) => part.length >= LEAST_NAME && text.includes(bare(part)));

const hintPoints = ({ line, isReturned }: Seen, { kind, way }: MatchCandidate): number => {
  if (kind === 'returned') return isReturned ? POINTS.name : 0;
  if (isReturned || way === 'office') return POINTS.other;
  const hint = HINTS[kind === 'upi' ? 'upi' : (way ?? '')];
  return hint?.test(line.words) === true ? POINTS.hint : 0;
};

type Pair = Choice & { readonly lineId: number };

const key = ({ kind, id }: MatchCandidate): string => `${kind} ${id}`;

/** How likely this line is that candidate; null where it cannot be. */
const scoreOf = (of: Seen, candidate: MatchCandidate, isAlone: boolean): number | null => {
  const days = Math.abs(startOfDay(of.line.day) - startOfDay(candidate.day)) / DAY_MS;
  const reference = referencePoints(of, bare(candidate.reference));
  if (candidate.kind === 'returned' && reference === 0 && !of.isReturned) return null;
  if (reference === 0 && days > MOST_DAYS) return null;
  const score =
    POINTS.amount +
    reference +
    (DAY_POINTS[days] ?? FAR_DAY_POINTS) +
    hintPoints(of, candidate) +
    (hasName(of, candidate.name) ? POINTS.name : 0) +
    (isAlone ? POINTS.alone : 0);
  return Math.max(0, Math.min(100, score));
};

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => number) => {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

/** Settlements have no row of ours: the gateway says so in the line itself. */
const settlementOf = (line: NumberedLine): Choice | null =>
  GATEWAY.test(line.words)
    ? {
        candidate: {
          kind: 'settlement',
          id: String(line.id),
          amount: line.amount,
          reference: line.reference,
          day: line.day,
          name: '',
          way: null,
        },
        score: SURE,
      }
    : null;

/** Whether another choice of this line, or another line for this candidate, is as likely. */
const isTied = (pair: Pair, rivals: readonly Pair[]): boolean =>
  rivals.some((rival) => rival !== pair && pair.score - rival.score < CLOSE);

/**
 * Proposes what each line is: only of exactly its amount, the likeliest pairs first, each line and each candidate once.
 * Where two are as likely, nothing is proposed and a person chooses.
 */
export const matchLines = (
  lines: readonly NumberedLine[],
  candidates: readonly MatchCandidate[],
): Proposal[] => {
  const byAmount = Map.groupBy(candidates, ({ amount }) => amount);
  const linesOf = countBy(lines, ({ amount }) => amount);
  const pairs: Pair[] = lines.flatMap((line) => {
    const of = seen(line);
    const fitting = byAmount.get(line.amount) ?? [];
    const isAlone = fitting.length === 1 && linesOf.get(line.amount) === 1;
    const found = fitting.flatMap((candidate) => {
      const score = scoreOf(of, candidate, isAlone);
      return score === null ? [] : [{ lineId: line.id, candidate, score }];
    });
    const settlement = settlementOf(line);
    return settlement === null ? found : [...found, { lineId: line.id, ...settlement }];
  });
  pairs.sort((one, other) => other.score - one.score || one.lineId - other.lineId);
  const ofLine = Map.groupBy(pairs, ({ lineId }) => lineId);
  const ofCandidate = Map.groupBy(pairs, ({ candidate }) => key(candidate));
  const taken = new Set<string>();
  const proposed = new Map<number, Pair>();
  const isFree = ({ lineId, candidate }: Pair): boolean =>
    !proposed.has(lineId) && !taken.has(key(candidate));
  for (const pair of pairs) {
    if (pair.score < LIKELY || !isFree(pair)) continue;
    const rivals = [
      ...(ofLine.get(pair.lineId) ?? []),
      ...(ofCandidate.get(key(pair.candidate)) ?? []),
    ].filter(isFree);
    if (isTied(pair, rivals)) continue;
    proposed.set(pair.lineId, pair);
    taken.add(key(pair.candidate));
  }
  return lines.map(({ id }) => ({
    lineId: id,
    proposed: proposed.get(id) ?? null,
    choices: (ofLine.get(id) ?? []).slice(0, MOST_CHOICES),
  }));
};
