import { listOffers } from '@karigar/contract/offers/list-offers';
import { firstNameOf } from '@karigar/domain/identity/public-name';
import { shownDistance } from '@karigar/domain/offers/shown-distance';
import { accepted } from '@karigar/domain/result';
import type { Language } from '@karigar/domain/language';
import type { Instant } from '@karigar/domain/dates/instant';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listMyOffers, type ShownOffer } from '../offer-store.ts';

const present = (row: ShownOffer, language: Language, now: Instant, takesUpi: boolean) => ({
  bookingId: row.id,
  orderId: row.order_id,
  bookingNo: row.booking_no,
  serviceName: nameIn(row.service_names, language),
  image: row.image,
  customerName: firstNameOf(row.customer_name),
  area: row.area,
  quantity: row.quantity,
  scheduledAt: row.scheduled_at.getTime(),
  minutes: row.minutes ?? 0,
  total: row.total,
  netPay: row.net_pay,
  takesUpi,
  ...shownDistance(row.km),
  reasons: row.reasons,
  offeredAt: row.offered_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  secondsLeft: Math.ceil((row.expires_at.getTime() - now) / 1000),
});

export const listOffersHandler = defineHandler(
  listOffers,
  async (_input, { context, tx, now, language }) => {
    const rows = await listMyOffers(tx, new Date(now));
    return accepted(rows.map((row) => present(row, language, now, context.upi !== null)));
  },
);
