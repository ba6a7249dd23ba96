import { listMyBookings } from '@karigar/contract/customer-bookings/list-my-bookings';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { listOwnBookings } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { presentCustomerBooking } from '../customer-booking-presenter.ts';

/** Without a page the reply has all bookings: live ones are few, history is cut here. */
const WHOLE_SET = 500;

export const listMyBookingsHandler = defineHandler(
  listMyBookings,
  async (input, { tx, who, language }) => {
    const paged = input.limit !== undefined || input.page !== undefined;
    const limit = paged ? (input.limit ?? PAGE_SIZE) : WHOLE_SET;
    const offset = ((input.page ?? 1) - 1) * limit;
    const rows = await listOwnBookings(tx, accountOf(who), input.which, { limit, offset });
    return accepted(rows.map((row) => presentCustomerBooking(row, language)));
  },
);
