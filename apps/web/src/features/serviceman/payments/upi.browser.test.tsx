import { addPayment } from '@karigar/contract/payments/add-payment';
import { askByUpi } from '@karigar/contract/payments/ask-by-upi';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { getUpiRequest } from '@karigar/contract/payments/get-upi-request';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import {
  all,
  buttonNamed,
  clearScreen,
  one,
  settle,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { PaymentScreen } from './index.ts';

// Loaded before any test freezes the clock.
await import('@karigar/client/qr/qr-code.tsx');

const request = {
  reference: 'KU00112233445566778899',
  link: 'upi://pay?pa=karigar@okbank&pn=Karigar&am=599.00&cu=INR&tn=KRG-48207&tr=KU00112233445566778899',
  amount: paise(59_900),
  askedAt: Date.UTC(2026, 10, 5, 5, 0),
};
const play = (isOffered: boolean) => {
  const server = playServer();
  server.on(getPaymentSummary, () =>
    reply(getPaymentSummary, { totalAfterEnd: paise(59_900), payments: [], isPaidOnline: false }),
  );
  server.on(getUpiRequest, () => reply(getUpiRequest, { isOffered, waiting: null }));
  return server;
};
const show = () => showScreen(PaymentScreen, '/payment', { state: { bookingId: 7, mainId: 9007 } });
const chooseUpi = async () => {
  all('input[type=radio]')[1]?.click();
  await settle();
};

onStage();

it('[PAY-03] UPI is hidden where it is not configured: cash alone', async () => {
  play(false);
  await show();
  expect(all('input[type=radio]')).toHaveLength(1);
  expect(buttonNamed('Continue')).toBeTruthy();
});

it('[PAY-03] cash stays selected beside UPI, and stays when UPI cannot be read', async () => {
  const server = play(true);
  await show();
  expect(all('input[type=radio]')).toHaveLength(2);
  expect((all('input[type=radio]')[0] as HTMLInputElement).checked).toBe(true);
  clearScreen();
  server.on(getUpiRequest, cut);
  await show();
  expect(all('input[type=radio]')).toHaveLength(1);
});

it('UPI shows the due as a QR code and says that it is not paid', async () => {
  const server = play(true);
  server.on(askByUpi, () => reply(askByUpi, request));
  await show();
  await chooseUpi();
  expect(all('[role=img]')).toHaveLength(0);
  buttonNamed('Show UPI code').click();
  buttonNamed('Show UPI code').click();
  await expect.poll(() => all('[role=img][aria-label="UPI code"] path').length).toBe(1);
  await settle();
  expect(words()).toContain('Not paid yet.');
  expect(words()).toContain('Amount due ₹599.00');
  expect(server.count(askByUpi)).toBe(1);
  expect(server.count(addPayment)).toBe(0);
});

it('UPI shows why a request failed, and cash is still possible', async () => {
  const server = play(true);
  server.on(askByUpi, cut);
  server.on(addPayment, () => reply(addPayment, null));
  await show();
  await chooseUpi();
  buttonNamed('Show UPI code').click();
  await settle();
  await expect.poll(() => one('[role=alert]').innerText).not.toBe('');
  all('input[type=radio]')[0]?.click();
  await settle();
  buttonNamed('Continue').click();
  await settle();
  await expect.poll(() => server.count(addPayment)).toBe(1);
});
