import { addPayment } from '@karigar/contract/payments/add-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { buttonNamed, one, settle, showScreen } from '../../testing/show-screen.tsx';
import { onStage } from '../../testing/stage.ts';
import { broken, cut, outOfTime, playServer, reply } from '../../testing/test-server.ts';
import { PaymentScreen } from '../serviceman/payments/index.ts';

onStage();

it.each([
  ['the line is cut', cut],
  ['the time is over', outOfTime],
  ['the server breaks', broken],
])('[PAY-06] says that the payment went wrong when %s, and takes no second', async (_how, fail) => {
  const server = playServer();
  server.on(getPaymentSummary, () =>
    reply(getPaymentSummary, { totalAfterEnd: paise(59_900), payments: [] }),
  );
  server.on(addPayment, fail);
  await showScreen(PaymentScreen, '/payment', { state: { bookingId: 7, mainId: 9007 } });
  buttonNamed('Continue').click();
  buttonNamed('Continue').click();
  await settle();
  await expect
    .poll(() => one('[role=alert]').innerText)
    .toBe('Something went wrong during payment.');
  expect(server.count(addPayment)).toBe(1);
});
