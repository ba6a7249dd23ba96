import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { startWork } from '@karigar/contract/bookings/start-work';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { aBooking } from '#testing/bookings';
import { buttonNamed, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, outOfTime, playServer, reply } from '#testing/test-server';
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
  expect(words()).toMatch(/Saved at \d+:\d\d [ap]m\. Sends by itself when the network is back\./);
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

it('add-ons that wait stand among the others as not sent, and not on the bill', async () => {
  const server = playServer();
  server.bookingsAre([
    aBooking(8, { state: 'started', startedAt: 1, serviceId: 3, total: paise(59_900) }),
  ]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(listServiceAddOns, () =>
    reply(listServiceAddOns, [{ id: 5, name: 'Anti-rust spray', price: paise(34_900) }]),
  );
  server.on(proposeAddOns, cut);
  const [shownPrice, price] = [paise(34_900), paise(69_800)];
  const items = [{ addOnId: 5, shownPrice, price, quantity: 2 }];
  await actionQueue.enqueue(proposeAddOns, 8, { bookingId: 8, orderId: 8, items });
  await showScreen(BookingDetailScreen, '/booking/8', { pattern });
  await expect.poll(words).toMatch(/Anti-rust spray\s+× 2\s+₹698\.00\s+Not sent/);
  expect(words()).toMatch(/Total\s+₹599\.00/);
});

it('says so where the services to add cannot be read, and tries again', async () => {
  const server = playServer();
  server.bookingsAre([aBooking(9, { state: 'started', startedAt: 1 })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(listServiceAddOns, cut);
  await showScreen(BookingDetailScreen, '/booking/9', { pattern });
  buttonNamed('Add Services').click();
  await settle();
  const sheet = page.getByRole('dialog', { name: 'Add Services' });
  await expect.element(sheet.getByText('Could not load add-ons')).toBeVisible();
  server.on(listServiceAddOns, () =>
    reply(listServiceAddOns, [{ id: 5, name: 'Anti-rust spray', price: paise(34_900) }]),
  );
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await settle();
  await expect.element(sheet.getByText('Anti-rust spray')).toBeVisible();
});
