import { sendCompletionCode } from '@karigar/contract/visit-problems/send-completion-code';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { aFollowed } from '../../testing/my-bookings.ts';
import { buttonNamed, NOW, settle, showScreen, words } from '../../testing/show-screen.tsx';
import { onStage } from '../../testing/stage.ts';
import { playServer, reply } from '../../testing/test-server.ts';
import { FollowScreen } from './index.ts';

const MINUTE = 60_000;

onStage({ as: 'customer' });

const show = async (mine: MyBooking) => {
  const server = playServer();
  server.on(getMyBooking, () => reply(getMyBooking, mine));
  await showScreen(FollowScreen, '/booking/7', { pattern: '/booking/:id' });
  return server;
};

it('he is late: she reads the new time beside the agreed one, and expects him then', async () => {
  await show(aFollowed('assigned', { scheduledAt: NOW, expectedAt: NOW + 30 * MINUTE }));
  expect(words()).toContain('Suresh is running late. New time: 11:00 am. Agreed was 10:30 am.');
  expect(words()).toContain('Expected in Baner at 11:00 am');
});

it('he has not come and said nothing: she reads just that, and not a minute early', async () => {
  const told = 'Suresh has not come yet and has not told us why.';
  await show(aFollowed('assigned', { scheduledAt: NOW - 15 * MINUTE }));
  expect(words()).toContain(told);
  await show(aFollowed('assigned', { scheduledAt: NOW - 14 * MINUTE }));
  expect(words()).not.toContain(told);
});

it('he is at her door: she reads until when, and no map says that he is coming', async () => {
  await show(aFollowed('assigned', { scheduledAt: NOW, arrivedAt: NOW - MINUTE }));
  expect(words()).toContain('Suresh is at your door. If nobody opens until 10:40 am,');
  expect(words()).not.toContain('is coming');
});

it('nobody was home: she reads what it costs and where to object', async () => {
  await show(aFollowed('cancelled', { visitCharge: paise(19_900) }));
  expect(words()).toContain('Nobody was home, so this booking is cancelled. ₹199.00 is due');
  expect(words()).not.toContain('Nothing is charged.');
  expect(buttonNamed('Help with this booking')).toBeTruthy();
});

it.each([
  ['paid', '₹199.00 for the visit is paid.'],
  ['waived', 'You need not pay for the visit.'],
] as const)('a visit that is %s is due no more', async (visitSettled, told) => {
  await show(aFollowed('cancelled', { visitCharge: paise(19_900) }, { visitSettled }));
  expect(words()).toContain(told);
  expect(words()).not.toContain('is due');
});

it('a spent code is asked for anew, once however often it is pressed', async () => {
  const server = await show(aFollowed('ended', {}, { completionCode: null }));
  server.on(sendCompletionCode, () => reply(sendCompletionCode, null));
  buttonNamed('Get a new OTP').click();
  buttonNamed('Get a new OTP').click();
  await settle();
  expect(server.count(sendCompletionCode)).toBe(1);
});
