import { randomUUID } from 'node:crypto';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { saveAddress } from '@karigar/contract/addresses/save-address';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { reportPerson } from '@karigar/contract/contact/report-person';
import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';
import { answerTicket } from '@karigar/contract/help/answer-ticket';
import { openTicket } from '@karigar/contract/help/open-ticket';
import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { dayOf } from '@karigar/domain/dates/india-day';
import { SYSTEM } from '#platform/db';
import { createSweeper } from '#worker/tasks/sweep-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyPicture } from '#testing/file-world';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { findWords } from '#testing/leftovers';
import { createMemoryLog } from '#testing/memory-log';
import { FAR_AREA } from '#testing/order-world';
import {
  DELETE_NOTIFICATIONS,
  GIVE_UP,
  NAME_BOOKING,
  STEP_UP,
  INSERT_NAMED_NOTIFICATION,
} from '#testing/person-sql';
import { createPushWorld, type PushWorld } from '#testing/push-world';

const DAY = 86_400_000;
const memory = createMemoryLog();
let world: PushWorld;

beforeAll(async () => {
  world = await createPushWorld({ parts: { log: memory.log } });
});
afterAll(() => world.close());

const wire = ({ bookingId, orderId }: FreshBooking) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const signIn = async ({ id, role }: FreshPerson): Promise<{ token: string }> => {
  const { sessions, databases } = world.context;
  const opened = await databases.system.transaction(SYSTEM, (tx) =>
    sessions.open(tx, { accountId: id, role }),
  );
  return { token: opened.authToken };
};
const proveAgain = async ({ id }: FreshPerson, { token }: { token: string }) => {
  const session = await world.context.sessions.find(token);
  const until = new Date(world.now() + 60_000);
  await world.look(STEP_UP, [session?.sessionId, id, until]);
};
const filesThere = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of world.context.files.list()) keys.push(key);
  return keys.toSorted();
};
const sweep = async (): Promise<void> => {
  const step = createSweeper(world.context);
  while (await step());
};

/** Names and an address that are not in the demo data. */
const WORDS = {
  serviceman: { first: 'Zorawarjit', last: 'Quillandry', address: 'Wing Q, Xanadu Heights' },
  customer: { first: 'Yashodhari', last: 'Vexworthy', address: 'Plot 9, Zephyr Enclave' },
} as const;

/** A person with data in every place, created by the calls themselves where there is one. */
const live = async (side: keyof typeof WORDS) => {
  const { look, context } = world;
  const person = await createPerson(look, side, world.now());
  const other = await createPerson(
    look,
    side === 'customer' ? 'serviceman' : 'customer',
    world.now(),
  );
  const [me, them] = [await signIn(person), await signIn(other)];
  const { first, last, address } = WORDS[side];
  const name = `${first} ${last}`;
  const before = await filesThere();

  const profile = await world.sendFields(
    updateProfile,
    {
      firstName: first,
      lastName: last,
      email: person.email,
      phone: person.phone,
      address,
      file: await anyPicture(),
    },
    me,
  );
  expect(profile.body.success).toBe(true);
  await world.sendFields(requestOtp, { phone: person.phone, device: `device of ${first}` });

  if (side === 'customer') {
    const { id, pinCode, latitude, longitude } = FAR_AREA;
    const place = { areaId: id, pinCode, latitude, longitude };
    const words = { label: `At ${first}’s`, contactName: name, flatNo: address, street: address };
    const saved = await world.send(saveAddress, { ...place, ...words, landmark: address }, me);
    expect(saved.body.success).toBe(true);
  }

  const parties = {
    servicemanId: side === 'serviceman' ? person.id : other.id,
    customerId: side === 'customer' ? person.id : other.id,
  };
  const plan = { count: 1, now: world.now(), code: '123456', ...parties };
  const [done] = await createBookings(look, context.vault, { ...plan, state: 'completed' });
  const [lost] = await createBookings(look, context.vault, { ...plan, state: 'started' });
  if (!done || !lost) throw new Error('no bookings');
  for (const { bookingId } of [done, lost])
    await look(NAME_BOOKING[side], [bookingId, name, person.phone, address]);

  const tell = async (booking: FreshBooking) => {
    const message = `This is ${name}, ${address}, ${person.phone}`;
    const file = await anyPicture();
    const sent = await world.sendFields(
      sendChat,
      { ...wire(booking), message, type: 's', file },
      { ...me, key: randomUUID() },
    );
    expect(sent.body.success).toBe(true);
    await world.sendFields(listChat, wire(booking), them);
  };
  await tell(done);
  await tell(lost);
  if (side === 'serviceman') {
    const hold = { holdTime: dayOf(world.now()), reason: `${name} fell ill` };
    const held = await world.sendFields(holdWork, { ...wire(lost), ...hold }, me);
    expect(held.body.success).toBe(true);
  }
  if (side === 'customer') {
    const rating = { stars: '4', tags: 'polite', words: `Come again to ${name} in ${address}` };
    const rated = await world.sendFields(rateBooking, { ...wire(done), ...rating }, me);
    expect(rated.body.success).toBe(true);
  }
  const asked = await world.sendFields(
    openTicket,
    { ...wire(done), category: 'payment', words: `Call ${name} at ${person.phone}` },
    me,
  );
  const { ticketNo } = asked.body.data as { ticketNo: string };
  await world.sendFields(
    answerTicket,
    { ticketNo, step: 'resolve', answer: `Dear ${name}, it is paid` },
    { token: await world.signIn('priya') },
  );
  await world.sendFields(
    reportPerson,
    { ...wire(done), reason: 'rude', words: `They shouted at ${first} in ${address}` },
    me,
  );
  await world.send(changeConsent, { purpose: 'offers', given: 'yes', version: CONSENT_TEXT }, me);
  await world.work();
  if (side === 'serviceman')
    await look(INSERT_NAMED_NOTIFICATION, [other.id, lost.bookingId, name]);
  const successor = await createPerson(look, 'serviceman', world.now());
  await look(GIVE_UP[side], [lost.bookingId, successor.id]);

  const files = (await filesThere()).filter((key) => !before.includes(key));
  const needles = [first, last, address, person.phone, person.email, ...files];
  return { person, other, me, name, files, needles, done };
};

describe.each(['serviceman', 'customer'] as const)('erasure of a %s', (side) => {
  it('after erasure no table, file or log contains name, phone, address or picture', async () => {
    const { person, other, me, name, files, needles, done } = await live(side);
    // The data was there before: in the tables and as files.
    const places = await findWords(world.look, needles);
    expect(places.length).toBeGreaterThan(12);
    expect(files).toHaveLength(3);

    await proveAgain(person, me);
    const erased = await world.send(eraseMyData, {}, { ...me, key: randomUUID() });
    expect(erased.body).toMatchObject({ success: true });
    world.moveClock(world.now() + DAY + 1);
    await sweep();

    expect(await findWords(world.look, needles)).toEqual([]);
    expect((await filesThere()).filter((key) => files.includes(key))).toEqual([]);
    const logged = memory.lines.join('').toLowerCase();
    expect(needles.filter((needle) => logged.includes(needle.toLowerCase()))).toEqual([]);

    // The search itself works: it finds data that is planted after the erasure.
    await world.look(INSERT_NAMED_NOTIFICATION, [other.id, done.bookingId, name]);
    const { first, last } = WORDS[side];
    expect(await findWords(world.look, needles)).toEqual(
      ['details', 'sender']
        .flatMap((column) => [first, last].map((word) => `public.notifications.${column}: ${word}`))
        .toSorted(),
    );
    memory.log.info({ who: name.split(' ') }, 'planted');
    expect(memory.lines.join('')).toContain(first);
    await world.look(DELETE_NOTIFICATIONS, [name]);
  });
});
