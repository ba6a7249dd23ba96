import { listMoves } from '@karigar/contract/dispatch/list-moves';
import { slotsOf } from '@karigar/domain/orders/slots';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { newSlotsFor, readVisit } from '#modules/orders/index';
import { defineHandler } from '#wire/define-handler';
import { mayMove } from '../may-move.ts';

export const listMovesHandler = defineHandler(
  listMoves,
  async (input, scope) => {
    const { tx, now } = scope;
    const booking = await readOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const may = mayMove(booking, now);
    const visit = may.ok ? await readVisit(tx, booking) : null;
    if (!may.ok || visit === null)
      return accepted(slotsOf(input.day).map((at) => ({ at, isFree: false })));
    const moved = { ...booking, state: may.value };
    return accepted(await newSlotsFor(tx, moved, visit, input.day, now));
  },
  { as: 'ops', audited: true },
);
