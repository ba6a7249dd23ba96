import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { getOnlinePayment } from '@karigar/contract/payments/get-online-payment';
import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { paise } from '@karigar/domain/money';
import { afterEach, describe, expect, it } from 'vitest';
import type { OnlinePayment } from '#entities/payments/online-payment';
import { aCustomerBooking } from '#testing/my-bookings';
import { anOnlinePayment, PAY_URL } from '#testing/online-payments';
import {
  all,
  buttonNamed,
  expectWords,
  NOW,
  one,
  settle,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, playServer, reply } from '#testing/test-server';
import { OnlinePaymentScreen } from './index.ts';

const due = aCustomerBooking('ended', { totalAfterEnd: paise(1299_00) }, { paysOnline: true });
const paid: MyBooking = { ...due, booking: { ...due.booking, paymentStatus: 'paid' } };

const play = (payment: OnlinePayment, mine = due) => {
  const server = playServer();
  let now = { payment, mine };
  server.on(getOnlinePayment, () => reply(getOnlinePayment, now.payment));
  server.on(getMyBooking, () => reply(getMyBooking, now.mine));
  return {
    server,
    becomes: (next: OnlinePayment, of = mine) => (now = { payment: next, mine: of }),
  };
};
const show = (condition = {}) =>
  showScreen(OnlinePaymentScreen, '/pay/4101', { pattern: '/pay/:id', ...condition });
const link = (name: string) => all('a').find(({ innerText }) => innerText.trim() === name);
const pressToBooking = async (): Promise<string> => {
  buttonNamed('To my booking').click();
  await settle();
  return one('[data-opened]').innerText;
};

onStage({ as: 'customer' });
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('what came of a payment in the app', () => {
  it('waits for the gateway’s word, then says that it is paid, without a reload', async () => {
    const { server, becomes } = play(anOnlinePayment('waiting'));
    await show();
    expect(words()).toContain('Waiting for your payment ₹1,299.00 Geyser repair');
    const announced = all('[role=status]').map(({ innerText }) => innerText);
    expect(announced.join()).toContain('Waiting for your payment');
    expect(link('Continue paying')?.getAttribute('href')).toContain(PAY_URL);
    becomes(anOnlinePayment('paid'), paid);
    await settle(5100);
    await expectWords('Payment Completed ₹1,299.00 Suresh P. sees it too.');
    expect(link('Continue paying')).toBeUndefined();
    const reads = server.count(getOnlinePayment);
    await settle(30_000);
    expect(server.count(getOnlinePayment)).toBe(reads);
    expect(await pressToBooking()).toBe('/booking/7');
  });

  it.each([
    ['failed', 'The payment did not go through.'],
    ['expired', 'The time to pay is over.'],
  ] as const)('a payment that %s can be tried again, once at a time', async (state, said) => {
    const { server } = play(anOnlinePayment(state));
    server.on(startOnlinePayment, () =>
      reply(startOnlinePayment, {
        paymentId: 4102,
        payUrl: PAY_URL,
        amount: paise(1299_00),
        expiresAt: NOW + 1_200_000,
      }),
    );
    await show();
    expect(words()).toContain(said);
    expect(words()).toContain('it pays this bill or comes back to you.');
    buttonNamed('Try again').click();
    buttonNamed('Try again').click();
    await settle();
    expect(server.count(startOnlinePayment)).toBe(1);
    expect(location.hash).toBe(PAY_URL);
  });

  it('leads from a failed payment to the booking, where cash is an answer too', async () => {
    play(anOnlinePayment('failed'));
    await show();
    expect(await pressToBooking()).toBe('/booking/7');
  });

  it('says why a new page could not be opened', async () => {
    const { server } = play(anOnlinePayment('expired'));
    server.on(startOnlinePayment, cut);
    await show();
    buttonNamed('Try again').click();
    await settle();
    expect(one('[role=alert]').innerText).toContain('The network is slow.');
  });

  it('paid in cash meanwhile: says not to pay again, and then where the money is', async () => {
    const { becomes } = play(anOnlinePayment('waiting'), paid);
    await show();
    await expectWords('This bill is already paid. Please do not pay again.');
    expect(link('Continue paying')).toBeUndefined();
    becomes(anOnlinePayment('paid', { back: paise(1299_00) }), paid);
    await settle(5100);
    await expectWords('₹1,299.00 goes back to you.');
    becomes(anOnlinePayment('refunded', { back: paise(1299_00) }), paid);
    await settle(5100);
    await expectWords('₹1,299.00 is back with you.');
    expect(words()).toContain('15 Nov 2026');
    expect(await pressToBooking()).toBe('/booking/7');
  });

  it('says what part of a payment goes back', async () => {
    play(anOnlinePayment('paid', { back: paise(100_00) }), paid);
    await show();
    expect(words()).toContain('Payment Completed ₹1,299.00 ₹100.00 of it goes back to you.');
  });

  it('does not warn of the customer’s own payment when the booking is read first', async () => {
    const [amount, back] = [paise(1299_00), paise(0)];
    const onlinePayment = { paymentId: 4101, state: 'paid', amount, back } as const;
    play(anOnlinePayment('waiting'), { ...paid, onlinePayment });
    await show();
    expect(words()).toContain('Waiting for your payment');
  });

  it('stays on the screen when it cannot be refreshed, and offers a retry when it never loaded', async () => {
    const { server } = play(anOnlinePayment('waiting'));
    server.on(getOnlinePayment, broken);
    await show();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load the payment.");
    server.on(getOnlinePayment, () => reply(getOnlinePayment, anOnlinePayment('waiting')));
    buttonNamed('Try again').click();
    await expectWords('Waiting for your payment');
    server.on(getOnlinePayment, cut);
    await settle(5100);
    await expectWords('Could not refresh.');
    expect(words()).toContain('Waiting for your payment');
  });

  it('a payment of somebody else is not found', async () => {
    const { server } = play(anOnlinePayment('waiting'));
    server.on(getOnlinePayment, () =>
      Response.json({
        success: false,
        code: 'payment.not-found',
        message: 'This payment was not found.',
      }),
    );
    await show();
    expect(words()).toContain('Payment not found');
    expect(link('My bookings')?.getAttribute('href')).toBe('/booking');
  });

  it('reads in Hindi', async () => {
    play(anOnlinePayment('paid'), paid);
    await show({ locale: 'hi' });
    expect(words()).toContain('पेमेंट पूरा हुआ ₹1,299.00');
    buttonNamed('मेरी बुकिंग पर').click();
    await settle();
    expect(one('[data-opened]').innerText).toBe('/booking/7');
  });
});
