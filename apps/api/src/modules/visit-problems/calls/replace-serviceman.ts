import { replaceServiceman } from '@karigar/contract/visit-problems/replace-serviceman';
import { mayReplace, replacementTime } from '@karigar/domain/visit-problems/trouble';
import { accepted, refused } from '@karigar/domain/result';
import {
  addNotification,
  lockOwnBooking,
  notifyOfSearch,
  notifyServiceman,
} from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { saveReplaced } from '../replace-store.ts';
import { readTrouble } from '../trouble-store.ts';

/** Bound to the caller: the assignee of a booking is not among what the app's role may change. */
export const replaceServicemanHandler = defineHandler(
  replaceServiceman,
  async (input, scope) => {
    const { tx, now, key } = scope;
    const booking = await lockOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const { trouble } = await readTrouble(tx, booking, now);
    const may = mayReplace({ state: booking.state, trouble });
    if (!may.ok) return may;
    const at = replacementTime(booking.scheduled_at.getTime(), now);
    await saveReplaced(tx, booking, { trouble, at, now, key });
    // Neutral words: a reported or blocked person is not told why.
    await addNotification(tx, booking.id, notifyServiceman('booking-released')(booking), now);
    await addNotification(tx, booking.id, notifyOfSearch(booking, at, now), now);
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
