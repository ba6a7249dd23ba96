import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { Booking } from '@karigar/contract/bookings/booking';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;
const opened = () => one('[data-opened]').innerText;

onStage({ as: 'serviceman', isApart: true });

/** Plays the server's two lists. */
const play = (live: readonly Booking[], past: readonly Booking[] = []) => {
  const server = playServer();
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  const lists = { live, past };
  server.on(listBookings, (fields) =>
    reply(listBookings, [...(fields.get('bookingStatus') === '1' ? lists.live : lists.past)]),
  );
  return { server, lists };
};

const refusal = (code: string, message: string) => () =>
  Response.json({ success: false, code, message, data: null });

it.each(['completed', 'cancelled'] as const)(
  'a %s booking that is opened or reloaded redirects to the history',
  async (state) => {
    play([], [aBooking(60, { state })]);
    await showScreen(BookingDetailScreen, '/booking/60', { pattern });
    await expect.poll(opened).toBe('/booking-history/60');
  },
);

it('a booking that somebody else ended while it is open redirects to the history', async () => {
  const { lists } = play([aBooking(61)]);
  await showScreen(BookingDetailScreen, '/booking/61', { pattern });
  await expect.poll(words).toContain('Start Work');
  Object.assign(lists, { live: [], past: [aBooking(61, { state: 'cancelled' })] });
  await settle(5000);
  await expect.poll(opened).toBe('/booking-history/61');
});

it('[WORK-13] a code that is verified late, while the booking is open, redirects to Home', async () => {
  const ended = { state: 'ended', startedAt: 1, endedAt: 2 } as const;
  const { server, lists } = play([aBooking(62, ended)]);
  server.on(verifyCompletionOtp, cut);
  const input = { bookingId: 62, orderId: 9062, otp: '123456' };
  await actionQueue.enqueue(verifyCompletionOtp, 62, input);
  await showScreen(BookingDetailScreen, '/booking/62', { pattern });
  await expect.poll(words).toContain('Code saved, will be checked');
  Object.assign(lists, { live: [], past: [aBooking(62, { state: 'completed' })] });
  server.on(verifyCompletionOtp, () => reply(verifyCompletionOtp, null));
  await actionQueue.resend(62);
  await settle();
  await expect.poll(opened).toBe('/');
  expect(toasts.takeAll()).toEqual([
    { tone: 'good', words: 'OTP verified. The job is completed.' },
  ]);
});

it('a booking that is no longer assigned shows the actions, their outcome and the way to help', async () => {
  const { server, lists } = play([aBooking(63)]);
  await showScreen(BookingDetailScreen, '/booking/63', { pattern });
  const ref = { bookingId: 63, orderId: 9063 };
  server.on(startWork, refusal('booking.not-found', 'Booking not found.'));
  server.on(addPayment, refusal('booking.not-found', 'Booking not found.'));
  await actionQueue.enqueue(startWork, 63, { ...ref, startedAt: NOW });
  await actionQueue.enqueue(addPayment, 63, { ...ref, amount: paise(59_900), mode: 'cash' });
  Object.assign(lists, { live: [] });
  await showScreen(BookingDetailScreen, '/booking/63', { pattern });
  await expect.poll(words).toContain('No longer with you');
  expect(one('h1').innerText).toContain('KRG-48263');
  expect(words()).toContain('Geyser repair · Anjali Kulkarni');
  expect(words()).toMatch(/Work started .*Not accepted .*Cash taken .*Not accepted/);
  expect(words()).toContain('You took ₹599.00. Keep the cash');
  expect(words()).not.toMatch(/Booking not found|Try again/);

  buttonNamed('Get help').click();
  await settle();
  expect(opened()).toBe('/help');
  const { about } = JSON.parse(one('[data-opened]').dataset['state'] ?? '') as {
    about: { category: string; words: string };
  };
  expect(about.category).toBe('payment');
  expect(about.words).toMatch(/^KRG-48263\nWork started · .*Booking not found\.\nCash taken · /);
});

it('a lost booking without actions is reported as not found', async () => {
  play([]);
  await showScreen(BookingDetailScreen, '/booking/64', { pattern });
  await expect.poll(words).toContain('Booking not found');
  expect(all('[role=alert]')).toEqual([]);
});

it('a refusal leads to what helps: a cancelled booking to support, a wrong code to the code sheet', async () => {
  const ended = { state: 'ended', startedAt: 1, endedAt: 2 } as const;
  const { server } = play([aBooking(65, ended)]);
  server.on(verifyCompletionOtp, refusal('otp.mismatch', 'Incorrect OTP. Please try again.'));
  const input = { bookingId: 65, orderId: 9065, otp: '123456' };
  await actionQueue.enqueue(verifyCompletionOtp, 65, input);
  await showScreen(BookingDetailScreen, '/booking/65', { pattern });
  await expect.poll(words).toContain('OTP entered · not accepted');
  expect(words()).not.toContain('Try again');
  buttonNamed('Enter OTP').click();
  await settle();
  await expect.poll(() => all('[role=dialog] input').length).toBeGreaterThan(5);
  // The sheet shows the same as the note: the last code was wrong.
  await expect.poll(() => one('[role=alert]').innerText).toBe('Incorrect OTP. Please try again.');
});

it('a wrong code is cleared, with the error until the next digit is typed', async () => {
  const ended = { state: 'ended', startedAt: 1, endedAt: 2 } as const;
  const { server } = play([aBooking(66, ended)]);
  server.on(verifyCompletionOtp, refusal('otp.mismatch', 'Incorrect OTP. Please try again.'));
  await showScreen(BookingDetailScreen, '/booking/66', { pattern });
  buttonNamed('Enter OTP').click();
  await settle();
  await expect.poll(() => all('[role=dialog] input').length).toBeGreaterThan(5);
  const typed = () =>
    all('[role=dialog] [role=group] input')
      .map((box) => (box as HTMLInputElement).value)
      .join('');
  await userEvent.fill(one('[role=dialog] [role=group] input'), '123456');
  expect(typed()).toBe('123456');
  buttonNamed('Submit').click();
  await expect.poll(() => one('[role=alert]').innerText).toBe('Incorrect OTP. Please try again.');
  expect(typed()).toBe('');
  const first = one('[role=dialog] [role=group] input');
  await expect.poll(() => document.activeElement === first).toBe(true);
  await userEvent.fill(first, '4');
  expect(typed()).toBe('4');
  expect(all('[role=alert]')).toEqual([]);
});

it('a used-up code is not offered by SMS: the customer gets a new one', async () => {
  const ended = { state: 'ended', startedAt: 1, endedAt: 2 } as const;
  const { server } = play([aBooking(67, ended)]);
  server.on(verifyCompletionOtp, refusal('otp.too-many-tries', 'Too many tries.'));
  await showScreen(BookingDetailScreen, '/booking/67', { pattern });
  buttonNamed('Enter OTP').click();
  await settle();
  await expect.poll(() => all('[role=dialog] input').length).toBeGreaterThan(5);
  expect(one('[role=dialog]').innerText).toContain('Send SMS');
  await userEvent.fill(one('[role=dialog] [role=group] input'), '123456');
  buttonNamed('Submit').click();
  await expect.poll(words).toContain('open the booking in Karigar and get a new one');
  expect(one('[role=dialog]').innerText).not.toContain('Send SMS');
  expect(one('[role=dialog]').innerText).toContain('They can close the job without the code.');
});
