import { getDuty } from '@karigar/contract/work-times/get-duty';
import { WORK_STEPS } from '@karigar/domain/offers/work-steps';
import { expect, it } from 'vitest';
import type { Duty } from '#entities/work-times/duty';
import { aBooking } from '#testing/bookings';
import { all, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { DashboardScreen } from './index.ts';

onStage({ as: 'serviceman', isApart: true });

const NEW: Duty = {
  isOnDuty: false,
  areaId: null,
  area: '',
  reachKm: 0,
  hours: [],
  daysOff: [],
  missing: [],
};
const show = async (missing: Duty['missing'], locale: 'en' | 'hi' = 'en') => {
  const server = playServer();
  server.on(getDuty, () => reply(getDuty, { ...NEW, missing }));
  await showScreen(DashboardScreen, '/', { locale });
  await settle(5000);
  return server;
};
const mine = (step: Duty['missing'][number]['step']) => ({ step, waitsForUs: false });
const linkOf = (label: string) =>
  all('main a')
    .find(({ innerText }) => innerText.includes(label))
    ?.getAttribute('href');

it('a new serviceman reads what is missing, each step with a link to its screen', async () => {
  await show([mine('name'), mine('documents'), { step: 'skills', waitsForUs: true }, mine('area')]);
  await expect.poll(words).toContain('Before jobs are offered to you');
  expect(linkOf('Add your name')).toBe('/profile-setting');
  expect(linkOf('Send your documents')).toBe('/id');
  expect(linkOf('Choose where you work')).toBe('/duty');
  expect(words()).toContain('Your skills Our team adds them. You have nothing to do.');
  expect(linkOf('Your skills')).toBeUndefined();
});

it('documents that are all sent are in review', async () => {
  await show([{ step: 'documents', waitsForUs: true }]);
  await expect
    .poll(words)
    .toContain('Your documents are in review Our team is checking them. You have nothing to do.');
  expect(words()).not.toContain('Send your documents');
});

it('off duty is one row above the work of today, and leads to the switch', async () => {
  const server = await show([mine('duty')]);
  server.bookingsAre([aBooking(1)]);
  await settle(5100);
  await expect.poll(words).toContain('You are off duty');
  expect(words()).toContain('Geyser repair');
  expect(words()).not.toContain('Before jobs are offered to you');
  expect(linkOf('You are off duty')).toBe('/duty');
});

it('a serviceman who gets offers reads nothing of it', async () => {
  await show([]);
  expect(words()).toContain('No work planned for today');
  expect(words()).not.toMatch(/off duty|offered to you/);
});

it.each([
  ['warning', 'Over the limit only jobs that are paid already'],
  ['over', 'Until the deposit is confirmed, only jobs that are paid already'],
] as const)('company cash that is %s says so, with a link to deposit it', async (cash, hint) => {
  const server = playServer();
  server.on(getDuty, () => reply(getDuty, { ...NEW, isOnDuty: true, cash }));
  await showScreen(DashboardScreen, '/', { locale: 'en' });
  await settle(5000);
  await expect.poll(words).toContain(hint);
  expect(linkOf('Deposit company cash')).toBe('/earnings');
  expect(words()).not.toContain('Before jobs are offered to you');
});

it('every step has words in Hindi', async () => {
  await show(WORK_STEPS.map(mine), 'hi');
  await expect.poll(() => all('main section a, main section div').length).toBeGreaterThan(5);
  expect(words()).not.toMatch(/your|duty/i);
});
