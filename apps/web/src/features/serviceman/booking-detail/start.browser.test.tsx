import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { startWork } from '@karigar/contract/bookings/start-work';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { aBooking } from '#testing/bookings';
import { buttonNamed, NOW, one, settle, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

// Loaded before any test freezes the clock.
await import('./work-sheets.tsx');

const { pattern } = PATHS.bookingDetail;
const DAY = 86_400_000;
const running = (id: number) =>
  aBooking(id, { state: 'started', startedAt: NOW, serviceName: 'Tap repair' });

onStage({ as: 'serviceman', isApart: true });

let server: ReturnType<typeof playServer>;
beforeEach(() => {
  server = playServer();
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(startWork, () => reply(startWork, null));
});

const dialog = () => page.getByRole('alertdialog', { name: 'Start Work?' });
const openSheet = async (booking: Booking, ...others: readonly Booking[]) => {
  server.bookingsAre([booking, ...others]);
  await showScreen(BookingDetailScreen, `/booking/${booking.id}`, { pattern });
  buttonNamed('Start Work').click();
  await settle();
  await expect.element(dialog()).toBeVisible();
  return one('[role=alertdialog]').innerText.replaceAll(/\s+/g, ' ');
};

it('the Start sheet shows date and time, and asks nothing about a job of today', async () => {
  const text = await openSheet(aBooking(41, { scheduledAt: NOW + 3_600_000 }), aBooking(42));
  expect(text).toContain('Anjali Kulkarni 15 Nov 2026, 11:30 am');
  expect(text).not.toMatch(/planned for|still running/);
});

it('the Start sheet asks about a job of another day, and one tap starts it', async () => {
  const text = await openSheet(aBooking(43, { scheduledAt: NOW + DAY }));
  expect(text).toContain('16 Nov 2026, 10:30 am');
  expect(text).toContain(
    'This job is planned for 16 Nov 2026, not for today. Start it now? Timer starts.',
  );
  expect(server.count(startWork)).toBe(0);
  await dialog().getByRole('button', { name: 'Start Work' }).click();
  await expect.poll(() => server.count(startWork)).toBe(1);
});

it('the Start sheet names the job that is still running', async () => {
  expect(await openSheet(aBooking(44, { scheduledAt: NOW }), running(45))).toContain(
    'Tap repair for Anjali Kulkarni is still running. Start this job too?',
  );
});

it('the Start sheet asks about another day and a running job in one sentence', async () => {
  expect(await openSheet(aBooking(46, { scheduledAt: NOW - DAY }), running(47))).toContain(
    'This job is planned for 14 Nov 2026, and Tap repair for Anjali Kulkarni is still running. Start it now?',
  );
});

it('the Start sheet counts a job that was started without network', async () => {
  server.on(startWork, cut);
  const input = { bookingId: 49, orderId: 9049, startedAt: NOW };
  await actionQueue.enqueue(startWork, 49, input);
  const text = await openSheet(
    aBooking(48, { scheduledAt: NOW }),
    aBooking(49, { scheduledAt: NOW }),
  );
  expect(text).toContain('Geyser repair for Anjali Kulkarni is still running.');
});

const asking = (id: number) => aBooking(id, { scheduledAt: NOW, asksStartCode: true });
const said = () => one('[role=alertdialog]').innerText;
const codesSent = () => {
  const codes: (string | undefined)[] = [];
  server.on(startWork, (fields) => {
    codes.push(fields.get('startCode'));
    return reply(startWork, null);
  });
  return () => codes;
};

it('a service that asks for the start code: a slip is noticed on the phone, and the code is sent', async () => {
  const codes = codesSent();
  await openSheet(asking(50));
  await dialog().getByRole('button', { name: 'Start Work' }).click();
  await expect.poll(said).toContain('Enter the start code, or start without it.');
  await dialog().getByRole('textbox', { name: 'Start code' }).fill('2364');
  await dialog().getByRole('button', { name: 'Start Work' }).click();
  await expect.poll(said).toContain('This is no start code.');
  expect(server.count(startWork)).toBe(0);
  await dialog().getByRole('textbox', { name: 'Start code' }).fill('2363');
  await dialog().getByRole('button', { name: 'Start Work' }).click();
  await expect.poll(codes).toEqual(['2363']);
});

it('without the start code one tap starts, and says what follows', async () => {
  const codes = codesSent();
  expect(await openSheet(asking(51))).toContain(
    'The start is marked, and Anjali is told that no code was given.',
  );
  await dialog().getByRole('button', { name: 'Start without the code' }).click();
  await expect.poll(codes).toEqual([undefined]);
});

it('a start code typed without network waits with the start', async () => {
  server.on(startWork, cut);
  await openSheet(asking(52));
  await dialog().getByRole('textbox', { name: 'Start code' }).fill('2363');
  await dialog().getByRole('button', { name: 'Start Work' }).click();
  await expect
    .poll(() => actionQueue.entries().map(({ input }) => input))
    .toMatchObject([{ bookingId: 52, startCode: '2363' }]);
});
