import type { BookingState } from '@karigar/domain/bookings/booking';
import type { ClosedOffer } from '@karigar/domain/offers/past-offer';
import type { Names } from '@karigar/domain/names';
import { OFFER_TRUST } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

export type PastOffer = {
  readonly id: number;
  readonly booking_id: number;
  readonly service_names: Names;
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
  text: `SELECT id, booking_id, offered_names(booking_id) AS service_names, image, area, scheduled_at, expires_at, answered_at,
      outcome, gone_to FROM past_offers_to_me($1, $2)`,
  trusted: {
    ...OFFER_TRUST,
    answered_at: 'CHECK on offers: an offer with an outcome has the time of the answer',
  },
};

export const listMyPastOffers = (
  tx: Transaction,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PastOffer[]> => tx.rows(PAST, [limit, offset]);
