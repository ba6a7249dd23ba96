import { addTip } from '@karigar/contract/payments/add-tip';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { paise } from '@karigar/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toasts } from '@karigar/client/toast/toasts';
import { play, press, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import {
  all,
  buttonNamed,
  clearScreen,
  expectWords,
  one,
  settle,
  words,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, onItsWay, reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await Promise.all([import('./rating-screen.tsx'), import('./tip-panel.tsx')]);

onStage({ as: 'customer' });

const completed = aCustomerBooking('completed', { paymentStatus: 'paid' });
const PAID: MyBooking = { ...completed, may: { ...completed.may, tip: true } };
const ADD_ON = {
  id: 1,
  addOnId: 501,
  name: 'Gas top-up',
  price: paise(149_900),
  quantity: 1,
  amount: paise(149_900),
  status: 'accepted',
} as const;
const tipped = (rupees: number): MyBooking => ({
  ...completed,
  tip: paise(rupees * 100),
  may: { ...completed.may, tip: false },
});
const refused = () =>
  Response.json({
    success: false,
    code: 'tip.already-given',
    message: 'A tip is already recorded for this job.',
  });
const choose = async (name: string) => {
  buttonNamed(name).click();
  await settle();
};
const type = async (amount: string) => {
  await userEvent.fill(one('input[name=tip]'), amount);
  await settle();
};

describe('a tip', () => {
  it('is recorded once after the bill is paid, however often the button is pressed, then shown', async () => {
    const { server, becomes } = play(PAID);
    const { answer, arrive } = onItsWay();
    server.on(addTip, answer);
    await show();
    await expectWords('Gave Suresh a tip in cash? All of it goes to Suresh.');
    await choose('₹50');
    buttonNamed('Record tip of ₹50.00').click();
    buttonNamed('Record tip of ₹50.00').click();
    await settle();
    expect(buttonNamed('Saving...').ariaBusy).toBe('true');
    becomes(tipped(50));
    arrive(reply(addTip, null));
    await settle();
    expect(server.asked(addTip).map(({ fields }) => fields.get('amount'))).toEqual(['50.00']);
    await expect.poll(words).toContain('Your tip ₹50.00 In cash. All of it belongs to Suresh.');
    expect(words()).not.toContain('Record tip');
  });

  it('is followed by booking the same visit again', async () => {
    play({
      ...completed,
      booking: {
        ...completed.booking,
        serviceId: 21,
        quantity: 2,
        flatNo: 'B-704',
        street: 'Paud Road',
        addOns: [
          { ...ADD_ON, id: 1, addOnId: 501, quantity: 3 },
          { ...ADD_ON, id: 2, addOnId: 502, status: 'rejected' },
        ],
      },
    });
    await show();
    buttonNamed('Book again').click();
    await settle();
    expect(one('[data-opened]').innerText).toBe('/book/21');
    expect(JSON.parse(one('[data-opened]').dataset['state'] ?? '')).toEqual({
      choice: { quantity: 2, addOns: { 501: 3 } },
      again: {
        flatNo: 'B-704',
        street: 'Paud Road',
        at: completed.booking.scheduledAt,
      },
    });
  });

  it('takes another amount, and says in the field which ones are possible', async () => {
    const { server } = play(PAID);
    server.on(addTip, () => reply(addTip, null));
    await show();
    await choose('Another amount');
    expect(words()).toContain('From ₹1 to ₹5,000');
    for (const wrong of ['', 'ten', '0.50', '5001']) {
      await type(wrong);
      one('main form button[type=submit]').click();
      await settle();
      expect(one('main form [role=alert]').innerText).toBe('A tip can be from ₹1 to ₹5,000.');
    }
    await type('₹1,250');
    expect(all('main form [role=alert]')).toHaveLength(0);
    await choose('Record tip of ₹1,250.00');
    expect(server.asked(addTip).map(({ fields }) => fields.get('amount'))).toEqual(['1250.00']);
  });

  it('is sent again under the same key after the answer was lost', async () => {
    const { server, becomes } = play(PAID);
    server.on(addTip, cut);
    await show();
    await choose('₹20');
    await choose('Record tip of ₹20.00');
    expect(one('main form [role=alert]').innerText).toContain('The network is slow.');
    server.on(addTip, () => {
      becomes(tipped(20));
      return reply(addTip, null);
    });
    await choose('Record tip of ₹20.00');
    const [first, second] = server.asked(addTip).map(({ key }) => key);
    expect(second).toBe(first);
    await expect.poll(words).toContain('Your tip ₹20.00');
  });

  it('says without network that it was not sent, and keeps the amount', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server } = play(PAID);
    server.on(addTip, cut);
    await show();
    await choose('₹100');
    await choose('Record tip of ₹100.00');
    expect(one('main form [role=alert]').innerText).toContain('No network.');
    expect(buttonNamed('₹100').ariaPressed).toBe('true');
  });

  it('that was recorded on another phone meanwhile is shown instead', async () => {
    const { server, becomes } = play(PAID);
    server.on(addTip, () => {
      becomes(tipped(20));
      return refused();
    });
    await show();
    await choose('₹50');
    await choose('Record tip of ₹50.00');
    await expect.poll(words).toContain('Your tip ₹20.00');
  });

  it('whose answer arrives after the customer has left is still said', async () => {
    const { server } = play(PAID);
    const { answer, arrive } = onItsWay();
    server.on(addTip, answer);
    await show();
    await choose('₹50');
    await choose('Record tip of ₹50.00');
    clearScreen();
    arrive(reply(addTip, null));
    await settle();
    expect(toasts.takeAll()).toHaveLength(1);
  });

  it('is asked for where the work is rated, but not after one or two stars', async () => {
    play(PAID);
    await show();
    await press('Rate Suresh', 'textarea');
    expect(words()).toContain('Gave Suresh a tip in cash?');
    one('input[aria-label="2 of 5 stars"]').click();
    await settle();
    expect(words()).not.toContain('tip');
  });

  it('is not asked for before the bill is paid', async () => {
    play(completed);
    await show();
    expect(words()).not.toContain('tip');
  });

  it('reads well in Hindi', async () => {
    play(tipped(50));
    await show({ locale: 'hi' });
    expect(words()).toContain('आपकी टिप ₹50.00');
  });
});
