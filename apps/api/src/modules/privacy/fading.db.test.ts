import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { endWork } from '@karigar/contract/bookings/end-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { blockPerson } from '@karigar/contract/contact/block-person';
import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { unblockPerson } from '@karigar/contract/contact/unblock-person';
import { requestCall } from '@karigar/contract/contact/request-call';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { getCarDetails } from '@karigar/contract/packages/get-car-details';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { CHAT_OPEN_MS, FADES_AFTER_MS } from '@karigar/domain/privacy/customer-view';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#testing/account-world';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  // Prints what is on the paper.
  const print = ({ data }: { data: unknown }) => Promise.resolve(Buffer.from(JSON.stringify(data)));
  world = await createBookingWorld({ parts: { pdfWorkers: { print, close: async () => {} } } });
});
afterAll(() => world.close());

const SECRETS = ['Kulkarni', 'Lane 5', 'Flat 3', '9890011223', '9890011224'];
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/** Sessions end within the weeks that pass here. */
const signedIn = async (name: 'suresh' | 'asha') => ({ token: await world.signIn(name) });
const say = async (ref: BookingRef, message: string, by: 'suresh' | 'asha') =>
  world.send(sendChat, { ...ref, message, by: 'me' }, await signedIn(by));
const historyOf = async (ref: BookingRef) => {
  const { body } = await world.send(listBookings, { which: 'history' }, await signedIn('suresh'));
  const rows = (body.data as object[]).map((row) => JSON.stringify(row));
  return rows.find((row) => row.includes(String(ref.bookingId))) ?? '';
};
const openLink = async (link: string) =>
  (await fetch(new URL(new URL(link).pathname, world.base))).text();

/** Started, ended, paid and completed by the calls of the serviceman. */
const completed = async (plan: { subscriptionId?: number } = {}) => {
  const ref = await world.plant('assigned', plan);
  const suresh = await signedIn('suresh');
  await world.send(startWork, { ...ref, startedAt: world.now() }, suresh);
  await world.send(endWork, { ...ref, endedAt: world.now() }, suresh);
  await world.send(addPayment, { ...ref, amount: paise(59_900), mode: 'cash' }, suresh);
  const done = await world.send(verifyCompletionOtp, { ...ref, otp: '482913' }, suresh);
  expect(done.body.success).toBe(true);
  return { ref, over: world.now() };
};
const cancelled = async () => {
  const ref = await world.plant('assigned', { scheduledAt: world.now() + 72 * 3_600_000 });
  const input = { ...ref, why: 'plans-changed' as const };
  expect((await world.send(cancelBooking, input, await signedIn('asha'))).body.success).toBe(true);
  return { ref, over: world.now() };
};

describe.each([
  ['completed', completed],
  ['cancelled', cancelled],
] as const)('a %s booking', (_state, finish) => {
  it('the history shows name and address for a week, then first name and area', async () => {
    const { ref, over } = await finish();
    world.moveClock(over + FADES_AFTER_MS - 1000);
    expect(secretsIn(await historyOf(ref))).toEqual(['Kulkarni', 'Lane 5', 'Flat 3']);
    world.moveClock(over + FADES_AFTER_MS);
    const faded = await historyOf(ref);
    expect(secretsIn(faded)).toEqual([]);
    expect(faded).toContain('Asha');
    expect(faded).toContain('Kothrud');
    const own = await world.send(
      getMyBooking,
      { bookingId: ref.bookingId },
      await signedIn('asha'),
    );
    expect(own.text).toContain('Lane 5');
  });

  it('the chat takes messages of both sides for two days', async () => {
    const { ref, over } = await finish();
    world.moveClock(over + CHAT_OPEN_MS - 1000);
    for (const side of ['suresh', 'asha'] as const)
      expect((await say(ref, 'The drill is here.', side)).body.success).toBe(true);
    world.moveClock(over + CHAT_OPEN_MS);
    for (const side of ['suresh', 'asha'] as const)
      expect(await say(ref, 'Hello again.', side)).toMatchObject(refusal('chat.closed'));
    const call = await world.send(requestCall, ref, await signedIn('suresh'));
    expect(call).toMatchObject(refusal('contact.not-live'));
  });

  it('the serviceman reads the chat for a week, the customer longer', async () => {
    const { ref, over } = await finish();
    await say(ref, 'The key is with the guard.', 'asha');
    const read = async (side: 'suresh' | 'asha') =>
      (await world.send(listChat, ref, await signedIn(side))).text;
    world.moveClock(over + FADES_AFTER_MS - 1000);
    expect(await read('suresh')).toContain('The key is with the guard.');
    world.moveClock(over + FADES_AFTER_MS);
    expect(await read('suresh')).not.toContain('guard');
    expect(await read('asha')).toContain('The key is with the guard.');
  });

  it('notifications and blocks name the customer in full for a week', async () => {
    const { ref, over } = await finish();
    await say(ref, 'Thank you.', 'asha');
    const suresh = await signedIn('suresh');
    await world.send(blockPerson, ref, suresh);
    const read = async () => {
      const by = await signedIn('suresh');
      const noticed = (await world.send(listNotifications, {}, by)).body.data as object[];
      const ofThis = noticed.filter((one) => JSON.stringify(one).includes(String(ref.bookingId)));
      const blocks = await world.send(listBlocks, {}, by);
      return { noticed: JSON.stringify(ofThis), blocks: blocks.text };
    };
    world.moveClock(over + FADES_AFTER_MS - 1000);
    const before = await read();
    expect(before.noticed).toContain('Asha Kulkarni');
    expect(before.blocks).toContain('Asha Kulkarni');
    world.moveClock(over + FADES_AFTER_MS);
    const after = await read();
    expect(secretsIn(after.noticed + after.blocks)).toEqual([]);
    expect(after.noticed).toContain('Asha');
    const blocks = await world.send(listBlocks, {}, await signedIn('suresh'));
    for (const { id } of blocks.body.data as { id: number }[])
      await world.send(unblockPerson, { id }, await signedIn('suresh'));
  });
});

describe('a receipt', () => {
  it('the receipt of a serviceman fades, also by an older link; the customer’s does not', async () => {
    const { ref, over } = await completed();
    const linkOf = async (side: 'suresh' | 'asha') => {
      const { body } = await world.send(getReceipt, ref, await signedIn(side));
      return (body.data as { pdfUrl: string }).pdfUrl;
    };
    world.moveClock(over + FADES_AFTER_MS - 1000);
    const earlier = await linkOf('suresh');
    expect(secretsIn(await openLink(earlier))).toEqual(['Kulkarni', 'Lane 5', 'Flat 3']);
    world.moveClock(over + FADES_AFTER_MS);
    for (const link of [earlier, await linkOf('suresh')]) {
      const paper = await openLink(link);
      expect(secretsIn(paper)).toEqual([]);
      expect(paper).toContain('Kothrud');
    }
    expect(secretsIn(await openLink(await linkOf('asha')))).toEqual([
      'Kulkarni',
      'Lane 5',
      'Flat 3',
    ]);
  });
});

describe('cars of a package', () => {
  it('cars are hidden from the serviceman a week after the last of the bookings', async () => {
    const cars = [['Tata', 'MH14CD5678', 'Blue']] as const;
    const subscriptionId = await world.plantSubscription(people.asha.id, cars);
    const { over } = await completed({ subscriptionId });
    const ask = async (side: 'suresh' | 'asha') =>
      world.send(getCarDetails, { subscriptionId }, await signedIn(side));
    world.moveClock(over + FADES_AFTER_MS - 1000);
    expect((await ask('suresh')).text).toContain('MH14CD5678');
    world.moveClock(over + FADES_AFTER_MS);
    expect(await ask('suresh')).toMatchObject(refusal('subscription.not-found'));
    expect((await ask('asha')).text).toContain('MH14CD5678');
  });
});
