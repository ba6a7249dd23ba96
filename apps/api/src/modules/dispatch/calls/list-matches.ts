import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { matchesFor } from '#modules/offers/index';
import { defineHandler } from '#wire/define-handler';
import { namesOf } from '../free-store.ts';

/** Offers and their answers are not read. */
export const listMatchesHandler = defineHandler(
  listMatches,
  async (input, scope) => {
    const { tx, now } = scope;
    const booking = await readOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const matches = await matchesFor(tx, booking, now);
    const names = await namesOf(
      tx,
      matches.map(({ serviceman }) => serviceman.id),
    );
    return accepted(
      matches.map(({ serviceman, km, minutes, reasons }) => ({
        id: serviceman.id,
        name: names.get(serviceman.id) ?? '',
        km: Math.round(km * 10) / 10,
        minutes,
        jobsThisWeek: serviceman.jobsThisWeek,
        rating: serviceman.rating === null ? null : Math.round(serviceman.rating * 100) / 100,
        reasons: [...reasons],
      })),
    );
  },
  { as: 'ops', audited: true },
);
