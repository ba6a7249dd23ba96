import { answerTicket } from '@karigar/contract/help/answer-ticket';
import { getSupport } from '@karigar/contract/help/get-support';
import { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import { openTicket } from '@karigar/contract/help/open-ticket';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#testing/account-world';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';
import { WHO_ANSWERED } from '#testing/person-sql';

const PHONE = '+912066801234';

let world: BookingWorld;
let priya: { token: string };
beforeAll(async () => {
  world = await createBookingWorld({ env: { SUPPORT_PHONE: PHONE } });
  priya = { token: await world.signIn('priya') };
});
afterAll(() => world.close());

const HOUR = 3_600_000;
const WORDS = 'The tap drips again';

const open = (by: { token: string; key?: string }, fields: Record<string, string> = {}) =>
  world.sendFields(openTicket, { category: 'booking', words: WORDS, ...fields }, by);
const numberOf = async (reply: ReturnType<typeof open>) =>
  ((await reply).body.data as { ticketNo: string }).ticketNo;
const ticketsOf = async (by: { token: string }) => {
  const read = readReply(listMyTickets, (await world.send(listMyTickets, {}, by)).body);
  return read.kind === 'ok' ? read.data : [];
};
const work = (ticketNo: string, step: string, answer = '') =>
  world.sendFields(answerTicket, { ticketNo, step, answer }, priya);

it('the number of support is sent to everybody', async () => {
  for (const by of [world.asha, world.suresh])
    expect((await world.send(getSupport, {}, by)).body.data).toEqual({ phone: PHONE });
});

describe('help request', () => {
  it('a help request has a number and deadlines, and is visible to its author only', async () => {
    const booking = await world.plant('completed');
    const reply = await open(world.asha, {
      bookingId: String(booking.bookingId),
      mainId: String(booking.orderId),
    });
    const read = readReply(openTicket, reply.body);
    const opened = read.kind === 'ok' ? read.data : null;
    const now = Math.floor(world.now() / 1000) * 1000;
    expect(opened?.ticketNo).toMatch(/^T-\d{4,}$/);
    expect(opened).toMatchObject({
      acknowledgeBy: now + 48 * HOUR,
      resolveBy: now + 30 * 24 * HOUR,
    });
    expect((await ticketsOf(world.asha))[0]).toMatchObject({
      ...opened,
      category: 'booking',
      status: 'open',
      words: WORDS,
      bookingNo: expect.stringMatching(/^KRG-/) as string,
      answer: null,
    });
    expect(await ticketsOf(world.rohan)).toEqual([]);
  });

  it('a help request is taken up and answered once each, with a notification for both steps', async () => {
    const ticketNo = await numberOf(open(world.suresh, { category: 'payment' }));
    const statusOf = async () =>
      (await ticketsOf(world.suresh)).find((ticket) => ticket.ticketNo === ticketNo);
    expect((await work(ticketNo, 'acknowledge')).body.success).toBe(true);
    expect(await statusOf()).toMatchObject({ status: 'acknowledged', answer: null });
    expect(await work(ticketNo, 'acknowledge')).toMatchObject(
      refusal('ticket.already-acknowledged'),
    );
    expect(await work(ticketNo, 'resolve', ' ?')).toMatchObject(refusal('ticket.answer-missing'));
    expect((await work(ticketNo, 'resolve', 'It is paid back')).body.success).toBe(true);
    expect(await statusOf()).toMatchObject({ status: 'answered', answer: 'It is paid back' });
    expect(await work(ticketNo, 'resolve', 'Again')).toMatchObject(
      refusal('ticket.already-answered'),
    );
    expect(await work(ticketNo, 'acknowledge')).toMatchObject(refusal('ticket.already-answered'));
    const { text } = await world.send(listNotifications, {}, world.suresh);
    expect(text).toContain(`We are working on your request ${ticketNo}.`);
    expect(text).toContain(`Your request ${ticketNo} has been answered.`);
  });

  it('a help request that is answered at once counts as taken up', async () => {
    const ticketNo = await numberOf(open(world.imran, { category: 'app' }));
    await work(ticketNo, 'resolve', 'Please update the app');
    const [ticket] = await ticketsOf(world.imran);
    expect(ticket?.acknowledgedAt).toBe(ticket?.answeredAt);
    expect(ticket?.answeredAt).not.toBeNull();
  });

  it("a help request is refused: not found, words missing, another's booking", async () => {
    expect(await work('T-0', 'resolve', 'x')).toMatchObject(refusal('ticket.not-found'));
    expect(await open(world.asha, { words: ' ? ' })).toMatchObject(refusal('ticket.words-missing'));
    const { bookingId, orderId } = await world.plant('completed');
    const ref = { bookingId: String(bookingId), mainId: String(orderId) };
    expect(await open(world.rohan, ref)).toMatchObject(refusal('booking.not-found'));
    expect(await open(world.asha, { bookingId: ref.bookingId })).toMatchObject(
      refusal('booking.not-found'),
    );
  });

  it('a person opens at most ten help requests a day, also concurrently', async () => {
    const replies = await Promise.all(Array.from({ length: 13 }, () => open(world.rohan)));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(10);
    expect(await open(world.rohan)).toMatchObject(refusal('ticket.too-many-today'));
    world.moveClock(world.now() + 25 * HOUR);
    expect((await open({ token: await world.signIn('rohan') })).body.success).toBe(true);
  });
});

it('an answered help request stores its operator, and the audit names its author', async () => {
  const by = { token: await world.signIn('asha') };
  priya = { token: await world.signIn('priya') };
  const ticketNo = await numberOf(open(by));
  await work(ticketNo, 'resolve', 'Somebody comes tomorrow');
  const [row] = await world.look<{ by: number; subject: number }>(WHO_ANSWERED, [ticketNo]);
  expect(row).toEqual({ by: people.priya.id, subject: people.asha.id });
});
