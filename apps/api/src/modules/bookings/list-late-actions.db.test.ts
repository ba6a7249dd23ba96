import { endWork } from '@karigar/contract/bookings/end-work';
import { listLateActions } from '@karigar/contract/bookings/list-late-actions';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { readReply } from '@karigar/contract/wire/read-reply';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { addStepUp } from '#proofs/exactly-once-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADD_ONS,
  createBookingWorld,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { onePixel } from '#testing/call-rows';
import { LAST_LOOK_AT_LATE, TIMES_OF_MESSAGES } from '#testing/late-sql';
import { REASSIGN } from '#testing/money-sql';
import { people } from '#testing/people';

const HOUR = 3_600_000;

let world: BookingWorld;
let priya: { token: string };
beforeAll(async () => {
  world = await createBookingWorld();
  priya = { token: await world.signIn('priya') };
});
afterAll(() => world.close());

/** The export of a session that has shown its phone. */
const exported = async ({ token }: { token: string }) => {
  const session = await world.context.sessions.find(token);
  const until = new Date(world.now() + HOUR);
  await addStepUp(world.look, session?.sessionId ?? 0, session?.accountId ?? 0, until);
  return world.sendFields(exportMyData, {}, { token });
};

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const listed = async (fields: Record<string, string> = {}) => {
  const reply = await world.sendFields(listLateActions, fields, priya);
  const read = readReply(listLateActions, reply.body);
  if (read.kind !== 'ok') throw new Error(reply.text);
  return read.data;
};
const claimed = () => writeWireDateTime(world.now() - HOUR);

/** Started by Suresh, who lost network since; now assigned to Imran. */
const reassigned = async (): Promise<BookingRef> => {
  const ref = await world.plant('started');
  const hold = { ...wire(ref), holdTime: dayOf(world.now()), reason: 'Rain' };
  await world.sendFields(holdWork, hold, world.suresh);
  await world.look(REASSIGN, [ref.bookingId, people.imran.id]);
  return ref;
};
const sendMessage = (ref: BookingRef, more: object, by: { token: string }, key: string) =>
  world.sendFields(
    sendChat,
    { ...wire(ref), message: 'I was at the gate', type: 's', actionTime: claimed(), ...more },
    { ...by, key },
  );

describe('list-late-actions', () => {
  it('lists refused commands for operators with details, claimed time and arrival time, latest first', async () => {
    const ended = await world.plant('ended');
    const cancelled = await world.plant('cancelled');
    const pay = { ...wire(ended), amount: '12.50', paymentMode: 'cash', actionTime: claimed() };
    await world.sendFields(addPayment, pay, world.suresh);
    const hold = { ...wire(cancelled), holdTime: dayOf(world.now()), reason: 'No spare part' };
    await world.sendFields(holdWork, hold, world.suresh);
    const proposed = {
      ...wire(ended),
      'addOnIds[]': [String(ADD_ONS.tap.id)],
      'oldPrices[]': ['849.50'],
      'prices[]': ['849.50'],
      'quantity[]': ['2'],
    };
    await world.sendFields(proposeAddOns, proposed, world.suresh);
    const late = await listed({ limit: '3' });
    expect(late).toMatchObject([
      {
        bookingId: ended.bookingId,
        action: 'propose-add-ons',
        refusal: 'booking.already-ended',
        addOns: [{ addOnId: ADD_ONS.tap.id, quantity: 2, shownPrice: 84_950 }],
      },
      { bookingId: cancelled.bookingId, action: 'hold', text: 'No spare part', claimedAt: null },
      {
        bookingId: ended.bookingId,
        bookingNo: expect.stringMatching(/^KRG-/),
        servicemanId: people.suresh.id,
        servicemanName: `${people.suresh.firstName} ${people.suresh.lastName}`,
        action: 'pay',
        refusal: 'payment.amount-not-due',
        stateThen: 'ended',
        claimedAt: world.now() - HOUR,
        receivedAt: world.now(),
        amount: 1250,
        picture: null,
        addOns: [],
      },
    ]);
    expect(await listed({ limit: '1', page: '3' })).toEqual(late.slice(2));
    expect(await listed({ limit: '100', page: '900' })).toEqual([]);
  });

  it('late actions leave out accepted commands, and what a customer was refused', async () => {
    const ref = await world.plant('started');
    await world.sendFields(endWork, { ...wire(ref), endTime: claimed() }, world.suresh);
    expect((await listed({ limit: '100' })).map(({ bookingId }) => bookingId)).not.toContain(
      ref.bookingId,
    );
  });

  it('only operators may list late actions, and every read is audited', async () => {
    for (const other of [world.suresh, world.asha])
      expect(await world.sendFields(listLateActions, {}, other)).toMatchObject({
        status: 401,
        body: { code: 'session.ended' },
      });
    await listed();
    const rows = await world.look<{ account_id: number; outcome: string }>(LAST_LOOK_AT_LATE);
    expect(rows).toEqual([{ account_id: people.priya.id, outcome: 'ok' }]);
  });
});

describe('late chat messages of a former assignee', () => {
  it('a late chat message and its picture are recorded for operators, and shown to nobody else', async () => {
    const ref = await reassigned();
    const missing = await sendMessage(
      { bookingId: 1, orderId: 1 },
      {},
      world.suresh,
      'late-words-0',
    );
    const reply = await sendMessage(ref, { file: onePixel() }, world.suresh, 'late-words-1');
    expect(reply.text).toBe(missing.text);
    await sendMessage(ref, { file: onePixel() }, world.suresh, 'late-words-1');
    const [lateAction, before] = await listed({ limit: '2' });
    expect(lateAction).toMatchObject({
      bookingId: ref.bookingId,
      servicemanId: people.suresh.id,
      action: 'send-chat',
      refusal: 'booking.reassigned',
      stateThen: 'held',
      claimedAt: world.now() - HOUR,
      text: 'I was at the gate',
    });
    expect(before?.bookingId).not.toBe(ref.bookingId);
    const picture = await fetch(new URL(lateAction?.picture ?? '', world.base));
    expect(picture.headers.get('content-type')).toBe('image/webp');
    for (const party of [world.imran, world.asha]) {
      const chat = await world.sendFields(listChat, wire(ref), party);
      expect(chat.body).toMatchObject({ success: true, data: [] });
    }
    const { notifications } = await world.traces(ref);
    expect(notifications.map(({ kind }) => kind)).not.toContain('chat-message');
  });

  it('a late chat message is in the data export of the serviceman who wrote it, and in no other', async () => {
    const ref = await reassigned();
    await sendMessage(
      ref,
      { message: 'Only Suresh and operations know' },
      world.suresh,
      'late-words-2',
    );
    const words = 'Only Suresh and operations know';
    expect((await exported(world.suresh)).text).toContain(words);
    for (const other of [world.imran, world.asha]) {
      const { body, text } = await exported(other);
      expect(body.success).toBe(true);
      expect(text).not.toContain(words);
    }
  });

  it('a chat message from somebody who never had the booking is not recorded', async () => {
    const ref = await reassigned();
    const [latest] = await listed({ limit: '1' });
    await sendMessage(ref, {}, world.rohan, 'late-words-3');
    expect(await listed({ limit: '1' })).toEqual([latest]);
  });
});

it('a chat message stores the claimed time beside the arrival time', async () => {
  const ref = await world.plant('started');
  await sendMessage(ref, {}, world.suresh, 'claimed-words');
  const rows = await world.look<{ claimed: Date; sent: Date }>(TIMES_OF_MESSAGES, [ref.bookingId]);
  expect(rows).toEqual([{ claimed: new Date(world.now() - HOUR), sent: new Date(world.now()) }]);
});
