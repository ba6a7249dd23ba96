import { openTicket } from '@karigar/contract/help/open-ticket';
import { refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { askForHelp } from '../ask-for-help.ts';

export const openTicketHandler = defineHandler(
  openTicket,
  async ({ bookingId, orderId, category, words }, scope) => {
    const isAboutBooking = bookingId !== undefined || orderId !== undefined;
    const ref = { bookingId: bookingId ?? 0, orderId: orderId ?? 0 };
    const booking = isAboutBooking ? await readOwnBooking(scope, ref) : null;
    if (isAboutBooking && booking === null) return refused('booking.not-found');
    return askForHelp(scope, { category, booking, about: null, words });
  },
);
