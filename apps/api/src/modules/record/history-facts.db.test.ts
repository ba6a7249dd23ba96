import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { moveBooking } from '@karigar/contract/dispatch/move-booking';
import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import { listHistory } from '@karigar/contract/record/list-history';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { byHand, versionOf } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { forgetWork } from '#testing/customer-booking-store';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { createOperatorPerson, createPerson } from '#testing/fresh-people';
import { placeBooking, putOnDuty, takeAllOffDuty, tomorrowAt } from '#testing/order-world';
import { people } from '#testing/people';
import { ADD_ONS_OF, RENAME } from '#testing/record-sql';

const REASON = 'Agreed with the customer by phone';
const DAY = 86_400_000;

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());

const act = async <Call extends AnyCall>(
  call: Call,
  input: InputOf<Call>,
  by: { token: string } = world.priya,
) => expect((await world.send(call, input, by)).body, call.name).toMatchObject({ success: true });
const eventsOf = async (ref: BookingRef, by: { token: string } = world.priya) => {
  const reply = readReply(listHistory, (await world.send(listHistory, ref, by)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data.events;
};
const found = async (ref: BookingRef, text: string, by?: { token: string }) =>
  (await eventsOf(ref, by)).find((event) => event.text === text);

it('an assignment names who gets the booking and from whom it was taken, and so does its return', async () => {
  const other = await createPerson(world.look, 'serviceman', world.now());
  await world.look(RENAME, [other.id, 'Ganesh', 'Kale']);
  const ref = await world.plant('requested');
  await act(assignBooking, await byHand(world.look, ref, people.suresh.id));
  expect(await found(ref, 'assign')).toMatchObject({ whom: 'Suresh Pawar', former: '' });
  await act(assignBooking, await byHand(world.look, ref, other.id));
  expect(await found(ref, 'assign')).toMatchObject({ whom: 'Ganesh Kale', former: 'Suresh Pawar' });
  expect(await found(ref, 'booking-given-away')).toMatchObject({
    to: 'serviceman',
    whom: 'Suresh Pawar',
  });
  const version = await versionOf(world.look, ref);
  await act(releaseBooking, { ...ref, version, reason: REASON });
  expect(await found(ref, 'release')).toMatchObject({ whom: '', former: 'Ganesh Kale' });
  const { id } = await createOperatorPerson(world.look, world.now(), ['audit']);
  const audit = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: id, role: 'operator' }),
  );
  const seen = await found(ref, 'assign', { token: audit.authToken });
  expect(seen).toMatchObject({ whom: `#${other.id}`, former: `#${people.suresh.id}` });
});

it('a move has both times', async () => {
  await takeAllOffDuty(world.look);
  await forgetWork(world.look, people.suresh.id);
  await putOnDuty(world.look, people.suresh.id);
  const scheduledAt = tomorrowAt(world.now(), 600) + 5 * DAY;
  const ref = await world.plant('assigned', { scheduledAt });
  await placeBooking(world.look, ref.bookingId);
  const at = scheduledAt + 120 * 60_000;
  const version = await versionOf(world.look, ref);
  await act(moveBooking, { ...ref, at, version, reason: REASON });
  expect(await found(ref, 'reschedule')).toMatchObject({ movedFrom: scheduledAt, movedTo: at });
});

it('an answered add-on has the answer', async () => {
  const ref = await world.plant('started', {
    addOns: [
      ['tap', 1, 'pending'],
      ['pipe', 1, 'pending'],
    ],
  });
  const [tap, pipe] = await world.look<{ id: number }>(ADD_ONS_OF, [ref.bookingId]);
  await act(answerAddOn, { ...ref, addOnId: tap?.id ?? 0, answer: 'accepted' }, world.asha);
  expect(await found(ref, 'answer-add-on')).toMatchObject({ answer: 'accepted' });
  await act(answerAddOn, { ...ref, addOnId: pipe?.id ?? 0, answer: 'rejected' }, world.asha);
  const answers = (await eventsOf(ref)).flatMap(({ answer }) => (answer ? [answer] : []));
  expect(answers.toSorted()).toEqual(['accepted', 'rejected']);
});

it('a close without code is by who asked, with who agreed beside', async () => {
  const ref = await world.plant('ended');
  await act(askOverride, { ...ref, reason: REASON });
  const { body } = await world.send(listCountersigns, { which: 'open' }, world.second);
  const open = readReply(listCountersigns, body);
  const requests = open.kind === 'ok' ? open.data : [];
  const id = requests.find(({ bookingId }) => bookingId === ref.bookingId)?.id ?? 0;
  await act(answerCountersign, { id, outcome: 'agreed' }, world.second);
  expect(await found(ref, 'verify')).toMatchObject({ by: 'Priya Nair', agreedBy: 'Nandini Rao' });
});
