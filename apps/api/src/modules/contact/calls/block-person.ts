import { blockPerson } from '@karigar/contract/contact/block-person';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { insertBlock } from '../block-store.ts';
import { otherSide } from '../other-side.ts';

export const blockPersonHandler = defineHandler(blockPerson, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const blockedId = otherSide(scope, booking);
  if (blockedId === null) return refused('contact.nobody-yet');
  const accountId = accountOf(scope.who);
  const at = new Date(scope.now);
  await insertBlock(scope.tx, { accountId, blockedId, bookingId: booking.id, at });
  return accepted(null);
});
