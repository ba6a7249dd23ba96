import { listPastOffers } from '@karigar/contract/offers/list-past-offers';
import { whyGone } from '@karigar/domain/offers/past-offer';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listMyPastOffers } from '../past-offer-store.ts';

export const listPastOffersHandler = defineHandler(
  listPastOffers,
  async ({ limit = PAGE_SIZE, page = 1 }, { tx, language }) => {
    const rows = await listMyPastOffers(tx, { limit, offset: (page - 1) * limit });
    return accepted(
      rows.map((row) => {
        const [expiresAt, closedAt] = [row.expires_at.getTime(), row.answered_at.getTime()];
        const { outcome, gone_to: goneTo } = row;
        return {
          id: row.id,
          bookingId: row.booking_id,
          serviceName: nameIn(row.service_names, language),
          image: row.image,
          area: row.area,
          scheduledAt: row.scheduled_at.getTime(),
          goneAt: Math.min(expiresAt, closedAt),
          why: whyGone({ outcome, expiresAt, closedAt, goneTo }),
        };
      }),
    );
  },
);
