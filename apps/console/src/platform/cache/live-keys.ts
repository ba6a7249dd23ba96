import type { Hint } from '@karigar/contract/live/live-events';
import type { QueryKey } from '@tanstack/react-query';

/** Keys of the reads that hints keep current. */
export const liveKey = {
  desk: ['desk'],
  board: ['board'],
  lanes: ['lanes'],
  matches: ['matches'],
  history: ['history'],
  kyc: ['kyc'],
  countersigns: ['countersigns'],
  operators: ['operators'],
  payoutRuns: ['payout-runs'],
  rates: ['rates'],
  bankLines: ['bank-lines'],
  deposits: ['deposits'],
  cases: ['cases'],
  jobMoney: ['job-money'],
  books: ['books'],
  waiting: ['waiting'],
  waitingCounts: ['waiting-counts'],
} as const;

export const LIVE_KEYS: readonly QueryKey[] = Object.values(liveKey);

/** The counts say whether the list changed. */
const QUEUE = [liveKey.waitingCounts] as const;

const KEYS_OF: Readonly<Record<string, readonly QueryKey[]>> = {
  // The board reads the card of the booking alone: features/dispatch/board/use-changed-cards.ts.
  booking: [...QUEUE, liveKey.matches],
  // Reading a serviceman's file is audited, so a hint reads the queue alone.
  kyc: [...QUEUE, [...liveKey.kyc, 'queue']],
  // An answer may have invited somebody, given desks, confirmed a payout run, saved a rate or corrected a job.
  countersign: [
    ...QUEUE,
    liveKey.countersigns,
    liveKey.operators,
    liveKey.payoutRuns,
    liveKey.rates,
    liveKey.jobMoney,
  ],
  help: QUEUE,
  money: [...QUEUE, liveKey.payoutRuns],
  waiting: QUEUE,
};

/** The reads that a hint makes old; of an unknown one, all. */
export const keysOf = ({ type, id }: Hint): readonly QueryKey[] => {
  const keys = KEYS_OF[type] ?? LIVE_KEYS;
  // Reading a history is audited, so a hint reads the one of its booking alone.
  return type === 'booking' && id !== null ? [...keys, [...liveKey.history, id]] : keys;
};
