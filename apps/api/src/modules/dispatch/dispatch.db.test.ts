import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { cancelForCustomer } from '@karigar/contract/dispatch/cancel-for-customer';
import { freeServiceman } from '@karigar/contract/dispatch/free-serviceman';
import { holdForServiceman } from '@karigar/contract/dispatch/hold-for-serviceman';
import { listJobsToFree } from '@karigar/contract/dispatch/list-jobs-to-free';
import { offerBooking } from '@karigar/contract/dispatch/offer-booking';
import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import { reopenBooking } from '@karigar/contract/dispatch/reopen-booking';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { readReply } from '@karigar/contract/wire/read-reply';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand, versionOf } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';

const HOUR = 3_600_000;
const REASON = 'The serviceman called in ill';
let world: DispatchWorld;
let priya: { token: string };
let suresh: number;
let imran: number;
beforeAll(async () => {
  world = await createDispatchWorld();
  priya = { token: await world.signIn('priya') };
  [suresh, imran] = [world.people.suresh.id, world.people.imran.id];
});
afterAll(() => world.close());
beforeEach(() => world.leave());

const seen = async (ref: BookingRef) => ({ ...ref, version: await versionOf(world.look, ref) });
const act = async <Call extends AnyCall>(call: Call, input: InputOf<Call>) =>
  (await world.send(call, input, priya)).body;
const read = async <Call extends AnyCall>(call: Call, input: InputOf<Call>, by = priya) => {
  const reply = readReply(call, (await world.send(call, input, by)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const assigned = async (to = suresh, at?: number): Promise<BookingRef> => {
  const ref = await world.request(at);
  expect(await act(assignBooking, await byHand(world.look, ref, to))).toMatchObject({
    success: true,
  });
  return ref;
};
const kindsTo = async (ref: BookingRef, accountId: number) =>
  (await world.traces(ref)).notifications
    .filter(({ account_id: to }) => to === accountId)
    .map(({ kind }) => kind);
const customersView = async ({ bookingId }: BookingRef) =>
  read(getMyBooking, { bookingId }, world.asha);

describe('release-booking', () => {
  it('makes the booking nobody’s: the search begins again, and both sides are notified', async () => {
    await world.stand(imran, 2);
    const ref = await assigned();
    world.moveClock(world.now() + 1000);
    expect(await act(releaseBooking, { ...(await seen(ref)), reason: REASON })).toMatchObject({
      success: true,
    });
    expect(await world.stateOf(ref)).toMatchObject({ state: 'requested', serviceman: null });
    expect(await kindsTo(ref, suresh)).toContain('booking-released');
    expect(await kindsTo(ref, world.people.asha.id)).toContain('somebody-else');
    expect((await customersView(ref)).search).toMatchObject({ kind: 'searching', isAgain: true });
    const { events } = await world.traces(ref);
    expect(events.at(-1)).toMatchObject({
      command: 'release',
      actor: 'operator',
      details: { reason: REASON, servicemanId: suresh },
    });
    const live = await world.send(listBookings, { which: 'live' }, world.suresh);
    expect(live.text).not.toContain(String(ref.bookingId));
    await world.dispatch(ref);
    expect((await world.offers(ref)).map(({ serviceman }) => serviceman)).toContain(imran);
  });

  it('needs words, the version that was seen, and an assignee', async () => {
    const ref = await assigned();
    const now = await seen(ref);
    expect(await act(releaseBooking, { ...now, reason: 'ill' })).toMatchObject({
      code: 'console.reason-missing',
    });
    expect(await act(releaseBooking, { ...now, version: 1, reason: REASON })).toMatchObject({
      code: 'booking.changed',
      data: { by: 'Priya Nair', command: 'assign', version: 2 },
    });
    await act(releaseBooking, { ...now, reason: REASON });
    expect(await act(releaseBooking, { ...(await seen(ref)), reason: REASON })).toMatchObject({
      code: 'booking.not-assigned',
    });
  });
});

describe('offer-booking', () => {
  it('asks the next ones now, without who refused; nobody left is said', async () => {
    await world.stand(suresh, 1);
    const ref = await world.request();
    await world.dispatch(ref);
    await world.send(refuseOffer, ref, world.suresh);
    await world.stand(imran, 2);
    expect(await act(offerBooking, await seen(ref))).toMatchObject({ data: { asked: 1 } });
    expect((await world.offers(ref)).map(({ serviceman }) => serviceman)).toEqual([suresh, imran]);
    expect(await act(offerBooking, await seen(ref))).toMatchObject({ code: 'offer.nobody-left' });
    const { events } = await world.traces(ref);
    expect(events.at(-1)).toMatchObject({ command: 'offer', actor: 'operator' });
  });

  it('after nobody took it the search begins again, and the customer reads until when', async () => {
    const ref = await world.request(world.now() + 2 * HOUR);
    await world.dispatch(ref);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'refused' });
    await world.newServiceman(2);
    expect(await act(offerBooking, await seen(ref))).toMatchObject({ data: { asked: 1 } });
    expect(await world.stateOf(ref)).toMatchObject({ state: 'offered' });
    expect(await kindsTo(ref, world.people.asha.id)).toContain('reopened-by-team');
    const { search } = await customersView(ref);
    expect(search).toMatchObject({ kind: 'searching' });
    expect(search?.until ?? 0).toBeGreaterThan(world.now());
  });
});

describe('cancel-for-customer and reopen-booking', () => {
  it('both sides are notified, and the booking can be opened again', async () => {
    const ref = await assigned();
    const words = { charge: 'none', reason: 'The customer has moved to another city' } as const;
    expect(await act(cancelForCustomer, { ...(await seen(ref)), ...words })).toMatchObject({
      success: true,
    });
    expect(await kindsTo(ref, suresh)).toContain('booking-cancelled');
    expect(await kindsTo(ref, world.people.asha.id)).toContain('cancelled-by-team');
    const again = { ...(await seen(ref)), reason: 'Cancelled by mistake' };
    expect(await act(reopenBooking, again)).toMatchObject({ success: true });
    expect(await world.stateOf(ref)).toMatchObject({ state: 'requested', serviceman: null });
    expect((await customersView(ref)).search).toMatchObject({ kind: 'searching' });
    expect(await act(reopenBooking, { ...again, ...(await seen(ref)) })).toMatchObject({
      code: 'booking.still-open',
    });
  });
});

describe('hold-for-serviceman', () => {
  it('holds started work, and the serviceman is notified of it', async () => {
    const ref = await assigned(suresh, world.now() + HOUR);
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    const until = dayOf(world.now());
    const held = { ...(await seen(ref)), until, reason: 'The phone is broken' };
    expect(await act(holdForServiceman, held)).toMatchObject({ success: true });
    expect(await world.stateOf(ref)).toMatchObject({ state: 'held', serviceman: suresh });
    expect(await kindsTo(ref, suresh)).toContain('held-by-team');
    expect(await kindsTo(ref, world.people.asha.id)).toContain('work-held');
  });
});

describe('free-serviceman', () => {
  it('shows who could come instead, frees what was shown, and notifies each customer once', async () => {
    const day = world.now() + 400 * 24 * HOUR;
    const kavita = await world.newServiceman(1);
    const jobs = [await assigned(kavita.id, day), await assigned(kavita.id, day + 3 * HOUR)];
    await world.stand(imran, 3);
    const input = { servicemanId: kavita.id, day: dayOf(day) };
    const shown = await read(listJobsToFree, input);
    expect(shown).toMatchObject([
      { bookingId: jobs[0]?.bookingId, isFreed: true, nextName: 'Imran Shaikh' },
      { bookingId: jobs[1]?.bookingId, isFreed: true },
    ]);
    const words = { ...input, reason: REASON };
    expect(await act(freeServiceman, words)).toMatchObject({ code: 'preview.changed' });
    const list = {
      bookingIds: shown.map(({ bookingId }) => bookingId),
      versions: shown.map(({ version }) => version),
    };
    expect(await act(freeServiceman, { ...words, ...list })).toMatchObject({ data: { freed: 2 } });
    const news = await Promise.all(
      jobs.map((ref) => world.notificationsAbout(ref, 'somebody-else')),
    );
    expect(news.flat()).toHaveLength(1);
    const [first] = jobs;
    if (first === undefined) throw new Error('no job');
    const { notifications } = await world.traces(first);
    expect(JSON.stringify(notifications)).toContain(shown[1]?.bookingNo);
    const reply = await act(assignBooking, {
      ...(await seen(first)),
      servicemanId: kavita.id,
    });
    expect(reply).toMatchObject({ data: { reasons: ['day-off'] } });
  });

  it('held work is not released: the preview says until when it is held, and who could go on', async () => {
    const day = world.now() + HOUR;
    const kavita = await world.newServiceman(1);
    const ref = await assigned(kavita.id, day);
    const { token } = kavita;
    await world.send(startWork, { ...ref, startedAt: world.now() }, { token });
    const until = dayOf(world.now());
    await act(holdForServiceman, { ...(await seen(ref)), until, reason: 'The phone is broken' });
    const other = await world.newServiceman(2);
    const input = { servicemanId: kavita.id, day: dayOf(day) };
    expect(await read(listJobsToFree, input)).toMatchObject([
      { bookingId: ref.bookingId, isFreed: false, heldUntil: until, nextId: other.id },
    ]);
    expect(await act(freeServiceman, { ...input, reason: REASON })).toMatchObject({
      data: { freed: 0 },
    });
    expect(await world.stateOf(ref)).toMatchObject({ state: 'held', serviceman: kavita.id });
    const given = await act(assignBooking, await byHand(world.look, ref, other.id));
    expect(given).toMatchObject({ success: true });
    expect(await world.stateOf(ref)).toMatchObject({ state: 'held', serviceman: other.id });
  });
});
