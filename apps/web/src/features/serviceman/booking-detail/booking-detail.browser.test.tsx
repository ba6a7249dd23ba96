import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { paise } from '@karigar/domain/money';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import {
  all,
  one,
  buttonNamed,
  settle,
  expectWords,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, outOfTime, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;

onStage({ as: 'serviceman', isApart: true });

// An action left waiting would block the next test, so each has its own booking.
it.each([
  ['the connection is cut', cut, 1],
  ['the request times out', outOfTime, 2],
  ['the server fails', broken, 3],
])('[ERR-01] a start stays as a waiting entry when %s', async (_how, fail, id) => {
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
  await expect.poll(words).toContain('Work started · not sent');
  expect(server.count(startWork)).toBe(1);
  expect(words()).toMatch(/Saved at \d+:\d\d [ap]m\. Sends by itself when the network is back\./);
});

it.each([
  ['the connection is cut', cut, 4],
  ['the request times out', outOfTime, 5],
  ['the server fails', broken, 6],
])(
  '[WORK-12] a code reports one failure when %s, then that it is saved',
  async (_how, fail, id) => {
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
    await settle(4000);
    await expect.element(sheet.getByText('Code saved, will be checked')).toBeVisible();
    expect(all('[role=alert]')).toEqual([]);
    expect(all('input')).toEqual([]);
  },
);

it('[WORK-12] [ADD-04] without network add-ons and the code are saved, and no failure is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = playServer();
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(listServiceAddOns, () =>
    reply(listServiceAddOns, [{ id: 5, name: 'Anti-rust spray', price: paise(34_900) }]),
  );
  for (const call of [proposeAddOns, endWork, verifyCompletionOtp]) server.on(call, cut);
  server.bookingsAre([aBooking(30, { state: 'started', startedAt: 1, serviceId: 3 })]);
  await showScreen(BookingDetailScreen, '/booking/30', { pattern });
  buttonNamed('Add Services').click();
  await expectWords('Anti-rust spray');
  const services = page.getByRole('dialog', { name: 'Add Services' });
  await services.getByRole('button', { name: 'Add: Anti-rust spray' }).click();
  await services.getByRole('button', { name: 'Add Services' }).click();
  await settle();
  await expect
    .poll(() => toasts.takeAll())
    .toEqual([{ tone: 'good', words: 'Saved. The customer is asked when the network is back.' }]);
  await settle(500);
  await expect.element(services).not.toBeInTheDocument();

  buttonNamed('End Work').click();
  await settle();
  const end = page.getByRole('alertdialog', { name: 'End Work?' });
  await expect
    .poll(() => all('[role=alertdialog]')[0]?.innerText.replaceAll(/\s+/g, ' '))
    .toContain('Anti-rust spray × 1 ₹349.00 If you end now, these ₹349.00 are not billed');
  await end.getByRole('button', { name: 'End without them' }).click();
  await settle(500);
  await expect.poll(() => toasts.takeAll()).toEqual([]);

  buttonNamed('Enter OTP').click();
  await settle();
  const sheet = page.getByRole('dialog', { name: 'Enter OTP' });
  await sheet.getByRole('textbox').first().click();
  await userEvent.keyboard('123456');
  await sheet.getByRole('button', { name: 'Submit' }).click();
  await settle();
  await expect
    .poll(() => toasts.takeAll())
    .toEqual([{ tone: 'good', words: 'Code saved, will be checked' }]);
  await settle(500);
  await expect.element(sheet).not.toBeInTheDocument();
  expect(all('[role=alert]')).toEqual([]);
  expect(words()).not.toMatch(/Something went wrong|Failed|Enter OTP/);
  expect(words()).toContain('Code saved, will be checked (…56)');
  expect(words()).not.toContain('Assigned');

  // Another code: one tap to its boxes, and nothing that needs network.
  buttonNamed('Enter another code').click();
  await settle();
  await sheet.getByRole('textbox').first().click();
  expect(one('[role=dialog]').innerText).not.toMatch(/Send SMS|Get help/);
  expect(one('[role=dialog]').innerText).toContain('When the network is back, ask our team.');
  await userEvent.keyboard('654321');
  await sheet.getByRole('button', { name: 'Submit' }).click();
  await expectWords('Code saved, will be checked (…21)');
  expect(words()).toContain('Code saved, will be checked (…56)');
});

it('lists unsent add-ons among the others as not sent, and not on the bill', async () => {
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

it('reports that the add-ons did not load, and retries', async () => {
  const server = playServer();
  server.bookingsAre([aBooking(9, { state: 'started', startedAt: 1 })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(listServiceAddOns, cut);
  await showScreen(BookingDetailScreen, '/booking/9', { pattern });
  buttonNamed('Add Services').click();
  await expectWords("Couldn't load add-ons.");
  const sheet = page.getByRole('dialog', { name: 'Add Services' });
  server.on(listServiceAddOns, () =>
    reply(listServiceAddOns, [{ id: 5, name: 'Anti-rust spray', price: paise(34_900) }]),
  );
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expectWords('Anti-rust spray');
});
