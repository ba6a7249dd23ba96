import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { paise } from '@karigar/domain/money';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { play, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { PAY_URL } from '#testing/online-payments';
import { all, buttonNamed, expectWords, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, onItsWay, reply } from '#testing/test-server';

type Online = NonNullable<MyBooking['onlinePayment']>;

// Loaded before any test freezes the clock.
await import('./pay-online.tsx');

const TOTAL = paise(1299_00);
const ended = (more: Partial<MyBooking> = {}) =>
  aCustomerBooking('ended', { totalAfterEnd: TOTAL }, { paysOnline: true, ...more });
const opened = () =>
  reply(startOnlinePayment, {
    paymentId: 4101,
    payUrl: PAY_URL,
    amount: TOTAL,
    expiresAt: NOW + 1_200_000,
  });
const onlinePayment = (state: Online['state'], back = 0): Online => ({
  paymentId: 4101,
  state,
  amount: TOTAL,
  back: paise(back),
});
const row = () => all('main a').find(({ innerText }) => innerText.includes('Online payment'));

onStage({ as: 'customer' });
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const visit = (more: Partial<MyBooking> = {}) =>
  aCustomerBooking('cancelled', { visitCharge: paise(199_00) }, { paysOnline: true, ...more });

describe('the charge of a visit', () => {
  it('is paid like a bill', async () => {
    const { server } = play(visit());
    server.on(startOnlinePayment, opened);
    await show();
    await expectWords('Pay ₹199.00 now');
    expect(words()).toContain('Pay it here, or our team will contact you.');
    buttonNamed('Pay ₹199.00 now').click();
    await settle();
    expect(server.count(startOnlinePayment)).toBe(1);
  });

  it('has a receipt once it is paid, and nothing to pay', async () => {
    play(visit({ visitSettled: 'paid', hasReceipt: true }));
    await show();
    await expectWords('₹199.00 for the visit is paid.');
    expect(words()).toContain('Receipt');
    expect(words()).not.toContain('Pay ₹199.00');
  });

  it('is paid in Hindi', async () => {
    play(visit());
    await show({ locale: 'hi' });
    await expectWords('यहीं पेमेंट करें');
  });
});

describe('paying in the app', () => {
  it('opens the page of the gateway once, over the page that says how the payment stands', async () => {
    const { server } = play(ended());
    const { answer, arrive } = onItsWay();
    server.on(startOnlinePayment, answer);
    await show();
    await expectWords('By UPI, card or netbanking');
    expect(words()).toContain('Or pay Suresh in cash.');
    buttonNamed('Pay ₹1,299.00 now').click();
    buttonNamed('Pay ₹1,299.00 now').click();
    await settle();
    expect(buttonNamed('Opening...').ariaBusy).toBe('true');
    arrive(opened());
    await settle();
    expect(server.count(startOnlinePayment)).toBe(1);
    expect(location.hash).toBe(PAY_URL);
    expect(one('[data-opened]').innerText).toBe('/pay/4101');
  });

  it('is sent again under the same key after the answer was lost', async () => {
    const { server } = play(ended());
    server.on(startOnlinePayment, cut);
    await show();
    buttonNamed('Pay ₹1,299.00 now').click();
    await settle();
    expect(one('main [role=alert]').innerText).toContain('The network is slow.');
    server.on(startOnlinePayment, opened);
    buttonNamed('Pay ₹1,299.00 now').click();
    await settle();
    const [first, second] = server.asked(startOnlinePayment).map(({ key }) => key);
    expect(second).toBe(first);
    expect(location.hash).toBe(PAY_URL);
  });

  it('says without network that nothing was opened', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server } = play(ended());
    server.on(startOnlinePayment, cut);
    await show();
    buttonNamed('Pay ₹1,299.00 now').click();
    await settle();
    expect(one('main [role=alert]').innerText).toContain('No network.');
    expect(location.hash).toBe('');
  });

  it('shows that the bill was paid in cash meanwhile', async () => {
    const { server, becomes } = play(ended());
    server.on(startOnlinePayment, () => {
      becomes(ended({ booking: aCustomerBooking('completed', { paymentStatus: 'paid' }).booking }));
      return Response.json({
        success: false,
        code: 'payment.nothing-due',
        message: 'No pending amount.',
      });
    });
    await show();
    buttonNamed('Pay ₹1,299.00 now').click();
    await settle();
    await expect.poll(words).not.toContain('Pay ₹1,299.00 now');
    expect(words()).toContain('Paid');
    expect(location.hash).toBe('');
  });

  it('is not offered where the server does not offer it', async () => {
    play(ended({ paysOnline: false }));
    await show();
    expect(words()).toContain('Pay Suresh in cash.');
    expect(words()).not.toContain('Pay ₹');
  });

  it('is named before the work, and offered once something is due', async () => {
    play(aCustomerBooking('assigned', { totalAfterEnd: null }, { paysOnline: true }));
    await show();
    expect(words()).toContain('You pay after the work, in this app or in cash.');
    expect(words()).not.toContain('Pay ₹');
  });

  it.each([
    ['waiting', 0, 'Waiting for your payment'],
    ['failed', 0, 'The payment did not go through.'],
    ['paid', 0, 'Paid online'],
    ['paid', 1299_00, '₹1,299.00 goes back to you.'],
    ['refunded', 1299_00, '₹1,299.00 is back with you.'],
  ] as const)(
    'a %s payment, %i of it back, leads to what came of it',
    async (state, back, said) => {
      play(ended({ onlinePayment: onlinePayment(state, back) }));
      await show();
      await expectWords('Online payment');
      expect(row()?.innerText).toContain(said);
      expect(row()?.getAttribute('href')).toBe('/pay/4101');
    },
  );

  it('a payment that expired unused is not shown', async () => {
    play(ended({ onlinePayment: onlinePayment('expired') }));
    await show();
    expect(row()).toBeUndefined();
    expect(words()).toContain('Pay ₹1,299.00 now');
  });

  it('money that goes back is shown on a cancelled booking, too', async () => {
    const back = onlinePayment('paid', TOTAL);
    play(aCustomerBooking('cancelled', { paymentStatus: 'none' }, { onlinePayment: back }));
    await show();
    await expectWords('Online payment');
    expect(row()?.innerText).toContain('₹1,299.00 goes back to you.');
  });
});

describe('an advance', () => {
  const assigned = (due: number, more: Partial<MyBooking> = {}) =>
    aCustomerBooking(
      'assigned',
      {},
      { paysOnline: true, advance: { amount: paise(99_900), due: paise(due) }, ...more },
    );

  it('is paid before the work, and says when it comes back', async () => {
    const { server } = play(assigned(99_900));
    server.on(startOnlinePayment, opened);
    await show();
    await expectWords('₹999.00 before the work, the rest after it.');
    buttonNamed('Pay ₹999.00 in advance').click();
    await settle();
    expect(server.asked(startOnlinePayment).map(({ fields }) => fields.get('part'))).toEqual([
      'advance',
    ]);
  });

  it('that is paid is said, and nothing more is asked for', async () => {
    play(assigned(0));
    await show();
    await expectWords('₹999.00 of your bill is paid.');
    expect(words()).not.toContain('in advance');
  });
});
