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

/** Suresh began it, out of reach since; it is Imran's now. */
const reassigned = async (): Promise<BookingRef> => {
  const ref = await world.plant('started');
  const hold = { ...wire(ref), holdTime: dayOf(world.now()), reason: 'Rain' };
  await world.sendFields(holdWork, hold, world.suresh);
  await world.look(REASSIGN, [ref.bookingId, people.imran.id]);
  return ref;
};
const say = (ref: BookingRef, more: object, by: { token: string }, key: string) =>
  world.sendFields(
    sendChat,
    { ...wire(ref), message: 'I was at the gate', type: 's', actionTime: claimed(), ...more },
    { ...by, key },
  );

describe('what was not taken', () => {
  it('is listed for operations with what he did, when he says and when it came, the latest first', async () => {
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

  it('leaves out what was taken, and what a customer was refused', async () => {
    const ref = await world.plant('started');
    await world.sendFields(endWork, { ...wire(ref), endTime: claimed() }, world.suresh);
    expect((await listed({ limit: '100' })).map(({ bookingId }) => bookingId)).not.toContain(
      ref.bookingId,
    );
  });

  it('is for operators alone, and who looked is in the audit', async () => {
    for (const other of [world.suresh, world.asha])
      expect(await world.sendFields(listLateActions, {}, other)).toMatchObject({
        status: 403,
        body: { code: 'role.not-allowed' },
      });
    await listed();
    const rows = await world.look<{ account_id: number; outcome: string }>(LAST_LOOK_AT_LATE);
    expect(rows).toEqual([{ account_id: people.priya.id, outcome: 'ok' }]);
  });
});

describe('words to the customer of a booking that was given to somebody else', () => {
  it('are kept for operations with their picture, and shown to nobody else', async () => {
    const ref = await reassigned();
    const missing = await say({ bookingId: 1, orderId: 1 }, {}, world.suresh, 'late-words-0');
    const reply = await say(ref, { file: onePixel() }, world.suresh, 'late-words-1');
    expect(reply.text).toBe(missing.text);
    await say(ref, { file: onePixel() }, world.suresh, 'late-words-1');
    const [kept, before] = await listed({ limit: '2' });
    expect(kept).toMatchObject({
      bookingId: ref.bookingId,
      servicemanId: people.suresh.id,
      action: 'send-chat',
      refusal: 'booking.reassigned',
      stateThen: 'held',
      claimedAt: world.now() - HOUR,
      text: 'I was at the gate',
    });
    expect(before?.bookingId).not.toBe(ref.bookingId);
    const picture = await fetch(new URL(kept?.picture ?? '', world.base));
    expect(picture.headers.get('content-type')).toBe('image/webp');
    for (const party of [world.imran, world.asha]) {
      const chat = await world.sendFields(listChat, wire(ref), party);
      expect(chat.body).toMatchObject({ success: true, data: [] });
    }
    const { notifications } = await world.traces(ref);
    expect(notifications.map(({ kind }) => kind)).not.toContain('chat-message');
  });

  it('are in the export of the man who wrote them, as is all he did there', async () => {
    const ref = await reassigned();
    await say(ref, { message: 'Only he and operations know' }, world.suresh, 'late-words-2');
    const words = 'Only he and operations know';
    expect((await world.sendFields(exportMyData, {}, world.suresh)).text).toContain(words);
    for (const other of [world.imran, world.asha])
      expect((await world.sendFields(exportMyData, {}, other)).text).not.toContain(words);
  });

  it('of a stranger who never had it are kept nowhere', async () => {
    const ref = await reassigned();
    const [latest] = await listed({ limit: '1' });
    await say(ref, {}, world.rohan, 'late-words-3');
    expect(await listed({ limit: '1' })).toEqual([latest]);
  });
});

it('a message keeps the time he claims beside the time it came', async () => {
  const ref = await world.plant('started');
  await say(ref, {}, world.suresh, 'claimed-words');
  const rows = await world.look<{ claimed: Date; sent: Date }>(TIMES_OF_MESSAGES, [ref.bookingId]);
  expect(rows).toEqual([{ claimed: new Date(world.now() - HOUR), sent: new Date(world.now()) }]);
});
