import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import type { Checklist } from '@karigar/contract/bookings/checklist';
import { endWork } from '@karigar/contract/bookings/end-work';
import { saveChecklist } from '@karigar/contract/bookings/save-checklist';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, NOW, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

// Loaded before any test freezes the clock.
await import('./work-sheets.tsx');

const { pattern } = PATHS.bookingDetail;
const item = { unit: '', isRequired: true, value: null };
const CHECKLIST: Checklist = {
  items: [
    { ...item, id: 1, kind: 'step', name: 'Power off at the switch' },
    { ...item, id: 2, kind: 'reading', name: 'Current', unit: 'A' },
    { ...item, id: 3, kind: 'step', name: 'Grill wiped', isRequired: false },
  ],
  reason: null,
  savedAt: null,
};

onStage({ as: 'serviceman', isApart: true });

let server: ReturnType<typeof playServer>;
beforeEach(() => {
  server = playServer();
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(saveChecklist, () => reply(saveChecklist, null));
  server.on(endWork, () => reply(endWork, null));
});

const show = async (id: number) => {
  const booking = { state: 'started', startedAt: NOW - 60_000, checklist: CHECKLIST } as const;
  server.bookingsAre([aBooking(id, booking)]);
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  await settle();
};
const sheet = () => page.getByRole('dialog', { name: 'Checklist' });
const end = () => page.getByRole('alertdialog', { name: 'End Work?' });
const openChecklist = (): void =>
  all('button')
    .find(({ innerText }) => innerText.startsWith('Checklist'))
    ?.click();
const queued = (id: number) =>
  actionQueue
    .entries()
    .filter(({ bookingId }) => bookingId === id)
    .map(({ call, input }) => ({ call, input }));

it('steps are ticked and readings written, and one tap saves them', async () => {
  await show(60);
  expect(words()).toContain('Checklist 0 of 3 done');
  openChecklist();
  await settle();
  await expect.element(sheet()).toBeVisible();
  await sheet().getByRole('checkbox', { name: 'Power off at the switch' }).click();
  await sheet().getByRole('textbox', { name: 'Current, A' }).fill('six');
  await sheet().getByRole('button', { name: 'Save' }).click();
  await expect.poll(words).toContain('Write a number, such as 6.4.');
  expect(server.count(saveChecklist)).toBe(0);
  await sheet().getByRole('textbox', { name: 'Current, A' }).fill('6,4');
  await sheet().getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.count(saveChecklist)).toBe(1);
  await settle();
  expect(words()).toContain('Checklist 2 of 3 done');
});

it('without network it is saved on the phone and shown', async () => {
  server.on(saveChecklist, cut);
  await show(61);
  openChecklist();
  await settle();
  await expect.element(sheet()).toBeVisible();
  await sheet().getByRole('checkbox', { name: 'Grill wiped Not required' }).click();
  await sheet().getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => queued(61))
    .toMatchObject([{ call: 'save-checklist', input: { steps: [3], readings: [], values: [] } }]);
  await expect.poll(words).toContain('Checklist 1 of 3 done');
});

it('what is left stands before the end, with a reason as the way out', async () => {
  await show(62);
  buttonNamed('End Work').click();
  await settle();
  await expect.element(end()).toBeVisible();
  expect(words()).toContain('Left before End Work: Power off at the switch, Current');
  await end().getByRole('button', { name: 'End Work' }).click();
  await expect.poll(words).toContain('Finish the checklist, or choose why it cannot be done.');
  expect(server.count(endWork)).toBe(0);
  await end().getByRole('radio', { name: 'Tool or part is missing' }).click();
  await end().getByRole('button', { name: 'End Work' }).click();
  await expect.poll(() => server.count(endWork)).toBe(1);
  expect(server.count(saveChecklist)).toBe(1);
});

it('a service without a checklist shows and asks nothing', async () => {
  server.bookingsAre([aBooking(63, { state: 'started', startedAt: NOW - 60_000 })]);
  await showScreen(BookingDetailScreen, '/booking/63', { pattern });
  await settle();
  expect(words()).not.toContain('Checklist');
  buttonNamed('End Work').click();
  await settle();
  await end().getByRole('button', { name: 'End Work' }).click();
  await expect.poll(() => server.count(endWork)).toBe(1);
});
