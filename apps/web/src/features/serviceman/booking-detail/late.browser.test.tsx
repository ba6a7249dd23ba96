import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { aBooking } from '#testing/bookings';
import { buttonNamed, NOW, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;
const MINUTE = 60_000;

onStage();

const goOffline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
};

const show = async (id: number) => {
  const server = playServer();
  server.bookingsAre([aBooking(id, { scheduledAt: NOW + 30 * MINUTE })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(runLate, cut);
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  return server;
};

it('an unsent delay is shown as one that the customer will be notified of', async () => {
  const server = await show(41);
  await actionQueue.enqueue(runLate, 41, { bookingId: 41, orderId: 9041, minutes: '15' });
  await settle();
  await expect
    .poll(words)
    .toContain('You will come at 11:15 am. The customer will be told when the network is back.');
  expect(words()).not.toContain('The customer expects you');
  expect(server.count(runLate)).toBe(1);
});

it('an accepted delay is shown as known to the customer', async () => {
  const server = playServer();
  const expectedAt = NOW + 45 * MINUTE;
  server.bookingsAre([aBooking(42, { scheduledAt: NOW + 30 * MINUTE, expectedAt })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  await showScreen(BookingDetailScreen, '/booking/42', { pattern });
  await expect.poll(words).toContain('The customer expects you at 11:15 am.');
});

it('without network neither sheet says that the customer is notified now', async () => {
  await show(43);
  goOffline();
  await settle();
  buttonNamed('Start Work').click();
  await settle();
  const dialog = page.getByRole('alertdialog', { name: 'Start Work?' });
  await expect.element(dialog).toBeVisible();
  expect(words()).toContain('Timer starts. The customer is told when the network is back.');
  expect(words()).not.toContain('Customer is told.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await settle();
  await page.getByText('Running late').click();
  await settle();
  await expect
    .poll(words)
    .toContain('No network. The customer will be told when the network is back.');
});
