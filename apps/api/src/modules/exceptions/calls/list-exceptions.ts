import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { answer } from '#wire/define-handler';
import { listExceptions as readExceptions } from '../exception-store.ts';

/** Runs as the system, and who looked stays in the audit: no policy shows an operator other people's bookings. */
export const listExceptionsAnswer = answer(
  listExceptions,
  async ({ limit = PAGE_SIZE, page = 1 }, { tx }) => {
    const rows = await readExceptions(tx, { limit, offset: (page - 1) * limit });
    return accepted(
      rows.map((row) => ({
        id: row.id,
        bookingId: row.booking_id,
        orderId: row.order_id,
        bookingNo: row.booking_no,
        what: row.command,
        stateNow: row.state,
        servicemanId: row.serviceman_id,
        servicemanName: row.serviceman_name,
        at: row.received_at.getTime(),
        scheduledAt: row.scheduled_at.getTime(),
        isLate: row.details?.late === true,
        reason: row.details?.reason ?? null,
      })),
    );
  },
  { as: 'system', audited: true },
);
