import { addPayment } from '@karigar/contract/payments/add-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { paise } from '@karigar/domain/money';
import { expect, it, vi } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { toasts } from '@karigar/client/toast/toasts';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, outOfTime, playServer, reply } from '#testing/test-server';
import { PaymentScreen } from './index.ts';

onStage({ as: 'serviceman', isApart: true });

it.each([
  ['the connection is cut', cut, 7],
  ['the request times out', outOfTime, 8],
  ['the server fails', broken, 9],
])(
  '[PAY-06] cash reports one failure when %s, then that it is recorded',
  async (_how, fail, bookingId) => {
    const server = playServer();
    server.on(getPaymentSummary, () =>
      reply(getPaymentSummary, { totalAfterEnd: paise(59_900), payments: [], isPaidOnline: false }),
    );
    server.on(addPayment, fail);
    await showScreen(PaymentScreen, '/payment', { state: { bookingId, mainId: 9007 } });
    buttonNamed('Continue').click();
    buttonNamed('Continue').click();
    await settle();
    await expect
      .poll(() => one('[role=alert]').innerText)
      .toBe('Something went wrong during payment.');
    expect(server.count(addPayment)).toBe(1);
    await settle(4000);
    await expect.poll(words).toContain('Cash noted');
    expect(all('[role=alert]')).toEqual([]);
    expect(words()).not.toMatch(/Amount due|Continue|Payment successful!/);
  },
);

it('[PAY-06] without network the cash is recorded, the screen moves on, and no failure is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = playServer();
  server.on(getPaymentSummary, () =>
    reply(getPaymentSummary, { totalAfterEnd: paise(59_900), payments: [], isPaidOnline: false }),
  );
  server.on(addPayment, cut);
  await showScreen(PaymentScreen, '/payment', { state: { bookingId: 10, mainId: 9010 } });
  buttonNamed('Continue').click();
  await settle();
  await expect.poll(() => one('[data-opened]').innerText).toBe('/');
  expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'Cash noted' }]);
});

it('[PAY-06] accepted cash that no read shows yet is not asked for again', async () => {
  const server = playServer();
  server.on(getPaymentSummary, () =>
    reply(getPaymentSummary, { totalAfterEnd: paise(59_900), payments: [], isPaidOnline: false }),
  );
  server.on(addPayment, () => reply(addPayment, null));
  const input = { bookingId: 11, orderId: 9011, amount: paise(59_900), mode: 'cash' };
  expect((await actionQueue.enqueue(addPayment, 11, input)).kind).toBe('ok');
  await showScreen(PaymentScreen, '/payment', { state: { bookingId: 11, mainId: 9011 } });
  expect(words()).not.toMatch(/Continue|Amount due ₹599/);
  expect(words()).toMatch(/Paid\s+₹599\.00/);
});
