import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { setOff } from '@karigar/contract/visit-problems/set-off';
import { expect, it } from 'vitest';
import { PATHS } from '#platform/navigation/paths';
import { aBooking } from '#testing/bookings';
import { buttonNamed, NOW, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;
const MINUTE = 60_000;

onStage();

const show = async (id: number, scheduledAt: number) => {
  const server = playServer();
  server.bookingsAre([aBooking(id, { scheduledAt })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  return server;
};

it('one tap tells the customer, and the row is gone', async () => {
  const server = await show(61, NOW + 30 * MINUTE);
  server.on(setOff, () => reply(setOff, null));
  buttonNamed('On my way').click();
  await settle();
  await expect.poll(words).toContain('The customer was told at 10:30 am that you are on the way.');
  expect(words()).not.toContain('On my way');
  expect(server.count(setOff)).toBe(1);
});

it('without network it is kept, and the screen says so', async () => {
  const server = await show(62, NOW + 30 * MINUTE);
  server.on(setOff, cut);
  buttonNamed('On my way').click();
  await settle();
  await expect
    .poll(words)
    .toContain('You set off at 10:30 am. The customer will be told when the network is back.');
});

it('a visit that is hours away has no such row', async () => {
  await show(63, NOW + 200 * MINUTE);
  expect(words()).toContain('Running late');
  expect(words()).not.toContain('On my way');
});
