import { startWork } from '@karigar/contract/bookings/start-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { listHistory } from '@karigar/contract/record/list-history';
import { isStartCode } from '@karigar/domain/bookings/start-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { people } from '#testing/people';

const MINUTE = 60_000;

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
  await world.asksStartCode(true);
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

const plant = () => world.plantAtDoor(world.began + 40 * MINUTE);
const seenByCustomer = async ({ bookingId }: BookingRef) => {
  const { body } = await world.send(getMyBooking, { bookingId }, world.asha);
  return body.data as { startCode?: string; startedWithoutCode?: boolean };
};
const starts = (ref: BookingRef, startCode?: string, startedAt = world.now()) =>
  world.send(startWork, { ...ref, startedAt, startCode }, world.suresh);
const inTheRecord = async (ref: BookingRef) => {
  const { body } = await world.send(listHistory, ref, world.priya);
  const { events } = body.data as { events: { text: string; answer?: string | null }[] };
  return events.find(({ text }) => text === 'start')?.answer;
};
const notified = async (ref: BookingRef) =>
  (await world.traces(ref)).notifications
    .filter(({ account_id: id }) => id === people.asha.id)
    .map(({ kind }) => kind);

describe('the start code', () => {
  it('is read by the customer before the work, and asked of the serviceman', async () => {
    const ref = await plant();
    const { startCode = '' } = await seenByCustomer(ref);
    expect(isStartCode(startCode)).toBe(true);
    const { body } = await world.send(listBookings, { which: 'live' }, world.suresh);
    expect(JSON.stringify(body)).toContain('"asksStartCode":true');
    expect(JSON.stringify(body)).not.toContain(startCode);
  });

  it('given at the start, it is in the record and gone from the booking', async () => {
    const ref = await plant();
    const { startCode } = await seenByCustomer(ref);
    expect((await starts(ref, startCode)).body).toMatchObject({ success: true });
    expect(await inTheRecord(ref)).toBe('given');
    expect(await notified(ref)).toEqual(['work-started']);
    const seen = await seenByCustomer(ref);
    expect(seen).not.toHaveProperty('startCode');
    expect(seen).not.toHaveProperty('startedWithoutCode');
  });

  it.each([
    ['without', undefined],
    ['without', ''],
    ['wrong', '0000'],
  ])('%s it (%j) the start is taken and marked, and the customer is told', async (mark, typed) => {
    const ref = await plant();
    expect((await starts(ref, typed)).body).toMatchObject({ success: true });
    expect(await inTheRecord(ref)).toBe(mark);
    expect(await notified(ref)).toEqual(['started-without-code']);
    expect(await seenByCustomer(ref)).toMatchObject({ startedWithoutCode: true });
  });

  it('typed without network is checked when it arrives', async () => {
    const ref = await plant();
    const { startCode } = await seenByCustomer(ref);
    const typedAt = world.now();
    world.setClock(25);
    await starts(ref, startCode, typedAt);
    expect(await inTheRecord(ref)).toBe('given');
  });

  it('is another one after a reassignment', async () => {
    const ref = await plant();
    const { startCode } = await seenByCustomer(ref);
    await world.send(assignBooking, await byHand(world.look, ref, people.imran.id), world.priya);
    const { startCode: later = '' } = await seenByCustomer(ref);
    expect(isStartCode(later)).toBe(true);
    expect(later).not.toBe(startCode);
  });

  it('is neither shown nor asked nor noted for a service without it', async () => {
    await world.asksStartCode(false);
    const ref = await plant();
    expect(await seenByCustomer(ref)).not.toHaveProperty('startCode');
    await starts(ref, '1234');
    expect(await inTheRecord(ref)).toBeNull();
    expect(await notified(ref)).toEqual(['work-started']);
    await world.asksStartCode(true);
  });
});
