import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { answer } from '#wire/handler';
import { presentBooking } from '../booking-presenter.ts';
import { listBookings as readBookings } from '../booking-store.ts';

/** Without a page the whole set comes back: live ones are few, history is cut here. */
const WHOLE_SET = 500;

export const listBookingsAnswer = answer(listBookings, async (input, scope) => {
  const { tx, who, language, context } = scope;
  const paged = input.limit !== undefined || input.page !== undefined;
  const limit = paged ? (input.limit ?? PAGE_SIZE) : WHOLE_SET;
  const offset = ((input.page ?? 1) - 1) * limit;
  const rows = await readBookings(tx, accountOf(who), input.which, { limit, offset });
  const isMasked = context.maskedCalls !== null;
  return accepted(rows.map((row) => presentBooking(row, language, isMasked)));
});
