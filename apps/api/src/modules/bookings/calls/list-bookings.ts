import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { presentForServiceman } from '../booking-presenter.ts';
import { listHistory, listLive } from '../booking-store.ts';

/** Without a page the reply has all bookings: live ones are few, history is cut here. */
const WHOLE_SET = 500;

export const listBookingsHandler = defineHandler(listBookings, async (input, scope) => {
  const { tx, who, now, language, context } = scope;
  const me = accountOf(who);
  const paged = input.limit !== undefined || input.page !== undefined;
  const limit = paged ? (input.limit ?? PAGE_SIZE) : WHOLE_SET;
  const offset = ((input.page ?? 1) - 1) * limit;
  const rows =
    input.which === 'live'
      ? await listLive(tx, me, new Date(now), { limit, offset })
      : await listHistory(tx, me, { limit, offset });
  const isMasked = context.maskedCalls !== null;
  return accepted(rows.map((row) => presentForServiceman(row, language, { now, isMasked })));
});
