import { sendChat } from '@karigar/contract/chat/send-chat';
import { blockPerson } from '@karigar/contract/contact/block-person';
import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { reportPerson } from '@karigar/contract/contact/report-person';
import { requestCall } from '@karigar/contract/contact/request-call';
import { unblockPerson } from '@karigar/contract/contact/unblock-person';
import { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { CALLS } from '@karigar/contract/registry';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#testing/account-world';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { CALL_ROWS } from '#testing/call-rows';
import { people } from '#testing/people';
import {
  CALLS_AUDITED,
  FORGET_BLOCKS,
  NUMBERS_OF,
  TAKE_NUMBER,
  TICKET_ABOUT,
} from '#testing/person-sql';

/** The customer's number of a planted booking; the alternate number follows. */
const CUSTOMER_PHONE = '9890011223';
const NUMBERS = [CUSTOMER_PHONE, '9890011224', people.suresh.phone];

const NO_TARGET = {
  subscriptionId: 0,
  documentId: 0,
  bookingAddOnId: 0,
  addOnId: 0,
  addOnPrice: '0.00',
  sessionId: 0,
  lineId: 0,
  blockId: 0,
  passkeyId: 0,
  workRecordId: 999_999_999,
  addressId: 0,
};

type Ends = { readonly from: string; readonly to: string };

let world: BookingWorld;
let masked: BookingWorld;
const asked: Ends[] = [];
let gateway: (ends: Ends) => Promise<string>;

beforeAll(async () => {
  world = await createBookingWorld();
  const between = async (ends: Ends): Promise<string> => {
    asked.push(ends);
    return gateway(ends);
  };
  masked = await createBookingWorld({ parts: { maskedCalls: { between } } });
});
afterAll(() => Promise.all([world.close(), masked.close()]));
beforeEach(async () => {
  asked.length = 0;
  gateway = async () => '+912066801234';
  await world.look(FORGET_BLOCKS);
});

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const call = (booking: BookingRef, by: { token: string }, on = world) =>
  on.sendFields(requestCall, wire(booking), by);
const block = (booking: BookingRef, by: { token: string }) =>
  world.sendFields(blockPerson, wire(booking), by);
const say = (booking: BookingRef, by: { token: string }) =>
  world.sendFields(sendChat, { ...wire(booking), message: 'Hello', type: 's' }, by);
const report = (booking: BookingRef, by: { token: string }, words = 'They shouted at me') =>
  world.sendFields(reportPerson, { ...wire(booking), reason: 'rude', words }, by);
const blocksOf = async (by: { token: string }) =>
  (await world.send(listBlocks, {}, by)).body.data as { id: number; name: string }[];

const LIVE: readonly BookingState[] = ['assigned', 'started', 'held', 'ended'];
const NOT_LIVE: readonly BookingState[] = ['completed', 'cancelled'];

describe('phone number of the other side', () => {
  it.each(LIVE)(
    'both sides get the phone number while the booking is %s, and it is audited',
    async (state) => {
      const booking = await world.plant(state);
      expect((await call(booking, world.suresh)).body.data).toEqual({
        number: `+91${CUSTOMER_PHONE}`,
        isMasked: false,
      });
      expect((await call(booking, world.asha)).body.data).toEqual({
        number: `+91${people.suresh.phone}`,
        isMasked: false,
      });
      const rows = await world.look<{ count: number }>(CALLS_AUDITED, [booking.bookingId]);
      expect(rows).toEqual([{ count: 2 }]);
    },
  );

  it.each(NOT_LIVE)('nobody gets the phone number when the booking is %s', async (state) => {
    const booking = await world.plant(state);
    for (const by of [world.suresh, world.asha]) {
      expect(await call(booking, by)).toMatchObject(refusal('contact.not-live'));
    }
    const [row] = await world.look<{ count: number }>(NUMBERS_OF, [booking.bookingId]);
    expect(row?.count).toBe(0);
  });

  it.each(NOT_LIVE)(
    'no reply about a %s booking contains a phone number, for either side',
    async (state) => {
      const target = { ...NO_TARGET, ...(await world.plant(state)) };
      const walked: string[] = [];
      for (const made of CALLS) {
        const row = CALL_ROWS[made.name];
        if (made.writes || made.who === 'anyone' || row?.subject !== 'booking') continue;
        for (const [by, theirs] of [
          ['suresh', [CUSTOMER_PHONE, '9890011224']],
          ['asha', [people.suresh.phone]],
        ] as const) {
          if (!made.who.includes(people[by].role)) continue;
          const { text } = await world.sendFields(made, row.fields(target, world.now()), world[by]);
          for (const number of theirs) expect(text, `${made.name} to ${by}`).not.toContain(number);
          walked.push(made.name);
        }
      }
      expect(walked.length).toBeGreaterThanOrEqual(8);
    },
  );

  it('no list of past bookings contains a phone number', async () => {
    const theirs = await world.plant('completed');
    const { text } = await world.send(listBookings, { which: 'history' }, world.suresh);
    expect(text).toContain(String(theirs.bookingId));
    for (const number of NUMBERS) expect(text).not.toContain(number);
  });

  it("the phone number is refused for an unassigned, missing or another's booking", async () => {
    const open = await world.plant('requested');
    expect(await call(open, world.asha)).toMatchObject(refusal('contact.nobody-yet'));
    const booking = await world.plant('assigned');
    await world.look(TAKE_NUMBER, [booking.bookingId]);
    expect(await call(booking, world.suresh)).toMatchObject(refusal('contact.no-number'));
    for (const by of [world.imran, world.rohan]) {
      expect(await call(booking, by)).toMatchObject(refusal('booking.not-found'));
    }
  });
});

describe('masked number', () => {
  it('a masked number replaces the real ones for both sides', async () => {
    const booking = await masked.plant('started');
    const servicemanCall = await call(booking, masked.suresh, masked);
    expect(servicemanCall.body.data).toEqual({ number: '+912066801234', isMasked: true });
    await call(booking, masked.asha, masked);
    expect(asked).toEqual([
      { from: people.suresh.phone, to: CUSTOMER_PHONE },
      { from: CUSTOMER_PHONE, to: people.suresh.phone },
    ]);
    const { text } = await masked.send(listBookings, { which: 'live' }, masked.suresh);
    expect(text).toContain(String(booking.bookingId));
    for (const number of NUMBERS) expect(text).not.toContain(number);
  });

  it('a phone call is refused when no masked number is available, never given the real one', async () => {
    gateway = () => Promise.reject(new Error('masked calls: the gateway answered 500'));
    const booking = await masked.plant('started');
    expect(await call(booking, masked.suresh, masked)).toMatchObject(
      refusal('contact.call-unavailable'),
    );
  });

  it('no masked number is requested for a booking that is not live', async () => {
    const over = await masked.plant('completed');
    const live = await masked.plant('started');
    await call(over, masked.suresh, masked);
    expect(await call(live, masked.imran, masked)).toMatchObject(refusal('booking.not-found'));
    expect(asked).toEqual([]);
  });
});

describe('block', () => {
  it.each(['suresh', 'asha'] as const)(
    'a block by %s ends chat and phone calls for both',
    async (who) => {
      const booking = await world.plant('started');
      const live = async () =>
        (await world.send(listBookings, { which: 'live' }, world.suresh)).text;
      expect(await live()).toContain(CUSTOMER_PHONE);
      expect((await block(booking, world[who])).body.success).toBe(true);
      for (const by of [world.suresh, world.asha]) {
        expect(await say(booking, by)).toMatchObject(refusal('contact.blocked'));
        expect(await call(booking, by)).toMatchObject(refusal('contact.blocked'));
      }
      expect(await live()).not.toContain(CUSTOMER_PHONE);
      // The blocked side does not see the block.
      expect(await blocksOf(who === 'asha' ? world.suresh : world.asha)).toEqual([]);

      const [made] = await blocksOf(world[who]);
      expect(made?.name).toBe(who === 'asha' ? 'Suresh P.' : 'Asha Kulkarni');
      const lift = (by: { token: string }, id = made?.id ?? 0) =>
        world.send(unblockPerson, { id }, by);
      expect(await lift(world.imran)).toMatchObject(refusal('block.not-found'));
      expect((await lift(world[who])).body.success).toBe(true);
      expect(await blocksOf(world[who])).toEqual([]);
      expect((await say(booking, world.suresh)).body.success).toBe(true);
    },
  );

  it('a repeated block is stored once, and can be made again after it was lifted', async () => {
    const booking = await world.plant('completed');
    await block(booking, world.asha);
    await block(booking, world.asha);
    const [made, ...more] = await blocksOf(world.asha);
    expect(more).toEqual([]);
    await world.send(unblockPerson, { id: made?.id ?? 0 }, world.asha);
    await block(booking, world.asha);
    expect(await blocksOf(world.asha)).toHaveLength(1);
  });

  it("a block is refused for another's booking and an unassigned one", async () => {
    const booking = await world.plant('started');
    expect(await block(booking, world.rohan)).toMatchObject(refusal('booking.not-found'));
    const open = await world.plant('requested');
    expect(await block(open, world.asha)).toMatchObject(refusal('contact.nobody-yet'));
  });
});

describe('report', () => {
  it.each(['suresh', 'asha'] as const)(
    'a report by %s opens a help request about the other side',
    async (who) => {
      const booking = await world.plant('completed');
      const reply = await report(booking, world[who]);
      const { ticketNo } = reply.body.data as { ticketNo: string };
      const [row] = await world.look<Record<string, unknown>>(TICKET_ABOUT, [ticketNo]);
      expect(row).toEqual({
        category: 'person',
        reason: 'rude',
        about: people[who === 'asha' ? 'suresh' : 'asha'].id,
        booking: booking.bookingId,
      });
      const mine = (await world.send(listMyTickets, {}, world[who])).text;
      expect(mine).toContain(ticketNo);
      const other = who === 'asha' ? world.suresh : world.asha;
      expect((await world.send(listMyTickets, {}, other)).text).not.toContain(ticketNo);
    },
  );

  it("a report is refused: another's booking, nobody to report, no words, too many", async () => {
    const booking = await world.plant('completed');
    expect(await report(booking, world.rohan)).toMatchObject(refusal('booking.not-found'));
    expect(await report(await world.plant('requested'), world.asha)).toMatchObject(
      refusal('contact.nobody-yet'),
    );
    expect(await report(booking, world.asha, '!')).toMatchObject(refusal('ticket.words-missing'));
    for (let times = 0; times < 10; times += 1) await report(booking, world.asha);
    expect(await report(booking, world.asha)).toMatchObject(refusal('ticket.too-many-today'));
  });
});
