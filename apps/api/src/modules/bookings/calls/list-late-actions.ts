import { listLateActions } from '@karigar/contract/bookings/list-late-actions';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { listLateActions as readLateActions } from '../late-action-store.ts';

/** Every read is audited. */
export const listLateActionsHandler = defineHandler(
  listLateActions,
  async ({ limit = PAGE_SIZE, page = 1 }, { tx, context }) => {
    const rows = await readLateActions(tx, { limit, offset: (page - 1) * limit });
    return accepted(
      rows.map((row) => ({
        id: row.id,
        bookingId: row.booking_id,
        bookingNo: row.booking_no,
        servicemanId: row.serviceman_id,
        servicemanName: row.serviceman_name,
        action: row.command,
        refusal: row.refusal,
        stateThen: row.from_state,
        claimedAt: row.claimed_at?.getTime() ?? null,
        receivedAt: row.received_at.getTime(),
        amount: row.details?.amount ?? null,
        text: row.details?.message ?? row.details?.reason ?? null,
        picture: context.fileLinks.link(row.picture_key),
        addOns:
          row.details?.items?.map(({ addOnId, quantity, shownPrice }) => ({
            addOnId,
            quantity,
            shownPrice,
          })) ?? [],
      })),
    );
  },
  { as: 'ops', audited: true },
);
