import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { listLateActions } from '@karigar/contract/bookings/list-late-actions';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import { ADD_ONS, TOTAL, type BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { people } from '#testing/people';

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

const BILL = TOTAL + ADD_ONS.tap.price;

/** Started by Suresh with an accepted add-on, held for a part, and reassigned to Imran. */
const handedOver = async (): Promise<BookingRef> => {
  const ref = await world.plant('assigned', { addOns: [['tap', 1, 'accepted']] });
  await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
  const said = { ...world.wire(ref), message: 'I fetch the part', type: 's' };
  await world.sendFields(sendChat, said, world.suresh);
  world.setClock(20);
  const hold = { ...ref, until: dayOf(world.now()), reason: 'A part is missing' };
  await world.send(holdWork, hold, world.suresh);
  world.setClock(60);
  await world.send(assignBooking, await byHand(world.look, ref, people.imran.id), world.priya);
  return ref;
};

const listed = async ({ bookingId }: BookingRef, by: { token: string }) => {
  const { body } = await world.send(listBookings, { which: 'live' }, by);
  return (body.data as { id: number }[]).find(({ id }) => id === bookingId);
};

describe('reassigning held work', () => {
  it('reassigned work keeps start, hold, pauses and add-ons', async () => {
    const ref = await handedOver();
    expect(await listed(ref, world.suresh)).toBeUndefined();
    expect(await listed(ref, world.imran)).toMatchObject({
      isHold: true,
      startTime: '2026-01-15 10:00:00',
      holdReason: 'A part is missing',
      takenOverTime: '2026-01-15 11:00:00',
      pauses: [{ from: '2026-01-15 10:20:00', to: null }],
      addons: [{ addOnId: ADD_ONS.tap.id, status: '1' }],
    });
    const { body } = await world.sendFields(listExceptions, { limit: '1' }, world.priya);
    expect(body.data).toMatchObject([{ bookingId: ref.bookingId, what: 'assign' }]);
  });

  it('the new assignee resumes and ends the work, and the bill is shared with who began it', async () => {
    const ref = await handedOver();
    expect((await world.send(resumeWork, ref, world.imran)).body.success).toBe(true);
    world.setClock(90);
    await world.send(endWork, { ...ref, endedAt: world.now() }, world.imran);
    const closed = await world.send(verifyCompletionOtp, { ...ref, otp: '482913' }, world.imran);
    expect(closed.body.success).toBe(true);
    const bill = (await world.entries(ref)).filter(({ account }) => account === 'customer-due');
    expect(bill.reduce((sum, { amount }) => sum + amount, 0)).toBe(BILL);
    expect(new Set(await world.holdersOf(ref))).toEqual(
      new Set([people.suresh.id, people.imran.id]),
    );
    expect(await world.unexplained()).toEqual([]);
  });

  it('late commands of the former assignee change nothing, and are recorded', async () => {
    const ref = await handedOver();
    for (const late of [
      world.send(resumeWork, ref, world.suresh),
      world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh),
    ])
      expect((await late).body.code).toBe('booking.not-found');
    expect((await world.traces(ref)).booking.state).toBe('held');
    const { body } = await world.sendFields(listLateActions, {}, world.priya);
    expect(body.data).toMatchObject([
      { action: 'end', refusal: 'booking.reassigned', servicemanName: 'Suresh Pawar' },
      { action: 'resume', refusal: 'booking.reassigned' },
    ]);
  });

  it('chat messages of the former assignee show on the side of the serviceman', async () => {
    const ref = await handedOver();
    const assigneeChat = await world.send(listChat, ref, world.imran);
    expect(assigneeChat.body.data).toMatchObject([{ chat: 'I fetch the part', type: 's' }]);
    const customerChat = await world.send(listChat, ref, world.asha);
    expect(customerChat.body.data).toMatchObject([{ chat: 'I fetch the part', type: 'r' }]);
    expect((await world.send(listChat, ref, world.suresh)).body.code).toBe('booking.not-found');
  });

  it('a booking reassigned before its start has no takeover time', async () => {
    const ref = await world.plant('assigned');
    await world.send(assignBooking, await byHand(world.look, ref, people.imran.id), world.priya);
    expect(await listed(ref, world.imran)).toMatchObject({ takenOverTime: null });
  });
});
