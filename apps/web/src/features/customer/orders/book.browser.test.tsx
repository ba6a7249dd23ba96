import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { saveAddress } from '@karigar/contract/addresses/save-address';
import { listSlots } from '@karigar/contract/orders/list-slots';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import { getService, type ServiceDetails } from '@karigar/contract/catalogue/get-service';
import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { slotsOf } from '@karigar/domain/orders/slots';
import { addDays, dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, buttonNamed, NOW, one, settle, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, playServer, reply } from '#testing/test-server';
import { toasts } from '@karigar/client/toast/toasts';
import { BookScreen } from './index.ts';

const SERVICE: ServiceDetails = {
  id: 21,
  categoryId: 1,
  name: 'Split AC foam-jet service',
  image: null,
  price: paise(129_900),
  minutes: 60,
  rating: 4.8,
  ratings: 2314,
  categoryName: 'AC',
  unit: 'Each AC',
  coverDays: 30,
  takesUpi: true,
  included: [],
  notIncluded: [],
  addOns: [{ id: 501, name: 'Gas top-up', price: paise(149_900) }],
};
const BANER = {
  id: 102,
  name: 'Baner',
  city: 'Pune',
  pinCode: '411045',
  latitude: 18.559,
  longitude: 73.7868,
};
const HOME = {
  id: 41,
  label: 'Home',
  contactName: '',
  flatNo: 'B-704',
  street: 'Pan Card Club Road',
  landmark: '',
  areaId: 102,
  area: 'Baner',
  city: 'Pune',
  pinCode: '411045',
  latitude: 18.559,
  longitude: 73.7868,
};
const TOMORROW = addDays(dayOf(NOW), 1);
const TENTHIRTY = slotsOf(TOMORROW)[2] ?? 0;
const NOON = slotsOf(TOMORROW)[3] ?? 0;
const CHOICE = { quantity: 2, addOns: { 501: 1 } };
const READY = { choice: CHOICE, address: HOME, at: TENTHIRTY, step: 'confirm' };

const play = () => {
  const server = playServer();
  server.on(getService, () => reply(getService, SERVICE));
  server.on(listAreas, () => reply(listAreas, [BANER]));
  server.on(listAddresses, () => reply(listAddresses, [HOME]));
  server.on(saveAddress, () => reply(saveAddress, { addressId: 77 }));
  server.on(listSlots, (fields) => {
    const slots = slotsOf(fields.get('day') as IndiaDay);
    return reply(
      listSlots,
      slots.map((at, index) => ({ at, isFree: index !== 0 })),
    );
  });
  server.on(placeOrder, () =>
    reply(placeOrder, { orderId: 5, bookings: [{ id: 900, bookingNo: 'KRG-1' }] }),
  );
  return server;
};
const show = (state: unknown = { choice: CHOICE }, condition = {}) =>
  showScreen(BookScreen, '/book/21', { pattern: '/book/:id', state, ...condition });
const refuse = (code: string, data: unknown) => () =>
  Response.json({ success: false, code, message: 'No.', data });
const press = async (name: string) => {
  await userEvent.click(buttonNamed(name));
  await settle();
};
/** The text with normal spaces: 'am' has a no-break space before it. */
const said = (selector: string): string => one(selector).innerText.replaceAll('\u00A0', ' ');
const alert = () => said('main [role=alert]');

describe('a customer', () => {
  onStage({ as: 'customer' });

  it('a customer selects a saved address, a day and a time, and orders', async () => {
    const server = play();
    await show();
    expect(one('h1').innerText).toBe('Where should we come?');
    expect(said('main')).toContain('B-704, Pan Card Club Road, Baner, Pune 411045');
    await press('Use this address');
    expect(one('h1').innerText).toBe('Choose time');
    const eight = one('main section button') as HTMLButtonElement;
    expect(eight.textContent).toBe('8:00 am, full');
    expect(eight.disabled).toBe(true);
    expect((buttonNamed('Book now') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(all('[role=group] button')[1] as HTMLElement);
    await settle();
    await press('10:30 am');
    expect(said('footer')).toContain('Mon, 16 Nov · 10:30 am');
    expect(said('footer')).toContain('₹4,097');
    await press('Book now');
    expect(said('main')).toContain('Cancel free until Mon, 16 Nov · 8:30 am');
    await press('Confirm booking');
    const [order] = server.asked(placeOrder);
    expect(order?.fields.get('addressId')).toBe('41');
    expect(order?.fields.get('total')).toBe('4097.00');
    expect(order?.fields.get('slots[]')).toBe(writeWireDateTime(TENTHIRTY));
    expect(order?.fields.get('addOnIds[]')).toBe('501');
    expect(one('[data-opened]').innerText).toBe('/booking/900');
  });

  const NEAR_METRO = { ...HOME, id: 42, street: 'Paud Road', landmark: 'Near Vanaz Metro' };
  const AGAIN = {
    flatNo: HOME.flatNo,
    street: 'Paud Road, Near Vanaz Metro',
    at: TENTHIRTY - 30 * 86_400_000,
  };

  it('a customer who books again confirms the same address and add-ons at the same time tomorrow', async () => {
    const server = play();
    server.on(listAddresses, () => reply(listAddresses, [HOME, NEAR_METRO]));
    await show({ choice: CHOICE, again: AGAIN });
    await settle();
    expect(one('h1').innerText).toBe('Confirm booking');
    expect(said('main')).toContain('B-704, Paud Road, Near Vanaz Metro, Baner, Pune 411045');
    expect(said('main')).toContain('Mon, 16 Nov · 10:30 am');
    await press('Confirm booking');
    const [order] = server.asked(placeOrder);
    expect(order?.fields.get('slots[]')).toBe(writeWireDateTime(TENTHIRTY));
    expect(order?.fields.get('addOnIds[]')).toBe('501');
    expect(order?.fields.get('quantities[]') ?? '2').toBe('2');
  });

  it('a customer who books again chooses a time where tomorrow is full or unknown', async () => {
    const server = play();
    server.on(listAddresses, () => reply(listAddresses, [HOME, NEAR_METRO]));
    server.on(listSlots, () =>
      reply(
        listSlots,
        slotsOf(TOMORROW).map((at) => ({ at, isFree: false })),
      ),
    );
    await show({ choice: CHOICE, again: AGAIN });
    await settle();
    expect(one('h1').innerText).toBe('Choose time');
    server.on(listSlots, broken);
    await show({ choice: CHOICE, again: AGAIN });
    await settle();
    expect(one('h1').innerText).toBe('Choose time');
  });

  it.each([
    ['is not saved any more', { ...AGAIN, flatNo: 'A-1' }],
    ['had no time', { ...AGAIN, at: null }],
  ])(
    'a customer who books again chooses an address where the former one %s',
    async (_why, again) => {
      play();
      await show({ choice: CHOICE, again });
      await settle();
      expect(one('h1').innerText).toBe('Where should we come?');
    },
  );

  it.each([
    [true, 'You pay after the work, in cash or by UPI. Nothing is added'],
    [false, 'You pay after the work, in cash. Nothing is added'],
  ])('a customer reads of UPI only where it is accepted: %s', async (takesUpi, text) => {
    const server = play();
    server.on(getService, () => reply(getService, { ...SERVICE, takesUpi }));
    await show(READY);
    expect(said('main')).toContain(text);
  });

  it('a customer reads where one can pay in the app, and the advance that is asked for', async () => {
    const server = play();
    const asks = { ...SERVICE, paysOnline: true, advance: 2000 };
    server.on(getService, () => reply(getService, asks));
    await show(READY);
    expect(said('main')).toContain('You pay the rest after the work: in this app by UPI, card');
    expect(said('main')).toContain('Advance: ₹');
    server.on(getService, () => reply(getService, { ...asks, advance: 0 }));
    await show(READY);
    expect(said('main')).toContain(
      'You pay after the work: in this app by UPI, card or netbanking',
    );
    expect(said('main')).not.toContain('Advance');
  });

  it('a customer orders no more than fits into one visit, whatever the history entry says', async () => {
    const server = play();
    await show({ ...READY, choice: { quantity: 20, addOns: {} } });
    await press('Confirm booking');
    expect(server.asked(placeOrder)[0]?.fields.get('quantities[]')).toBe('10');
  });

  it('a customer who taps twice orders once, and again with the same idempotency key when the reply was lost', async () => {
    const server = play();
    const { answer, arrive } = onItsWay();
    server.on(placeOrder, answer);
    await show(READY);
    await userEvent.click(buttonNamed('Confirm booking'));
    one('footer button').click();
    await settle();
    expect(server.count(placeOrder)).toBe(1);
    arrive(broken());
    await settle();
    expect(alert()).toContain('Try again: it will not be booked twice.');
    server.on(placeOrder, () => reply(placeOrder, { orderId: 5, bookings: [] }));
    await press('Confirm booking');
    const keys = server.asked(placeOrder).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('a customer whose slot was taken is offered the nearest one, and takes it', async () => {
    const server = play();
    server.on(placeOrder, refuse('slot.full', { nearest: writeWireDateTime(NOON) }));
    await show(READY);
    await press('Confirm booking');
    expect(alert()).toContain('10:30 am has just been taken. Nothing was booked.');
    expect(alert()).toContain('The nearest free time is Mon, 16 Nov · 12:00 pm.');
    server.on(placeOrder, () => reply(placeOrder, { orderId: 5, bookings: [] }));
    await press('Take 12:00\u00A0pm');
    expect(server.asked(placeOrder).at(-1)?.fields.get('slots[]')).toBe(writeWireDateTime(NOON));
  });

  it('a customer whose slot was the last one chooses again', async () => {
    const server = play();
    server.on(placeOrder, refuse('slot.full', { nearest: null }));
    await show(READY);
    await press('Confirm booking');
    expect(alert()).toContain('No other time is free this week.');
    await press('Choose another time');
    expect(one('h1').innerText).toBe('Choose time');
  });

  it('a customer sees a changed price before anything is ordered', async () => {
    const server = play();
    server.on(placeOrder, refuse('order.price-changed', { total: 4297 }));
    await show(READY);
    server.on(getService, () => reply(getService, { ...SERVICE, price: paise(139_900) }));
    await press('Confirm booking');
    expect(alert()).toContain('The price has changed from ₹4,097.00 to ₹4,297.00.');
    expect(said('footer')).toContain('₹4,297');
    server.on(placeOrder, () => reply(placeOrder, { orderId: 5, bookings: [] }));
    await press('Confirm booking');
    expect(server.asked(placeOrder).at(-1)?.fields.get('total')).toBe('4297.00');
  });

  it('a customer without a connection reads that the order is uncertain, and keeps the draft', async () => {
    const server = play();
    server.on(placeOrder, cut);
    await show(READY);
    await press('Confirm booking');
    expect(alert()).toContain('Try again: it will not be booked twice.');
    expect(said('main')).toContain('B-704');
  });

  it('a customer saves a new address with the order, once', async () => {
    const server = play();
    server.on(placeOrder, refuse('slot.full', { nearest: writeWireDateTime(NOON) }));
    await show({ ...READY, address: { ...HOME, id: null } });
    await press('Confirm booking');
    expect(server.asked(saveAddress)[0]?.fields.get('flatNo')).toBe('B-704');
    expect(server.asked(placeOrder)[0]?.fields.get('addressId')).toBe('77');
    await press('Take 12:00\u00A0pm');
    expect(server.count(saveAddress)).toBe(1);
  });

  it('a customer whose number is not proven confirms it with a code, and the order goes out again', async () => {
    const server = play();
    server.on(placeOrder, refuse('order.phone-unproven', { phone: '9890011223' }));
    server.on(requestChangeOtp, () =>
      reply(requestChangeOtp, { sentTo: 'XXXXXX1223', retryAfterSeconds: 30 }),
    );
    server.on(verifyChangeOtp, () => reply(verifyChangeOtp, null));
    await show({ ...READY, address: { ...HOME, id: null } });
    await press('Confirm booking');
    expect(server.asked(requestChangeOtp)[0]?.fields.get('to')).toBe('9890011223');
    expect(one('[role=dialog]').innerText).toContain('Confirm the mobile number');
    server.on(placeOrder, () =>
      reply(placeOrder, { orderId: 5, bookings: [{ id: 900, bookingNo: 'KRG-1' }] }),
    );
    await expect.poll(() => all('[role=dialog] input').length).toBeGreaterThan(0);
    await userEvent.fill(one('[role=dialog] input'), '123456');
    await press('Confirm');
    expect(server.asked(verifyChangeOtp)[0]?.fields.get('otp')).toBe('123456');
    expect([server.count(placeOrder), server.count(saveAddress)]).toEqual([2, 1]);
    expect(one('[data-opened]').innerText).toBe('/booking/900');
  });

  it('a customer without a number is led to the profile', async () => {
    const server = play();
    server.on(placeOrder, refuse('order.phone-unproven', { phone: '' }));
    await show(READY);
    await press('Confirm booking');
    expect(alert()).toContain('Add a mobile number to your profile before you book.');
    expect(one('main [role=alert] a').getAttribute('href')).toBe('/profile');
    expect(server.count(requestChangeOtp)).toBe(0);
  });

  it('a customer sees when the slots did not load, and retries', async () => {
    const server = play();
    server.on(listSlots, broken);
    await show({ ...READY, step: 'time' });
    await settle(30_000);
    expect(alert()).toContain("Couldn't load the times.");
    server.on(listSlots, () => reply(listSlots, []));
    await press('Try again');
    expect(said('main')).toContain('Nobody is free on this day.');
    expect(toasts.takeAll()).toEqual([]);
  });
});

describe('a guest', () => {
  onStage({ as: 'guest' });

  it('[ROLE-03] a guest fills in everything, and is asked to log in only then', async () => {
    const server = play();
    await show();
    const field = (name: string) => one(`input[name=${name}]`) as HTMLInputElement;
    await press('Use this address');
    expect(all('main [role=alert]').map(({ innerText }) => innerText)).toEqual([
      'A PIN code has six digits.',
      'Please fill this in.',
      'Please fill this in.',
      'Please fill this in.',
    ]);
    await userEvent.fill(field('pinCode'), '999999');
    await settle();
    expect(said('main')).toContain('We do not serve 999999 yet.');
    await userEvent.fill(field('pinCode'), '411045');
    await userEvent.fill(field('flatNo'), 'B-704');
    await userEvent.fill(field('street'), 'Pan Card Club Road');
    await userEvent.fill(field('contactName'), 'Asha');
    await settle();
    expect(said('main')).toContain('The pin is in the middle of Baner.');
    await press('Move north');
    expect(said('main')).toContain('The pin is 100 m from the middle of Baner.');
    await userEvent.click(one('main div[dir=ltr]'), { position: { x: 40, y: 40 } });
    await settle();
    expect(said('main')).toMatch(/The pin is \d\.\d km from the middle of Baner\./);
    await press('Use this address');
    await press('12:00 pm');
    await press('Book now');
    expect(Number(server.asked(listSlots)[0]?.fields.get('latitude'))).toBeGreaterThan(18.57);
    await press('Log in to book');
    expect(one('[data-opened]').innerText).toBe('/login');
    const kept = JSON.parse(sessionStorage.getItem('returnTo') ?? '{}') as {
      path: string;
      state: { step: string; address: { flatNo: string }; choice: object };
    };
    expect(kept).toMatchObject({
      path: '/book/21',
      state: { step: 'confirm', choice: CHOICE, address: { id: null, flatNo: 'B-704' } },
    });
    expect([server.count(placeOrder), server.count(saveAddress)]).toEqual([0, 0]);
  });
});
