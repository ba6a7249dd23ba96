import { listChat } from '@karigar/contract/chat/list-chat';
import { markChatRead } from '@karigar/contract/chat/mark-chat-read';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINDI, refusal } from '#testing/account-world';
import { onePixel } from '#testing/call-rows';
import type { Reply } from '#testing/test-app';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

type Party = { token: string };
const ref = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const say = (booking: BookingRef, message: string, by: Party, options = {}) =>
  world.sendFields(sendChat, { ...ref(booking), message, type: 's' }, { ...by, ...options });
const read = async (booking: BookingRef, by: Party) => {
  const reply = await world.sendFields(listChat, ref(booking), by);
  expect(readReply(listChat, reply.body).kind).toBe('ok');
  return reply.body.data as { chat: string; type: string }[];
};

describe('chat', () => {
  it('[WIRE-19] [WIRE-20] [ENT-03] a chat is read in order, and each side sees its own messages as sent', async () => {
    const booking = await world.plant('started');
    const sent = await say(booking, ' I am at the gate.\r\n', world.suresh);
    expect(sent).toMatchObject({
      status: 200,
      body: { success: true, code: 200, message: 'Message sent.', data: null },
    });
    await say(booking, 'रास्ते में हूँ 🙂', world.asha, HINDI);
    await say(booking, 'Second floor?', world.suresh);

    expect(await read(booking, world.suresh)).toMatchObject([
      { chat: 'I am at the gate.', type: 's', created_at: '2026-01-15 10:00:00' },
      { chat: 'रास्ते में हूँ 🙂', type: 'r' },
      { chat: 'Second floor?', type: 's' },
    ]);
    expect((await read(booking, world.asha)).map(({ type }) => type)).toEqual(['r', 's', 'r']);
  });

  it('a chat message notifies the other side by name, and hints to both', async () => {
    const booking = await world.plant('assigned');
    await say(booking, 'A secret of the house', world.asha);
    const { notifications, outbox, audit } = await world.traces(booking);
    expect(notifications).toMatchObject([
      { account_id: people.suresh.id, kind: 'chat-message', sender: 'Asha Kulkarni' },
    ]);
    expect(outbox).toMatchObject([
      { account_id: people.asha.id, kind: 'chat', payload: { quiet: true } },
      { account_id: people.suresh.id, kind: 'chat', payload: null },
    ]);
    expect(audit).toMatchObject([
      { call: 'send-chat', outcome: 'ok', role: 'customer', account_id: people.asha.id },
    ]);
    const list = await world.sendFields(listNotifications, {}, world.suresh);
    expect(list.text).not.toContain('secret');
    expect((list.body.data as unknown[])[0]).toMatchObject({
      dataFrom: 'Asha Kulkarni',
      message: expect.stringMatching(/^New message about booking KRG-\d+\.$/),
      isSent: true,
    });
  });

  it.each<BookingState>(['offered', 'assigned', 'started', 'held', 'ended', 'completed'])(
    'both sides can chat in a booking that is %s',
    async (state) => {
      const booking = await world.plant(state);
      expect((await say(booking, 'one', world.suresh)).body.success).toBe(true);
      expect((await say(booking, 'two', world.asha)).body.success).toBe(true);
      expect(await read(booking, world.asha)).toHaveLength(2);
    },
  );

  it("a customer's message before the assignment is stored and notifies nobody", async () => {
    const booking = await world.plant('requested');
    expect((await say(booking, 'Ring twice', world.asha)).body.success).toBe(true);
    const { notifications, outbox } = await world.traces(booking);
    expect(notifications).toEqual([]);
    expect(outbox).toMatchObject([{ account_id: people.asha.id, kind: 'chat' }]);
  });

  it.each(['', '   ', '\n\t', '\u200B'])('a chat refuses the empty message %j', async (message) => {
    const booking = await world.plant('started');
    expect(await say(booking, message, world.suresh)).toMatchObject(refusal('chat.message-empty'));
    expect(await say(booking, message, world.asha, HINDI)).toMatchObject(
      refusal('chat.message-empty', 'hi'),
    );
    expect(await read(booking, world.suresh)).toEqual([]);
  });

  it("the chat of another's booking is refused as not found", async () => {
    const booking = await world.plant('started');
    await say(booking, 'between us', world.asha);
    const missing = { bookingId: 4_000_000_000_000, orderId: booking.orderId };
    for (const stranger of [world.imran, world.rohan]) {
      const listed = await world.sendFields(listChat, ref(booking), stranger);
      expect(listed).toMatchObject(refusal('booking.not-found'));
      expect(listed.text).toBe((await world.sendFields(listChat, ref(missing), stranger)).text);
      const said = await say(booking, 'hello', stranger, HINDI);
      expect(said).toMatchObject(refusal('booking.not-found', 'hi'));
      expect(said.text).toBe((await say(missing, 'hello', stranger, HINDI)).text);
    }
    const other = { ...booking, orderId: booking.orderId + 1 };
    expect(await say(other, 'hello', world.asha)).toMatchObject(refusal('booking.not-found'));
    expect(await read(booking, world.asha)).toHaveLength(1);
  });

  it('a chat message with a repeated idempotency key is stored once', async () => {
    const booking = await world.plant('started');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => say(booking, 'once', world.suresh, { key: 'chat-once' })),
    );
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    expect(await read(booking, world.asha)).toHaveLength(1);
    expect((await world.traces(booking)).notifications).toHaveLength(1);
  });
});

describe('picture in a chat', () => {
  const show = (booking: BookingRef, file: File, by: Party, message = '') =>
    world.sendFields(sendChat, { ...ref(booking), message, type: 's', file }, by);

  it('a chat picture is visible to both sides, with or without text', async () => {
    const booking = await world.plant('started');
    expect((await show(booking, onePixel(), world.suresh)).body.success).toBe(true);
    expect((await show(booking, onePixel(), world.asha, 'This tap')).body.success).toBe(true);
    expect(await read(booking, world.suresh)).toMatchObject([
      { chat: '', type: 's', file: expect.stringMatching(/^\/files\/.+\.webp\?/) },
      { chat: 'This tap', type: 'r', file: expect.stringMatching(/^\/files\//) },
    ]);
    const [first] = (await read(booking, world.asha)) as unknown as { file: string }[];
    const served = await fetch(new URL(first?.file ?? '', world.base));
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/webp');
  });

  it('a chat picture that is no image is refused, and no message is stored', async () => {
    const booking = await world.plant('started');
    const page = new File(['<svg/>'], 'a.png', { type: 'image/png' });
    expect(await show(booking, page, world.suresh, 'Look')).toMatchObject(
      refusal('file.not-an-image'),
    );
    const large = new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'a.png');
    expect(await show(booking, large, world.suresh)).toMatchObject(refusal('file.too-large'));
    expect(await read(booking, world.suresh)).toEqual([]);
  });
});

/** As an app does: what a busy server did not take is sent again. */
const sayAgain = async (booking: BookingRef, line: string, by: Party): Promise<Reply> => {
  const reply = await say(booking, line, by);
  return reply.body.code === 'server.busy' ? sayAgain(booking, line, by) : reply;
};

/** Ten at a time. */
const sayLines = async (booking: BookingRef, count: number, by: Party): Promise<Reply[]> => {
  const replies: Reply[] = [];
  for (let from = 0; from < count; from += 10) {
    const lines = Array.from({ length: 10 }, (_, nth) => `line ${from + nth}`);
    replies.push(...(await Promise.all(lines.map((line) => sayAgain(booking, line, by)))));
  }
  return replies;
};

describe('limit of messages', () => {
  it('a person sends sixty messages an hour to one booking, and the other side is not limited by it', async () => {
    const booking = await world.plant('started');
    const sent = await sayLines(booking, 60, world.suresh);
    expect(sent.every(({ body }) => body.success)).toBe(true);
    expect(await say(booking, 'one more', world.suresh)).toMatchObject(refusal('chat.too-many'));
    expect((await say(booking, 'please wait', world.asha)).body.success).toBe(true);
    expect(await read(booking, world.asha)).toHaveLength(61);
    const { notifications } = await world.traces(booking);
    expect(notifications.filter(({ account_id: id }) => id === people.asha.id)).toHaveLength(1);
  });

  it('a chat rings the other phone once a minute, and again as soon as it was read', async () => {
    const booking = await world.plant('started');
    const start = world.now();
    const rings = async () =>
      (await world.traces(booking)).notifications.filter(
        ({ account_id: id }) => id === people.asha.id,
      ).length;
    const counted: number[] = [];
    for (const seconds of [0, 20, 40, 59, 60, 61, 119, 120]) {
      world.moveClock(start + seconds * 1000);
      await say(booking, `after ${seconds}`, world.suresh);
      counted.push(await rings());
    }
    expect(counted).toEqual([1, 1, 1, 1, 2, 2, 2, 3]);
    const messages = await world.sendFields(listChat, ref(booking), world.asha);
    const last = (messages.body.data as { id: number }[]).at(-1)?.id ?? 0;
    await world.send(markChatRead, { ...booking, upTo: last, mark: 'read' }, world.asha);
    await say(booking, 'after reading', world.suresh);
    expect(await rings()).toBe(4);
    // The other side rings for itself.
    await say(booking, 'coming', world.asha);
    expect((await world.traces(booking)).notifications).toHaveLength(5);
    world.moveClock(start);
  });

  it('a person sends five hundred messages a day in all chats', async () => {
    const start = world.now() + 86_400_000;
    const sameDay = world.now();
    world.moveClock(start);
    const asha = { token: await world.signIn('asha') };
    for (let chat = 0; chat < 9; chat += 1) {
      world.moveClock(start + chat);
      const booking = await world.plant('started');
      const count = chat < 8 ? 60 : 20;
      await sayLines(booking, count, asha);
    }
    const booking = await world.plant('started');
    expect(await say(booking, 'one more', asha)).toMatchObject(refusal('chat.too-many'));
    world.moveClock(start + 86_400_000 + 10);
    const later = { token: await world.signIn('asha') };
    expect((await say(booking, 'a day later', later)).body.success).toBe(true);
    world.moveClock(sameDay);
  });
});
