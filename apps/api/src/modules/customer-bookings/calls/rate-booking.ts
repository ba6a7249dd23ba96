import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';
import { rateBooking as mayRate, readRatingTags } from '@karigar/domain/customer-bookings/rating';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, notifyServiceman } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { insertRating, readRating } from '../customer-booking-store.ts';

export const rateBookingHandler = defineHandler(rateBooking, (input, scope) => {
  const { tx, now } = scope;
  const { stars, tags = '', words = '' } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'rate',
    details: { stars },
    decide: async (booking) => {
      const isRated = (await readRating(tx, booking.id)) !== null;
      const may = mayRate({ state: booking.state, isRated });
      if (!may.ok) return may;
      const rating = { stars, tags: readRatingTags(tags), words: words.trim() };
      await insertRating(tx, booking.id, rating, new Date(now));
      return accepted({ notification: notifyServiceman('booking-rated', { stars })(booking) });
    },
  });
});
