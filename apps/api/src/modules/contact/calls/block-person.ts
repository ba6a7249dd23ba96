import { blockPerson } from '@karigar/contract/contact/block-person';
import { blockedVisitDue } from '@karigar/domain/visit-problems/trouble';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { insertBlock, recordBlockedVisit } from '../block-store.ts';
import { otherSide } from '../other-side.ts';

export const blockPersonHandler = defineHandler(blockPerson, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const blockedId = otherSide(scope, booking);
  if (blockedId === null) return refused('contact.nobody-yet');
  const { tx, who, now, key } = scope;
  const accountId = accountOf(who);
  const at = new Date(now);
  const isNew = await insertBlock(tx, { accountId, blockedId, bookingId: booking.id, at });
  const dueAt = blockedVisitDue(booking.state, now);
  if (isNew && dueAt !== null) {
    const role = who.role === 'customer' ? 'customer' : 'serviceman';
    await recordBlockedVisit(tx, booking, { role, accountId, at, key, dueAt });
  }
  return accepted(null);
});
