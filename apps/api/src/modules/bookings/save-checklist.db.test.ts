import { endWork } from '@karigar/contract/bookings/end-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { saveChecklist } from '@karigar/contract/bookings/save-checklist';
import { startWork } from '@karigar/contract/bookings/start-work';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { getRecord } from '@karigar/contract/record/get-record';
import { listHistory } from '@karigar/contract/record/list-history';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';

const MINUTE = 60_000;

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
  await world.hasChecklist();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

type Seen = {
  readonly items: readonly { id: number; name: string; value: string | null }[];
  readonly reason: string | null;
  readonly savedAt: string | null;
};
const plantStarted = async (): Promise<BookingRef> => {
  const ref = await world.plantAtDoor(world.began);
  await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
  return ref;
};
const saves = (ref: BookingRef, given: object) =>
  world.send(saveChecklist, { ...ref, ...given }, world.suresh);
const seenByCustomer = async ({ bookingId }: BookingRef): Promise<Seen> => {
  const { body } = await world.send(getMyBooking, { bookingId }, world.asha);
  return (body.data as { booking: { checklist: Seen } }).booking.checklist;
};
const valuesIn = ({ items }: Seen) => items.map(({ value }) => value);

describe('save-checklist', () => {
  it('is on the booking of both sides before the work, with nothing done', async () => {
    const ref = await world.plantAtDoor(world.began);
    const { body } = await world.send(listBookings, { which: 'live' }, world.suresh);
    const rows = body.data as readonly { id: number; checklist: Seen }[];
    const own = rows.find(({ id }) => id === ref.bookingId)?.checklist;
    expect(own?.items.map(({ name }) => name)).toEqual(['Power off', 'Current']);
    expect(own?.savedAt).toBeNull();
  });

  it('keeps steps, readings and the reason; both sides and the record show them', async () => {
    const ref = await plantStarted();
    expect((await saves(ref, { steps: [1], reason: 'no-tool' })).body).toMatchObject({
      success: true,
      message: 'Checklist saved.',
    });
    expect(await seenByCustomer(ref)).toMatchObject({ reason: 'no-tool' });
    await saves(ref, { steps: [1], readings: [2], values: ['6,4'] });
    const seen = await seenByCustomer(ref);
    expect(valuesIn(seen)).toEqual(['1', '6.4']);
    expect(seen.reason).toBeNull();
    const { body } = await world.send(getRecord, { no: await world.numberOf(ref) }, world.priya);
    expect(valuesIn((body.data as { checklist: Seen }).checklist)).toEqual(['1', '6.4']);
    const history = await world.send(listHistory, ref, world.priya);
    expect(JSON.stringify(history.body)).toContain('"save-checklist"');
  });

  it('the latest one counts, whatever arrives last', async () => {
    const ref = await plantStarted();
    world.setClock(20);
    await saves(ref, { steps: [1], claimedAt: world.began + 15 * MINUTE });
    await saves(ref, { claimedAt: world.began + 10 * MINUTE });
    expect(valuesIn(await seenByCustomer(ref))).toEqual(['1', null]);
  });

  it('is taken after the end, which may arrive first, and the end needs none', async () => {
    const ref = await plantStarted();
    const ended = await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    expect(ended.body).toMatchObject({ success: true });
    expect((await saves(ref, { steps: [1] })).body).toMatchObject({ success: true });
  });

  it('is refused before the start, and to another serviceman', async () => {
    const ref = await world.plantAtDoor(world.began);
    expect((await saves(ref, {})).body).toMatchObject({ code: 'booking.not-started' });
    const other = await world.send(saveChecklist, ref, world.imran);
    expect(other.body).toMatchObject({ code: 'booking.not-found' });
  });
});
