import type { BookingState } from '@karigar/domain/bookings/booking';
import type { ClosedOffer } from '@karigar/domain/offers/past-offer';
import type { Statement, Transaction } from '#platform/db';

export type PastOffer = {
  readonly id: number;
  readonly booking_id: number;
  readonly service_name: string;
  readonly service_name_hi: string;
  readonly image: string;
  readonly area: string;
  readonly scheduled_at: Date;
  readonly expires_at: Date;
  readonly answered_at: Date;
  readonly outcome: ClosedOffer['outcome'];
  readonly gone_to: BookingState | null;
};

const PAST: Statement = {
  name: 'list-my-past-offers',
  text: 'SELECT * FROM past_offers_to_me($1, $2)',
};

export const listMyPastOffers = (
  tx: Transaction,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PastOffer[]> => tx.rows(PAST, [limit, offset]);
