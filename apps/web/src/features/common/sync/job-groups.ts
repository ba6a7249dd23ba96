import type { Entry } from '#platform/action-queue/action';

/** The actions of one booking, in order. */
export type JobGroup = {
  readonly bookingId: number;
  readonly entries: readonly Entry[];
};

/** One group for each booking, the one with the oldest action first. */
export const groupByJob = (entries: readonly Entry[]): readonly JobGroup[] => {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries)
    groups.set(entry.bookingId, [...(groups.get(entry.bookingId) ?? []), entry]);
  return [...groups].map(([bookingId, own]) => ({
    bookingId,
    entries: own,
  }));
};
