import { startWork } from '@karigar/contract/bookings/start-work';
import { listBookingAddOns } from '@karigar/contract/addons/list-booking-add-ons';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PATHS } from '#shared/navigation/paths';
import { aBooking } from '../../testing/bookings.ts';
import { buttonNamed, settle, showScreen, words } from '../../testing/show-screen.tsx';
import { onStage } from '../../testing/stage.ts';
import { broken, cut, outOfTime, playServer, reply } from '../../testing/test-server.ts';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;

onStage();

// What one leaves waiting would hold up the next: each has a booking of its own.
it.each([
  ['the line is cut', cut, 1],
  ['the time is over', outOfTime, 2],
  ['the server breaks', broken, 3],
])('[ERR-01] a start stays as a waiting item when %s', async (_how, fail, id) => {
  const server = playServer();
  server.bookingsAre([aBooking(id)]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(startWork, fail);
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  buttonNamed('Start Work').click();
  await settle();
  const dialog = page.getByRole('alertdialog', { name: 'Start Work?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Start Work' }).click();
  await settle();
  await expect.poll(words).toContain('Start Work is waiting to send');
  expect(server.count(startWork)).toBe(1);
  expect(words()).toContain('Saved on this phone. Sends by itself when the network is back.');
});

it.each([
  ['the line is cut', cut, 4],
  ['the time is over', outOfTime, 5],
  ['the server breaks', broken, 6],
])('[WORK-12] says that the code could not be checked when %s', async (_how, fail, id) => {
  const server = playServer();
  server.bookingsAre([aBooking(id, { state: 'ended', startedAt: 1, endedAt: 2 })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(verifyCompletionOtp, fail);
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  buttonNamed('Enter OTP').click();
  await settle();
  const sheet = page.getByRole('dialog', { name: 'Enter OTP' });
  await expect.element(sheet).toBeVisible();
  await sheet.getByRole('textbox').first().click();
  await userEvent.keyboard('123456');
  await sheet.getByRole('button', { name: 'Submit' }).click();
  await settle();
  await expect.poll(words).toContain('Something went wrong while verifying OTP.');
  expect(server.count(verifyCompletionOtp)).toBe(1);
});
