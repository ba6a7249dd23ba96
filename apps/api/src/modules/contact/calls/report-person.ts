import { reportPerson } from '@karigar/contract/contact/report-person';
import { refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { askForHelp } from '#modules/help/index';
import { defineHandler } from '#wire/define-handler';
import { otherSide } from '../other-side.ts';

export const reportPersonHandler = defineHandler(reportPerson, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const id = otherSide(scope, booking);
  if (id === null) return refused('contact.nobody-yet');
  const { reason, words } = input;
  return askForHelp(scope, {
    category: 'person',
    booking,
    about: { id, reason },
    words,
  });
});
