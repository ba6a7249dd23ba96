import { coveredUntil } from '@karigar/domain/customer-bookings/cover';
import type { Instant } from '@karigar/domain/dates/instant';
import { mayClaim, type ClaimRefusal } from '@karigar/domain/warranty/revisit';
import type { Result } from '@karigar/domain/result';
import type { BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { readCoverDays, readNewestRevisit, type NewestRevisit } from './warranty-store.ts';

export type Warranty = {
  readonly coveredUntil: Instant | null;
  readonly revisit: (NewestRevisit & { readonly isOpen: boolean }) | null;
  readonly claim: Result<null, ClaimRefusal>;
};

/** The warranty of a booking, the newest revisit under it, and whether the customer may claim now. */
export const readWarranty = async (
  tx: Transaction,
  { id, state, ended_at: endedAt }: BookingRow,
  now: Instant,
): Promise<Warranty> => {
  const ended = endedAt?.getTime() ?? null;
  const coverDays = ended === null ? 0 : await readCoverDays(tx, id);
  const until = coveredUntil({ state, endedAt: ended, coverDays, now });
  const newest = coverDays === 0 ? null : await readNewestRevisit(tx, id);
  const isOpen = newest !== null && newest.state !== 'completed' && newest.state !== 'cancelled';
  return {
    coveredUntil: until,
    revisit: newest && { ...newest, isOpen },
    claim: mayClaim({ coveredUntil: until, state, hasOpenRevisit: isOpen }),
  };
};
