import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { blockPerson } from '@karigar/contract/contact/block-person';
import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

it('a customer reads the public name of a serviceman in notifications and blocks', async () => {
  const priya = { token: await world.signIn('priya') };
  const ref = await world.plant('requested', { code: null });
  await world.send(assignBooking, await byHand(world.look, ref, people.suresh.id), priya);
  await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
  await world.send(sendChat, { ...ref, message: 'I am at the gate.', by: 'me' }, world.suresh);
  await world.send(blockPerson, ref, world.asha);
  const { notifications } = await world.traces(ref);
  const toAsha = notifications.filter(({ account_id: whom }) => whom === people.asha.id);
  expect(toAsha).toMatchObject([
    { kind: 'serviceman-assigned', sender: 'Suresh P.' },
    { kind: 'work-started', sender: 'Suresh P.' },
    { kind: 'chat-message', sender: 'Suresh P.' },
  ]);
  const read = await world.send(listNotifications, {}, world.asha);
  const blocks = await world.send(listBlocks, {}, world.asha);
  expect(read.text).toContain('Suresh P. will come');
  expect(blocks.text).toContain('Suresh P.');
  expect(read.text + blocks.text).not.toContain('Pawar');
});
