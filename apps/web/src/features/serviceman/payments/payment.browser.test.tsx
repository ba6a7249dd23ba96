import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, outOfTime, playServer, reply } from '#testing/test-server';
import { PaymentScreen } from './index.ts';

const show = () => showScreen(PaymentScreen, '/payment', { state: { bookingId: 7, mainId: 9007 } });
const summary = () =>
  reply(getPaymentSummary, { totalAfterEnd: paise(1_29_900), payments: [], isPaidOnline: false });
const FAILURES = [
  ['the connection is cut', cut],
  ['the request times out', outOfTime],
  ['the server fails', broken],
] as const;

onStage();

it.each(FAILURES)(
  '[ERR-02] the payment offers a retry when %s at the first load',
  async (_how, fail) => {
    const server = playServer();
    server.bookingsAre([aBooking(7)]);
    server.on(getPaymentSummary, fail);
    await show();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load the payment.");
    server.on(getPaymentSummary, summary);
    buttonNamed('Try again').click();
    await settle();
    expect(words()).toContain('Amount due ₹1,299.00');
  },
);

it.each(FAILURES)(
  '[ERR-02] the payment stays on the screen when %s later, with its time',
  async (_how, fail) => {
    const server = playServer();
    server.on(getPaymentSummary, summary);
    await show();
    server.on(getPaymentSummary, fail);
    await settle(5000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await settle();
    expect(words()).toContain('Amount due ₹1,299.00');
    expect(words()).toContain('Could not refresh. As of 10:30 am.');
    expect(all('[role=alert]')).toHaveLength(0);
  },
);

it('cash is recorded only when it is in the hand, which a line says', async () => {
  const server = playServer();
  server.bookingsAre([aBooking(7)]);
  server.on(getPaymentSummary, summary);
  await show();
  expect(words()).toContain('Continue only when the cash is in your hand.');
});

it('[PAY-03] a bill that the customer pays in the app shows so without a reload, and cash is the only method before', async () => {
  const server = playServer();
  server.bookingsAre([aBooking(7)]);
  server.on(getPaymentSummary, summary);
  await show();
  expect(all('input[type=radio]')).toHaveLength(1);
  const total = paise(1_29_900);
  server.on(getPaymentSummary, () =>
    reply(getPaymentSummary, { totalAfterEnd: total, payments: [total], isPaidOnline: true }),
  );
  await settle(5100);
  await settle();
  expect(words()).toContain('Payment Completed');
  expect(words()).toContain('The customer paid online. Take no cash.');
  expect(words()).not.toContain('Continue');
});
