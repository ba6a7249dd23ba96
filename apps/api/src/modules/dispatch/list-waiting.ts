import type { WaitingKind } from '@karigar/domain/console/due-by';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Transaction } from '#platform/db';
import { listMayWait, type CardRow } from './board-store.ts';
import { waitingIn } from './present-card.ts';

export type WaitingBooking = {
  readonly kind: WaitingKind;
  readonly booking: CardRow;
  readonly dueAt: Instant;
};

/** The bookings that wait for a person of the team, of one city or of all; the soonest deadline first. */
export const listWaitingBookings = async (
  tx: Transaction,
  {
    cityId,
    now,
    most,
    onlyId = null,
  }: { cityId: number | null; now: Instant; most: number; onlyId?: number | null },
): Promise<WaitingBooking[]> => {
  const rows = await listMayWait(tx, cityId, new Date(now), most, onlyId);
  return rows
    .flatMap((booking) => {
      const waiting = waitingIn(booking, now);
      return waiting === null ? [] : [{ ...waiting, booking }];
    })
    .toSorted((one, other) => one.dueAt - other.dueAt);
};
