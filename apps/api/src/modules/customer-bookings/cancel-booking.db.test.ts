import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { agreeOnCancelling, postedCauses } from '#testing/customer-booking-store';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const cancel = (ref: BookingRef, caller: { token: string; key?: string } = world.asha) =>
  world.send(cancelBooking, { ...ref, why: 'plans-changed', reason: ' We leave town ' }, caller);

describe('cancel-booking', () => {
  it('cancelling an assigned booking notifies the serviceman', async () => {
    const ref = await world.plant('assigned');
    const reply = await cancel(ref);
    expect(reply.body).toMatchObject({ success: true, message: 'Booking cancelled.' });
    const { booking, events, outbox, notifications, audit } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'cancelled', version: 2 });
    expect(events).toMatchObject([
      {
        command: 'cancel',
        actor: 'customer',
        from_state: 'assigned',
        to_state: 'cancelled',
        details: { why: 'plans-changed', reason: 'We leave town' },
      },
    ]);
    expect(outbox).toHaveLength(2);
    expect(notifications).toMatchObject([
      { account_id: people.suresh.id, kind: 'booking-cancelled' },
    ]);
    expect(audit).toMatchObject([{ call: 'cancel-booking', outcome: 'ok', role: 'customer' }]);
  });

  it.each(['requested', 'offered', 'refused'] as const)(
    'cancelling a booking that is %s notifies nobody',
    async (state) => {
      const ref = await world.plant(state);
      expect((await cancel(ref)).body.success).toBe(true);
      const { booking, notifications } = await world.traces(ref);
      expect(booking.state).toBe('cancelled');
      expect(notifications).toEqual([]);
    },
  );

  it.each([
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('cancelling a booking that is %s is refused', async (state, refusal) => {
    const ref = await world.plant(state);
    expect((await cancel(ref)).body.code).toBe(refusal);
    expect((await world.traces(ref)).events).toMatchObject([{ command: 'cancel', refusal }]);
  });

  const late = async () => {
    const ref = await world.plant('assigned');
    await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now() - 1));
    return ref;
  };
  const cancelFor = (ref: BookingRef, charge: number) =>
    world.send(cancelBooking, { ...ref, why: 'other', charge: paise(charge) }, world.asha);
  const costs = async ({ bookingId }: BookingRef) =>
    (await world.send(getMyBooking, { bookingId }, world.asha)).body.data as {
      readonly cancelCharge: number | null;
      readonly isCancelledLate: boolean;
      readonly may: { readonly cancel: boolean };
    };

  it('cancelling an assigned booking after its deadline is refused without its price', async () => {
    const ref = await late();
    expect((await cancel(ref)).body.code).toBe('booking.too-late-to-cancel');
    expect((await cancelFor(ref, 100_00)).body.code).toBe('booking.too-late-to-cancel');
    expect((await world.traces(ref)).booking.state).toBe('assigned');
    await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now()));
    expect((await cancel(ref)).body.success).toBe(true);
  });

  it('cancelling late costs as much as a visit, said before and agreed to, and pays the serviceman', async () => {
    const ref = await late();
    expect(await costs(ref)).toMatchObject({ cancelCharge: 199, may: { cancel: true } });
    expect((await cancelFor(ref, 199_00)).body.success).toBe(true);
    expect(await costs(ref)).toMatchObject({ cancelCharge: null, isCancelledLate: true });
    const { booking, events, notifications } = await world.traces(ref);
    expect(booking.state).toBe('cancelled');
    expect(events.at(-1)).toMatchObject({ command: 'cancel', details: { charge: 199_00 } });
    expect(notifications).toMatchObject([{ account_id: people.suresh.id, kind: 'cancelled-late' }]);
    const posted = await postedCauses(world.look, ref.bookingId);
    expect(posted).toEqual(['visit']);
  });

  it('an agreed price is not charged while cancelling is free', async () => {
    const ref = await world.plant('assigned');
    expect((await cancelFor(ref, 199_00)).body.success).toBe(true);
    expect(await costs(ref)).toMatchObject({ isCancelledLate: false });
  });

  it('only the customer of a booking can cancel it', async () => {
    const ref = await world.plant('assigned');
    expect((await cancel(ref, world.rohan)).body.code).toBe('booking.not-found');
    expect((await cancel(ref, world.suresh)).status).toBe(403);
    expect((await world.traces(ref)).booking.state).toBe('assigned');
  });
});
