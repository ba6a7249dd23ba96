import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '#platform/navigation/paths';
import { serverClock } from '@karigar/client/time/server-now';
import { aBooking } from '#testing/bookings';
import { buttonNamed, NOW, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const { pattern } = PATHS.bookingDetail;

onStage();
afterEach(() => serverClock.hear({ serverAt: NOW, sentAt: NOW, heardAt: NOW }));

const clockIsWrongBy = (wrong: number) => {
  vi.setSystemTime(NOW + wrong);
  const server = playServer();
  server.timeIs(() => Date.now() - wrong);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  return server;
};

it.each([
  [DAY, 21],
  [-DAY, 22],
])('the clock of started work is right on a phone whose clock is %i ms off', async (wrong, id) => {
  const server = clockIsWrongBy(wrong);
  server.bookingsAre([aBooking(id, { state: 'started', startedAt: NOW - 10 * MINUTE })]);
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  await settle(2000);
  expect(words()).toMatch(/00:10:0[1-4]/);
});

it.each([
  [DAY, 23],
  [-DAY, 24],
])(
  'work started without network shows its true time, and claims the time of a phone %i ms off',
  async (wrong, id) => {
    const server = clockIsWrongBy(wrong);
    server.bookingsAre([aBooking(id)]);
    server.on(startWork, cut);
    await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
    await settle();
    buttonNamed('Start Work').click();
    await settle();
    const dialog = page.getByRole('alertdialog', { name: 'Start Work?' });
    await dialog.getByRole('button', { name: 'Start Work' }).click();
    await settle();
    await expect.poll(words).toContain('Started Work at 10:30 am');
    await settle(3000);
    expect(words()).toMatch(/00:00:0[2-5]/);
    expect(words()).toContain('Saved at 10:30 am');
    const [sent] = server.asked(startWork);
    const day = new Date(NOW + wrong).getUTCDate();
    expect(sent?.fields.get('startTime')).toMatch(new RegExp(`${day}`));
  },
);

it.each([
  [DAY, 25],
  [-DAY, 26],
])('a hold offers the server’s days on a phone whose clock is %i ms off', async (wrong, id) => {
  const server = clockIsWrongBy(wrong);
  server.bookingsAre([aBooking(id, { state: 'started', startedAt: NOW - MINUTE })]);
  server.on(holdWork, cut);
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  await settle();
  buttonNamed('Hold Work').click();
  await settle();
  const sheet = page.getByRole('dialog', { name: 'Hold Work' });
  await expect.element(sheet).toBeVisible();
  const options = sheet.getByRole('radio');
  expect(options.elements()).toHaveLength(3);
  (options.elements()[0] as HTMLElement).click();
  await settle();
  buttonNamed('Hold').click();
  await settle();
  await expect.poll(() => server.count(holdWork)).toBe(1);
  expect(server.asked(holdWork)[0]?.fields.get('holdTime')).toMatch(/15/);
});

it.each([
  [0, 'Started Work at 10:30 am'],
  [DAY, 'Started Work at 14 Nov 2026, 10:30 am'],
])('work that started %i ms ago names the day unless it is today', async (ago, said) => {
  playServer().bookingsAre([aBooking(27, { state: 'started', startedAt: NOW - ago })]);
  await showScreen(BookingDetailScreen, '/booking/27', { pattern });
  await expect.poll(words).toContain(said);
});
