import { clearChat } from '@karigar/contract/chat/clear-chat';
import { listChat } from '@karigar/contract/chat/list-chat';
import { markChatRead } from '@karigar/contract/chat/mark-chat-read';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINDI, refusal } from '#testing/account-world';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

type Party = { token: string };
type Seen = { id: number; chat: string; mark: string | null };
const ref = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const say = (booking: BookingRef, message: string, by: Party) =>
  world.sendFields(sendChat, { ...ref(booking), message, type: 's' }, by);
const read = async (booking: BookingRef, by: Party) =>
  (await world.sendFields(listChat, ref(booking), by)).body.data as Seen[];
const marksOf = async (booking: BookingRef, by: Party) =>
  (await read(booking, by)).map(({ mark }) => mark);
const mark = (booking: BookingRef, upTo: number, how: string, by: Party, options = {}) =>
  world.sendFields(
    markChatRead,
    { ...ref(booking), messageId: String(upTo), mark: how },
    { ...by, ...options },
  );
const clear = (booking: BookingRef, upTo: number, by: Party, options = {}) =>
  world.sendFields(clearChat, { ...ref(booking), messageId: String(upTo) }, { ...by, ...options });
const hintsOf = async (booking: BookingRef) =>
  (await world.traces(booking)).outbox.map(({ account_id }) => account_id);

const talk = async () => {
  const booking = await world.plant('started');
  await say(booking, 'one', world.suresh);
  await say(booking, 'two', world.suresh);
  await say(booking, 'three', world.asha);
  const [one, two, three] = (await read(booking, world.suresh)).map(({ id }) => id);
  return { booking, one: one ?? 0, two: two ?? 0, three: three ?? 0 };
};

type Noted = { bookingId: number; mainId: number; isSent: boolean; kind: string };
const noted = async (booking: BookingRef, by: Party) =>
  ((await world.sendFields(listNotifications, {}, by)).body.data as Noted[]).filter(
    ({ bookingId, kind }) => bookingId === booking.bookingId && kind === 'chat-message',
  );

describe('notifications of a chat', () => {
  it('a conversation is one notification, whatever the number of messages', async () => {
    const { booking } = await talk();
    await say(booking, 'four', world.suresh);
    expect(await noted(booking, world.asha)).toMatchObject([
      { mainId: booking.orderId, isSent: true },
    ]);
  });

  it('reading the chat reads its notification and hints to the reader’s other screens', async () => {
    const { booking, two } = await talk();
    await mark(booking, two, 'delivered', world.asha);
    expect(await noted(booking, world.asha)).toMatchObject([{ isSent: true }]);
    await mark(booking, two, 'read', world.asha);
    expect(await noted(booking, world.asha)).toMatchObject([{ isSent: false }]);
    expect(await noted(booking, world.suresh)).toMatchObject([{ isSent: true }]);
    await say(booking, 'five', world.suresh);
    expect(await noted(booking, world.asha)).toMatchObject([{ isSent: true }]);
  });
});

describe('delivery marks of a chat', () => {
  it('delivery marks (sent, delivered, read) are shown on own messages only', async () => {
    const { booking, one, two } = await talk();
    expect(await marksOf(booking, world.suresh)).toEqual(['sent', 'sent', null]);
    await mark(booking, two, 'delivered', world.asha);
    expect(await marksOf(booking, world.suresh)).toEqual(['delivered', 'delivered', null]);
    const { body } = await mark(booking, one, 'read', world.asha);
    expect(body).toEqual({ success: true, code: 200, message: '', data: null });
    expect(await marksOf(booking, world.suresh)).toEqual(['read', 'delivered', null]);
    expect(await marksOf(booking, world.asha)).toEqual([null, null, 'sent']);
  });

  it('a delivery mark never moves back, nor past the last message', async () => {
    const { booking, one } = await talk();
    await mark(booking, 9_007_199_254_740_991, 'read', world.asha);
    await mark(booking, one, 'delivered', world.asha);
    expect(await marksOf(booking, world.suresh)).toEqual(['read', 'read', null]);
    await say(booking, 'four', world.suresh);
    expect(await marksOf(booking, world.suresh)).toEqual(['read', 'read', null, 'sent']);
  });

  it('a moved delivery mark hints to the other side once', async () => {
    const { booking, three } = await talk();
    const before = await hintsOf(booking);
    const { notifications } = await world.traces(booking);
    await mark(booking, three, 'read', world.suresh);
    await mark(booking, three, 'read', world.suresh);
    await mark(booking, three, 'delivered', world.suresh);
    expect((await hintsOf(booking)).slice(before.length)).toEqual([people.asha.id]);
    const traces = await world.traces(booking);
    expect(traces.notifications).toHaveLength(notifications.length);
    expect(traces.outbox.at(-1)).toMatchObject({
      account_id: people.asha.id,
      payload: { quiet: true },
    });
  });

  it('a delivery mark in an empty chat changes nothing', async () => {
    const booking = await world.plant('requested');
    expect((await mark(booking, 7, 'read', world.asha)).body.success).toBe(true);
    expect(await hintsOf(booking)).toEqual([]);
  });
});

describe('clear chat', () => {
  it('[CHAT-04] clearing a chat hides it for the caller; the record and the other side keep it', async () => {
    const { booking, three } = await talk();
    expect((await clear(booking, three, world.suresh)).body).toEqual({
      success: true,
      code: 200,
      message: 'Chat cleared.',
      data: null,
    });
    expect(await read(booking, world.suresh)).toEqual([]);
    expect(await read(booking, world.asha)).toHaveLength(3);
    await say(booking, 'again', world.asha);
    expect((await read(booking, world.suresh)).map(({ chat }) => chat)).toEqual(['again']);
  });

  it('clearing a chat keeps messages after the last one the caller saw', async () => {
    const { booking, two } = await talk();
    const { body } = await clear(booking, two, world.suresh, HINDI);
    expect(body.message).toBe('चैट साफ़ हो गई।');
    expect((await read(booking, world.suresh)).map(({ chat }) => chat)).toEqual(['three']);
  });

  it("clearing a chat hints to the caller's other tabs only, and keeps the delivery marks", async () => {
    const { booking, three } = await talk();
    await mark(booking, three, 'read', world.suresh);
    const before = await hintsOf(booking);
    await clear(booking, three, world.suresh);
    await clear(booking, three, world.suresh);
    expect((await hintsOf(booking)).slice(before.length)).toEqual([people.suresh.id]);
    expect(await marksOf(booking, world.asha)).toEqual([null, null, 'read']);
    expect((await world.traces(booking)).audit.at(-1)).toMatchObject({
      call: 'clear-chat',
      outcome: 'ok',
      account_id: people.suresh.id,
    });
  });
});

it("marking or clearing another's chat is refused as not found", async () => {
  const { booking, three } = await talk();
  for (const stranger of [world.imran, world.rohan]) {
    expect(await mark(booking, three, 'read', stranger)).toMatchObject(
      refusal('booking.not-found'),
    );
    expect(await clear(booking, three, stranger, HINDI)).toMatchObject(
      refusal('booking.not-found', 'hi'),
    );
  }
  expect(await marksOf(booking, world.suresh)).toEqual(['sent', 'sent', null]);
});
