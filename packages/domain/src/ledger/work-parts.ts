import type { Instant } from '../dates/instant.ts';
import { minus, sumOf, type Paise } from '../money.ts';
import { divide } from './divide.ts';
import type { Split } from './split-bill.ts';

/** Who started, held or resumed the work, or to whom it was assigned; the oldest first. */
export type WorkCommand = {
  readonly command: 'start' | 'hold' | 'resume' | 'assign';
  readonly servicemanId: number;
  readonly at: Instant;
};

export type Worked = { readonly servicemanId: number; readonly minutes: number };

const MINUTE_MS = 60_000;

/**
 * The minutes that each serviceman worked, from start or resume to hold or end; each begun minute counts. The serviceman
 * who ended the work is the last. Empty when nobody else worked, so that the bill is not shared.
 */
export const workedBy = (
  commands: readonly WorkCommand[],
  end: { readonly servicemanId: number; readonly at: Instant },
): Worked[] => {
  const worked = new Map<number, number>();
  const givenAt = new Map<number, Instant>();
  let open: Omit<WorkCommand, 'command'> | null = null;
  const close = (at: Instant): void => {
    if (open === null) return;
    const { servicemanId } = open;
    worked.set(servicemanId, (worked.get(servicemanId) ?? 0) + Math.max(0, at - open.at));
    open = null;
  };
  for (const { command, servicemanId, at } of commands) {
    if (command === 'assign') givenAt.set(servicemanId, at);
    else close(at);
    // A phone may claim an earlier time than the assignment: nobody works before the work is theirs.
    if (command === 'start' || command === 'resume')
      open = { servicemanId, at: Math.max(at, givenAt.get(servicemanId) ?? at) };
  }
  close(end.at);
  const minutesOf = (servicemanId: number) => ({
    servicemanId,
    minutes: Math.ceil((worked.get(servicemanId) ?? 0) / MINUTE_MS),
  });
  const others = [...worked.keys()]
    .filter((id) => id !== end.servicemanId)
    .map(minutesOf)
    .filter(({ minutes }) => minutes > 0);
  return others.length === 0 ? [] : [...others, minutesOf(end.servicemanId)];
};

/** One serviceman's part of a bill. */
export type BillPart = Worked & Split & { readonly billed: Paise };

/** Tax, commission and share by the minutes worked; the parts add up to the bill to the paisa. */
export const partsOfBill = (split: Split, worked: readonly Worked[]): BillPart[] => {
  if (worked.length === 0) return [];
  const weights = worked.map(({ minutes }) => minutes);
  const tax = divide(split.tax, weights);
  const commission = divide(split.commission, weights);
  const share = divide(split.share, weights);
  return worked.map((one, index) => {
    const own = {
      tax: tax[index] as Paise,
      commission: commission[index] as Paise,
      share: share[index] as Paise,
    };
    return { ...one, ...own, billed: sumOf(Object.values(own)) };
  });
};

/** A later amount of the whole job, by the parts of its bill. */
const divideByParts = (amount: Paise, parts: readonly BillPart[]): Paise[] =>
  divide(
    amount,
    parts.map(({ billed }) => billed),
  );

/** What an amount that grows from `before` by `added` adds to each part. */
export const addedByParts = (before: Paise, added: Paise, parts: readonly BillPart[]) => {
  const until = divideByParts(sumOf([before, added]), parts);
  return divideByParts(before, parts).map((had, index) => ({
    before: had,
    added: minus(until[index] ?? had, had),
  }));
};
