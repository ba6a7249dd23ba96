import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { expect, it } from 'vitest';
import { aCustomerBooking, aServiceman } from '#testing/my-bookings';
import { NOW, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { CustomerBookingScreen } from './index.ts';

onStage({ as: 'customer' });

const show = async (mine: MyBooking) => {
  playServer().on(getMyBooking, () => reply(getMyBooking, mine));
  await showScreen(CustomerBookingScreen, '/booking/7', { pattern: '/booking/:id' });
};

it('before the work shows whom to expect and the code to say', async () => {
  await show(aCustomerBooking('assigned', { scheduledAt: NOW }, { startCode: '4824' }));
  expect(words()).toContain('Is it Suresh? Ask for the name before you open. Start code 4824');
  expect(words()).toContain('Say this code to Suresh at your door, before the work starts.');
});

it('with a photo asks to compare it', async () => {
  const serviceman = { ...aServiceman, picture: '/art/service-ac.svg' };
  await show(aCustomerBooking('assigned', { scheduledAt: NOW }, { startCode: '4824', serviceman }));
  expect(words()).toContain('Compare the face with this photo.');
});

it('a start without the code is said during the work, and only then', async () => {
  const note = 'The work was started without your start code. Is Suresh not with you?';
  await show(aCustomerBooking('started', {}, { startedWithoutCode: true }));
  expect(words()).toContain(note);
  await show(aCustomerBooking('completed', {}, { startedWithoutCode: true }));
  expect(words()).not.toContain(note);
});

it('a service without a code shows nothing of it', async () => {
  await show(aCustomerBooking('assigned', { scheduledAt: NOW }));
  expect(words()).not.toContain('Start code');
});
