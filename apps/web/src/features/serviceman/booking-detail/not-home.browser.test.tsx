import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { paise } from '@karigar/domain/money';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, onItsWay, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;
const MINUTE = 60_000;

onStage({ as: 'serviceman' });

const goOffline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
};

const standAt = (fix: Partial<GeolocationCoordinates> | null): void =>
  void vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found, failed) =>
      fix === null
        ? failed?.({ code: 1 } as GeolocationPositionError)
        : found({ coords: fix } as GeolocationPosition),
    );

const show = async (id: number, scheduledAt = NOW) => {
  const server = playServer();
  server.bookingsAre([aBooking(id, { scheduledAt, phone: '9876543210' })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(reportMissedVisit, cut);
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  await settle();
  return server;
};

const openDoor = async (row = 'At the door'): Promise<void> => {
  await page.getByText(row).click();
  await settle();
  await expect.element(page.getByRole('dialog')).toBeVisible();
};

const entryOf = (id: number) => actionQueue.entries().find(({ bookingId }) => bookingId === id);

it.each([
  [61, { latitude: 18.5074, longitude: 73.8077, accuracy: 24.6 }, { accuracy: 25 }],
  [62, null, {}],
])(
  'without network the door sheet records arrival and leaving as evidence, with or without a position (%i)',
  async (id, fix, kept) => {
    await show(id);
    standAt(fix);
    goOffline();
    await settle();
    await openDoor();
    expect(words()).toContain('No network: the customer cannot be told now.');
    buttonNamed('I have arrived').click();
    await settle();
    expect(words()).toContain(
      'You arrived at 10:30 am. The customer could not be told: no network.',
    );
    expect(words()).toContain('our team decides about the visit');
    // The phone can dial without data.
    expect(document.querySelector('[role=dialog] a[href^="tel:"]')).not.toBeNull();
    expect(words()).toContain('10 minutes left.');
    expect(words()).toContain('Called: 0 of 2.');
    const leave = () => one('[role=dialog] button[class*=danger]') as HTMLButtonElement;
    expect(leave().disabled).toBe(true);
    // After a kill the arrival time is still known.
    await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
    // Seen without opening the sheet, and nobody who is here is late.
    expect(words()).toContain('You arrived at 10:30 am.');
    expect(words()).not.toContain('Running late');
    await settle(10 * MINUTE);
    await openDoor('Nobody is home');
    await settle(1000);
    expect(leave().disabled).toBe(false);
    expect(words()).toContain('The waiting time is over.');
    leave().click();
    await settle();
    await expect.poll(() => entryOf(id)?.call).toBe('report-missed-visit');
    const input: object = entryOf(id)?.input ?? {};
    const { arrivedAt, ...place } = input as { arrivedAt: number };
    expect(arrivedAt - NOW).toBeLessThan(1000);
    expect(place).toMatchObject(kept);
    expect('latitude' in input).toBe(fix !== null);
    await expect.poll(words).toMatch(/You noted at 10:4\d am that nobody was home\./);
    await expect.poll(words).toContain('Nobody was home · not sent');
    expect(words()).toContain('It is sent when the network is back, and our team decides');
    expect(words()).not.toContain('Our team will check it');
  },
);

it('stores the arrival on the phone also when the network fails', async () => {
  const server = await show(63);
  standAt({ latitude: 18.5074, longitude: 73.8077, accuracy: 20 });
  server.on(reportArrival, cut);
  await openDoor();
  buttonNamed('I have arrived').click();
  await settle();
  await expect.poll(words).toContain('You arrived at 10:30 am. The customer could not be told');
});

it('an early arrival is told that the waiting time begins at the agreed time, and calls are counted', async () => {
  await show(64, NOW + 20 * MINUTE);
  goOffline();
  await openDoor();
  buttonNamed('I have arrived').click();
  await settle();
  await expect.poll(words).toContain('Wait until 11:00 am.');
  expect(words()).toContain('You are early: the waiting time begins at the agreed time, 10:50 am.');
  expect(words()).toContain('30 minutes left.');
  const call = document.querySelector<HTMLElement>('[role=dialog] a[href^="tel:"]');
  call?.addEventListener('click', (event) => event.preventDefault());
  call?.click();
  await expect.poll(words).toContain('Called: 1 of 2.');
});

/** The server knows the arrival, and the waiting time is over. */
const showAtDoor = async (id: number) => {
  const server = playServer();
  const here = { scheduledAt: NOW - 20 * MINUTE, arrivedAt: NOW - 15 * MINUTE };
  server.bookingsAre([aBooking(id, here)]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  standAt({ latitude: 18.5074, longitude: 73.8077, accuracy: 20 });
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  await settle();
  await openDoor('Nobody is home');
  return server;
};
const leave = () => (one('[role=dialog] button[class*=danger]') as HTMLButtonElement).click();
const opened = () => one('[data-opened]').innerText;

it('leaving ends at Home, and says what the server says', async () => {
  const server = await showAtDoor(65);
  server.on(reportNotHome, () =>
    Response.json({ success: true, message: 'Recorded. Our team checks it.', data: { earned: 0 } }),
  );
  leave();
  await expect.poll(opened).toBe('/');
  expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'Recorded. Our team checks it.' }]);
});

it('leaving ends at Home also when a live update ends the booking before the reply', async () => {
  const server = await showAtDoor(66);
  const report = onItsWay();
  server.on(reportNotHome, report.answer);
  leave();
  await settle();
  server.bookingsAre([]);
  server.on(listBookings, (fields) =>
    reply(
      listBookings,
      fields.get('bookingStatus') === '1' ? [] : [aBooking(66, { state: 'cancelled' })],
    ),
  );
  await settle(5000);
  await expect.poll(opened).toBe('/');
  report.arrive(reply(reportNotHome, { earned: paise(14_334) }));
  await settle();
  expect(opened()).toBe('/');
});

it('after too many no-shows the visit is reported as evidence for an operator', async () => {
  const server = await showAtDoor(67);
  const message = 'You reported many visits without anybody at home.';
  server.on(reportNotHome, () =>
    Response.json({ success: false, code: 'not-home.too-many', message, data: null }),
  );
  server.on(reportMissedVisit, cut);
  leave();
  await expect.poll(words).toContain('our team decides about the visit');
  leave();
  await expect.poll(() => entryOf(67)?.call).toBe('report-missed-visit');
});
