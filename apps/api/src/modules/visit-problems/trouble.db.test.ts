import { blockPerson } from '@karigar/contract/contact/block-person';
import { reportPerson } from '@karigar/contract/contact/report-person';
import { unblockPerson } from '@karigar/contract/contact/unblock-person';
import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { answerTicket } from '@karigar/contract/help/answer-ticket';
import { openTicket } from '@karigar/contract/help/open-ticket';
import { startWork } from '@karigar/contract/bookings/start-work';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { replaceServiceman } from '@karigar/contract/visit-problems/replace-serviceman';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { agreeOnCancelling } from '#testing/customer-booking-store';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { placeBooking } from '#testing/order-world';
import { FORGET_BLOCKS } from '#testing/person-sql';
import { people } from '#testing/people';
import { overdueRound } from '#worker/tasks/tell-overdue';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setClock(0);
  await world.look(FORGET_BLOCKS);
});

type Mine = {
  readonly trouble: string | null;
  readonly cancelCharge: number | null;
  readonly may: Readonly<Record<string, boolean>>;
  readonly search: { readonly isReplaced: boolean } | null;
};
type Exception = {
  readonly what: string;
  readonly bookingId: number;
  readonly isOpen: boolean;
  readonly dueAt: string | null;
  readonly ticketNo: string | null;
};

const mine = async ({ bookingId }: BookingRef): Promise<Mine> =>
  (await world.send(getMyBooking, { bookingId }, world.asha)).body.data as Mine;
const replace = (ref: BookingRef, by = world.asha) => world.send(replaceServiceman, ref, by);
const cancel = (ref: BookingRef) => world.send(cancelBooking, { ...ref, why: 'other' }, world.asha);
const block = (ref: BookingRef, by = world.asha) => world.send(blockPerson, ref, by);
const report = (ref: BookingRef, reason: 'unsafe' | 'rude', by = world.asha) =>
  world.send(reportPerson, { ...ref, reason, words: 'They frightened me' }, by);
const exceptions = async ({ bookingId }: BookingRef, what: string): Promise<Exception[]> => {
  const list = await world.sendFields(listExceptions, { limit: '100' }, world.priya);
  return (list.body.data as Exception[]).filter(
    (one) => one.bookingId === bookingId && one.what === what,
  );
};

/** A visit for which it is too late to cancel free of charge. */
const plantLate = async (minutes: number): Promise<BookingRef> => {
  const ref = await world.plantAtDoor(world.began + minutes * MINUTE);
  await placeBooking(world.look, ref.bookingId);
  await agreeOnCancelling(world.look, ref.bookingId, new Date(world.began - HOUR));
  return ref;
};

describe('an overdue visit', () => {
  it('can be cancelled, moved or given to somebody else from the moment it is overdue', async () => {
    const ref = await plantLate(0);
    world.setClock(14);
    expect(await mine(ref)).toMatchObject({
      trouble: null,
      cancelCharge: 199,
      may: { reschedule: false, replace: false },
    });
    expect((await replace(ref)).body.code).toBe('visit.as-agreed');
    world.setClock(15);
    expect(await mine(ref)).toMatchObject({
      trouble: 'overdue',
      cancelCharge: null,
      may: { cancel: true, reschedule: true, replace: true },
    });
    expect((await cancel(ref)).body.success).toBe(true);
    expect((await world.row(ref)).visit_charge).toBeNull();
  });

  it('goes back to dispatch for the next hour, and the former serviceman is told', async () => {
    const ref = await plantLate(0);
    world.setClock(15);
    const reply = await replace(ref);
    expect(reply.body).toMatchObject({
      success: true,
      message: 'We are sorry. We are looking for somebody else now.',
    });
    const { booking, events, notifications, outbox } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'requested', serviceman_id: null });
    expect(events.at(-1)).toMatchObject({
      command: 'replace',
      actor: 'customer',
      from_state: 'assigned',
      to_state: 'requested',
      details: {
        servicemanId: people.suresh.id,
        trouble: 'overdue',
        from: world.began,
        to: world.began + 75 * MINUTE,
      },
    });
    // The new time is 11:15 am; people are asked for half of the lead, then operators have 15 minutes.
    expect(notifications).toMatchObject([
      { account_id: people.suresh.id, kind: 'booking-released' },
      {
        account_id: people.asha.id,
        kind: 'somebody-else',
        details: { by: world.began + 60 * MINUTE },
      },
    ]);
    expect(outbox.map(({ account_id: whose }) => whose)).toEqual(
      expect.arrayContaining([people.asha.id, people.suresh.id]),
    );
    expect(await mine(ref)).toMatchObject({
      trouble: null,
      search: { isReplaced: true },
      may: { cancel: true, replace: false },
    });
    // A second tap finds nobody to replace.
    expect((await replace(ref)).body.code).toBe('booking.not-assigned');
  });

  it('is open for operators with a deadline until somebody comes or gives another time', async () => {
    const ref = await plantLate(0);
    await world.send(runLate, { ...ref, minutes: '15' }, world.suresh);
    world.setClock(30);
    await overdueRound(world.context)();
    expect(await exceptions(ref, 'overdue')).toMatchObject([
      { isOpen: true, dueAt: '2026-01-15 10:45:00' },
    ]);
    await world.send(runLate, { ...ref, minutes: '15' }, world.suresh);
    expect(await exceptions(ref, 'overdue')).toMatchObject([{ isOpen: false }]);
    expect(await mine(ref)).toMatchObject({ trouble: null });
  });

  it('a start at the same moment wins or loses as a whole', async () => {
    const ref = await plantLate(0);
    world.setClock(20);
    const [started, replaced] = await Promise.all([
      world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh),
      replace(ref),
    ]);
    expect([started.body.success, replaced.body.success].filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['offered', 'booking.not-assigned'],
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)(
    'asking for somebody else is refused while the booking is %s',
    async (state, code) => {
      expect((await replace(await world.plant(state))).body.code).toBe(code);
    },
  );

  it('only the customer of a booking can ask for somebody else', async () => {
    const ref = await plantLate(0);
    world.setClock(15);
    expect((await replace(ref, world.rohan)).body.code).toBe('booking.not-found');
    expect((await replace(ref, world.suresh)).status).toBe(403);
  });
});

describe('a visit between two people who must not meet', () => {
  it('a block offers to cancel or to send somebody else, and an operator has ten minutes', async () => {
    const ref = await plantLate(60);
    expect((await block(ref)).body.success).toBe(true);
    expect(await mine(ref)).toMatchObject({
      trouble: 'unsafe',
      may: { cancel: true, replace: true, chat: false, call: false },
    });
    expect(await exceptions(ref, 'block')).toMatchObject([
      { isOpen: true, dueAt: '2026-01-15 10:10:00' },
    ]);
    await replace(ref);
    expect(await exceptions(ref, 'block')).toMatchObject([{ isOpen: false }]);
    const { booking, notifications } = await world.traces(ref);
    expect(booking.state).toBe('requested');
    // Neutral: nothing says that somebody was blocked.
    const toSuresh = notifications.filter(({ account_id: whom }) => whom === people.suresh.id);
    expect(toSuresh.map(({ kind }) => kind)).toEqual(['booking-released']);
  });

  it('a block that is lifted ends the trouble on both sides', async () => {
    const ref = await plantLate(60);
    await block(ref);
    const { body } = await world.send(listBlocks, {}, world.asha);
    const [made] = body.data as { id: number }[];
    await world.send(unblockPerson, { id: made?.id ?? 0 }, world.asha);
    expect(await mine(ref)).toMatchObject({ trouble: null, may: { replace: false, chat: true } });
    expect(await exceptions(ref, 'block')).toMatchObject([{ isOpen: false }]);
  });

  it('an unsafe report offers the same, and stays open until a person takes it up', async () => {
    const ref = await plantLate(26 * 60);
    const { body } = await report(ref, 'unsafe');
    const { ticketNo } = body.data as { ticketNo: string };
    expect(await mine(ref)).toMatchObject({
      trouble: 'unsafe',
      may: { cancel: true, replace: true, chat: true },
    });
    expect(await exceptions(ref, 'unsafe')).toMatchObject([
      { isOpen: true, ticketNo, dueAt: '2026-01-15 10:10:00', reason: 'They frightened me' },
    ]);
    await cancel(ref);
    // Cancelling does not settle it.
    expect(await exceptions(ref, 'unsafe')).toMatchObject([{ isOpen: true }]);
    const step = { ticketNo, step: 'acknowledge', answer: '' } as const;
    expect((await world.send(answerTicket, step, world.priya)).body.success).toBe(true);
    expect(await exceptions(ref, 'unsafe')).toMatchObject([{ isOpen: false }]);
  });

  it('a serviceman who feels unsafe reaches an operator in the same time', async () => {
    const ref = await plantLate(60);
    await report(ref, 'unsafe', world.suresh);
    expect(await exceptions(ref, 'unsafe')).toMatchObject([{ isOpen: true }]);
    expect(await mine(ref)).toMatchObject({ trouble: null });
  });

  it('during the work the visit cannot be cancelled alone, but an operator is asked at once', async () => {
    const ref = await world.plant('started');
    await report(ref, 'unsafe');
    expect(await mine(ref)).toMatchObject({ trouble: 'unsafe', may: { cancel: false } });
    expect(await exceptions(ref, 'unsafe')).toMatchObject([{ isOpen: true }]);
  });

  it('a rude report about a visit of another day stays a help request of two days', async () => {
    const ref = await plantLate(26 * 60);
    await report(ref, 'rude');
    expect(await exceptions(ref, 'help')).toEqual([]);
    expect(await mine(ref)).toMatchObject({ trouble: null });
  });
});

describe('help at the door', () => {
  const ask = (ref: BookingRef, by: { token: string }) =>
    world.send(openTicket, { ...ref, category: 'booking', words: 'Wrong house?' }, by);

  it('a help request during a visit is open for operators within ten minutes', async () => {
    const ref = await plantLate(5);
    const { body } = await ask(ref, world.suresh);
    expect(body.data).toMatchObject({ acknowledgeBy: '2026-01-15 10:10:00' });
    expect(await exceptions(ref, 'help')).toMatchObject([{ isOpen: true }]);
  });

  it('a help request about another day has the two days of the law', async () => {
    const ref = await plantLate(26 * 60);
    const { body } = await ask(ref, world.asha);
    expect(body.data).toMatchObject({ acknowledgeBy: '2026-01-17 10:00:00' });
    expect(await exceptions(ref, 'help')).toEqual([]);
  });
});
