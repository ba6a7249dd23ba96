import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { Booking } from '@karigar/contract/bookings/booking';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { jobDoneState } from '#platform/navigation/job-done';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { DashboardScreen } from './index.ts';

onStage({ as: 'serviceman', isApart: true });

const play = (live: readonly Booking[], past: readonly Booking[]) => {
  const server = playServer();
  server.on(listBookings, (fields) =>
    reply(listBookings, [...(fields.get('bookingStatus') === '1' ? live : past)]),
  );
  return server;
};
const closed = { startedAt: NOW - 9000, endedAt: NOW - 5000, totalAfterEnd: paise(89_900) };

it('[WORK-13] the due cash of a closed job is a card that links to the payment', async () => {
  play([], [aBooking(80, { ...closed, state: 'completed', statusName: 'Completed' })]);
  await showScreen(DashboardScreen, '/');
  await settle(5000);
  await expect.poll(words).toContain('Collect ₹899.00 from Anjali Kulkarni');
  all('button')
    .find(({ innerText }) => innerText.includes('Collect'))
    ?.click();
  await settle();
  expect(one('[data-opened]').innerText).toBe('/payment');
  expect(one('[data-opened]').dataset['state']).toBe('{"bookingId":80,"mainId":9080}');
});

it('a job with a saved code has its cash card; once the cash is recorded, both say so and ask no more', async () => {
  const server = play([aBooking(81, { ...closed, state: 'ended' })], []);
  server.on(verifyCompletionOtp, cut);
  server.on(addPayment, cut);
  const ref = { bookingId: 81, orderId: 9081 };
  await actionQueue.enqueue(verifyCompletionOtp, 81, { ...ref, otp: '123456' });
  await showScreen(DashboardScreen, '/');
  await expect.poll(words).toContain('Collect ₹899.00 from Anjali Kulkarni');
  expect(words()).toContain('Code saved · will be checked');
  await actionQueue.enqueue(addPayment, 81, { ...ref, amount: paise(89_900), mode: 'cash' });
  await settle();
  await expect.poll(words).toContain('Cash noted · not sent');
  expect(words()).not.toMatch(/Collect|OTP pending|due/i);
});

it('refused actions are counted, and link to the one booking or to all', async () => {
  const server = play([aBooking(82)], []);
  const no = { success: false, code: 'booking.not-found', message: 'No.', data: null };
  server.on(startWork, () => Response.json(no));
  const start = (id: number) =>
    actionQueue.enqueue(startWork, id, { bookingId: id, orderId: id, startedAt: NOW });
  await start(82);
  await showScreen(DashboardScreen, '/');
  await expect.poll(words).toContain('1 not accepted');
  const card = () => all('a').find(({ innerText }) => innerText.includes('not accepted'));
  expect(card()?.getAttribute('href')).toBe('/booking/82');
  await start(83);
  await settle();
  await expect.poll(words).toContain('2 not accepted');
  expect(card()?.getAttribute('href')).toBe('/sync');
});

it('the job that the code just closed shows its seal and what was earned, until it is closed', async () => {
  const server = play([], []);
  server.on(getJobEarnings, () =>
    reply(getJobEarnings, {
      bookingId: 84,
      orderId: 9084,
      bookingNo: 'KRG-84',
      serviceName: 'AC gas refill',
      endedAt: NOW,
      billed: paise(89_900),
      paid: paise(0),
      refunded: paise(0),
      share: paise(17_980),
      earned: paise(71_920),
      cashInHand: paise(0),
      lines: [],
    }),
  );
  const done = {
    bookingId: 84,
    orderId: 9084,
    customerName: 'Anjali Kulkarni',
    serviceName: 'AC gas refill',
  };
  await showScreen(DashboardScreen, '/', { state: jobDoneState(done) });
  await expect.poll(words).toContain('Job done Anjali Kulkarni · AC gas refill You keep ₹719.20');
  buttonNamed('Close').click();
  await settle();
  expect(words()).not.toContain('Job done');
});

it('an offer is a row that leads to the answer, apart from the work of today', async () => {
  play([aBooking(85, { state: 'offered', statusName: 'Pending', serviceName: 'Fan fitting' })], []);
  await showScreen(DashboardScreen, '/');
  await expect.poll(words).toContain('Job offer: Fan fitting');
  const row = all('a').find(({ innerText }) => innerText.includes('Job offer'));
  expect(row?.getAttribute('href')).toBe('/pending?id=85');
  expect(words()).not.toContain('Baner');
});
