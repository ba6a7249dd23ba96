import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Fields, Prepare } from './exactly-once-prepared.ts';
import type { Stage } from './exactly-once-stage.ts';
import type { Effect } from './exactly-once-store.ts';

export const onBooking =
  (
    state: BookingState,
    effect: Effect,
    more: (stage: Stage, bookingId: number) => Fields | Promise<Fields> = () => ({}),
    by: 'serviceman' | 'customer' = 'serviceman',
  ): Prepare =>
  async (stage) => {
    const { bookingId, orderId } = await stage.booking(state);
    const own = await more(stage, bookingId);
    return {
      caller: stage[by],
      fields: { bookingId: String(bookingId), mainId: String(orderId), ...own },
      effect,
      subject: bookingId,
    };
  };

export const onAccount =
  (effect: Effect, fields: (stage: Stage) => Fields | Promise<Fields> = () => ({})): Prepare =>
  async (stage) => ({
    caller: stage.serviceman,
    fields: await fields(stage),
    effect,
    subject: stage.serviceman.id,
  });
