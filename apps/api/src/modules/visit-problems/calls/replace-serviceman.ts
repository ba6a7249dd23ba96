import { replaceServiceman } from '@karigar/contract/visit-problems/replace-serviceman';
import { mayReplace, replacementTime } from '@karigar/domain/visit-problems/trouble';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  addNotification,
  lockOwnBooking,
  notifyOfSearch,
  notifyServiceman,
} from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { saveReplaced } from '../replace-store.ts';
import { readTrouble } from '../trouble-store.ts';

/** Runs as the system role: the assignee of a booking is not the customer's to change. */
export const replaceServicemanHandler = defineHandler(
  replaceServiceman,
  async (input, scope) => {
    const { tx, who, now, key } = scope;
    const booking = await lockOwnBooking(scope, input);
    // The system role bypasses row level security, so ownership is checked here.
    if (booking?.customer_id !== accountOf(who)) return refused('booking.not-found');
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
  { as: 'system' },
);
