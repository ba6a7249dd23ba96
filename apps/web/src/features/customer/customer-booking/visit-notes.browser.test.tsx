import { sendCompletionCode } from '@karigar/contract/visit-problems/send-completion-code';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { aCustomerBooking } from '#testing/my-bookings';
import { buttonNamed, NOW, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { CustomerBookingScreen } from './index.ts';

const MINUTE = 60_000;

onStage({ as: 'customer' });

const show = async (mine: MyBooking) => {
  const server = playServer();
  server.on(getMyBooking, () => reply(getMyBooking, mine));
  await showScreen(CustomerBookingScreen, '/booking/7', { pattern: '/booking/:id' });
  return server;
};

it('a late serviceman: shows the new time beside the agreed one, and expects the serviceman then', async () => {
  await show(aCustomerBooking('assigned', { scheduledAt: NOW, expectedAt: NOW + 30 * MINUTE }));
  expect(words()).toContain(
    'Suresh is running late. New time: 11:00 am. The agreed time was 10:30 am.',
  );
  expect(words()).toContain('Expected in Baner at 11:00 am');
});

const onTheWay = { scheduledAt: NOW + 30 * MINUTE, setOffAt: NOW - 5 * MINUTE };

it('a serviceman on the way: says since when, beside the agreed time', async () => {
  await show(aCustomerBooking('assigned', onTheWay));
  expect(words()).toContain('Suresh is on the way. Since 10:25 am. The agreed time is 11:00 am.');
});

it('a late serviceman on the way: says both', async () => {
  await show(aCustomerBooking('assigned', { ...onTheWay, expectedAt: NOW + 45 * MINUTE }));
  expect(words()).toContain('The agreed time was 11:00 am. On the way since 10:25 am.');
});

it('an overdue serviceman without a report: says so, and not a minute early', async () => {
  const note = 'Suresh has not come yet and has not told us why.';
  await show(aCustomerBooking('assigned', { scheduledAt: NOW - 15 * MINUTE }));
  expect(words()).toContain(note);
  await show(aCustomerBooking('assigned', { scheduledAt: NOW - 14 * MINUTE }));
  expect(words()).not.toContain(note);
});

it('an arrived serviceman: shows until when they wait, and no longer when they are expected', async () => {
  await show(aCustomerBooking('assigned', { scheduledAt: NOW, arrivedAt: NOW - MINUTE }));
  expect(words()).toContain('Suresh is at your door. If nobody opens by 10:40 am,');
  expect(words()).not.toContain('has the job');
});

it('a late serviceman who arrived: waits from the time the customer was told', async () => {
  await show(
    aCustomerBooking('assigned', {
      scheduledAt: NOW,
      expectedAt: NOW + 30 * MINUTE,
      arrivedAt: NOW,
    }),
  );
  expect(words()).toContain('If nobody opens by 11:10 am,');
});

it('a late report that nobody opened: charges nothing yet, and shows no overdue note', async () => {
  await show(
    aCustomerBooking('assigned', { scheduledAt: NOW - 60 * MINUTE, missedAt: NOW - 30 * MINUTE }),
  );
  expect(words()).toContain('Suresh reports that nobody opened at 10:00 am.');
  expect(words()).toContain('Nothing is charged for now.');
  expect(words()).not.toContain('has not come yet');
});

it('nobody was home, and our team has not decided: cancelled, and nothing is charged for now', async () => {
  await show(aCustomerBooking('cancelled', { missedAt: NOW - 30 * MINUTE }));
  expect(words()).toContain(
    'Nobody was home, so this booking is cancelled. Nothing is charged for now.',
  );
});

it('nobody was home: shows the fee and where to object', async () => {
  await show(aCustomerBooking('cancelled', { visitCharge: paise(19_900) }));
  expect(words()).toContain('Nobody was home, so this booking is cancelled. ₹199.00 is due');
  expect(words()).not.toContain('Nothing is charged.');
  expect(buttonNamed('Help with this booking')).toBeTruthy();
});

it.each([
  ['paid', '₹199.00 for the visit is paid.'],
  ['waived', "You don't need to pay for the visit."],
] as const)('a visit fee that is %s is not due any more', async (visitSettled, note) => {
  await show(aCustomerBooking('cancelled', { visitCharge: paise(19_900) }, { visitSettled }));
  expect(words()).toContain(note);
  expect(words()).not.toContain('is due');
});

it('a used-up code: requests a new one, once however often the button is pressed', async () => {
  const server = await show(aCustomerBooking('ended', {}, { completionCode: null }));
  server.on(sendCompletionCode, () => reply(sendCompletionCode, null));
  buttonNamed('Get a new OTP').click();
  buttonNamed('Get a new OTP').click();
  await settle();
  expect(server.count(sendCompletionCode)).toBe(1);
});
