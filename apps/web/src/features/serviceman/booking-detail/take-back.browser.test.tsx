import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { takeBackAddOn } from '@karigar/contract/add-ons/take-back-add-on';
import type { Booking } from '@karigar/contract/bookings/booking';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, expectWords, NOW, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, onItsWay, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;
const TAKE_BACK = 'Take back: Drain pipe';

const addOn = (id: number, name: string, status: BookingAddOn['status']): BookingAddOn => ({
  id,
  addOnId: id + 500,
  name,
  price: paise(39_900),
  quantity: 99,
  amount: paise(39_501_00),
  status,
});
const GAS = addOn(1, 'Gas top-up', 'accepted');
const PIPE = addOn(2, 'Drain pipe', 'pending');

onStage({ as: 'serviceman', isApart: true });

const buttons = () => all('main button').map((button) => button.getAttribute('aria-label'));
const show = async (id: number, changed: Partial<Booking> = {}) => {
  const server = playServer();
  server.bookingsAre([
    aBooking(id, { state: 'started', startedAt: NOW, serviceId: 3, ...changed }),
  ]);
  let addOns = [GAS, PIPE];
  server.on(listBookingAddOns, () => reply(listBookingAddOns, addOns));
  await showScreen(BookingDetailScreen, `/booking/${id}`, { pattern });
  await expectWords('Drain pipe');
  return { server, areNow: (next: BookingAddOn[]) => (addOns = next) };
};

it('an add-on that the customer has not answered can be taken back with one tap, sent once', async () => {
  const { server, areNow } = await show(61);
  expect(buttons().filter((name) => name?.startsWith('Take back'))).toEqual([TAKE_BACK]);
  const { answer, arrive } = onItsWay();
  server.on(takeBackAddOn, answer);
  buttonNamed(TAKE_BACK).click();
  buttonNamed(TAKE_BACK).click();
  await expect.poll(() => server.count(takeBackAddOn)).toBe(1);
  expect(server.asked(takeBackAddOn)[0]?.fields.get('id')).toBe('2');
  areNow([GAS]);
  arrive(
    Response.json({ success: true, code: 200, message: 'The add-on is taken back.', data: null }),
  );
  await expect.poll(words).not.toContain('Drain pipe');
  expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'The add-on is taken back.' }]);
  expect(server.count(takeBackAddOn)).toBe(1);
});

it('taking back an add-on that was answered meanwhile shows the refusal and the answer', async () => {
  const { server, areNow } = await show(62);
  const message = 'This add-on has already been answered.';
  server.on(takeBackAddOn, () => {
    areNow([GAS, { ...PIPE, status: 'accepted' }]);
    return Response.json({ success: false, code: 'add-on.already-answered', message, data: null });
  });
  buttonNamed(TAKE_BACK).click();
  await expect.poll(() => toasts.takeAll()).toMatchObject([{ tone: 'bad', words: message }]);
  await expect.poll(buttons).not.toContain(TAKE_BACK);
  expect(words()).toContain('Drain pipe');
});

it('an add-on cannot be taken back after the work ended', async () => {
  await show(63, { state: 'ended', endedAt: NOW });
  expect(buttons()).not.toContain(TAKE_BACK);
});

it('an add-on cannot be taken back before it is sent', async () => {
  const server = playServer();
  server.bookingsAre([aBooking(64, { state: 'started', startedAt: NOW, serviceId: 3 })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(listServiceAddOns, () =>
    reply(listServiceAddOns, [{ id: 5, name: 'Anti-rust spray', price: paise(34_900) }]),
  );
  server.on(proposeAddOns, cut);
  const [price, shownPrice] = [paise(34_900), paise(34_900)];
  const items = [{ addOnId: 5, shownPrice, price, quantity: 1 }];
  await actionQueue.enqueue(proposeAddOns, 64, { bookingId: 64, orderId: 9064, items });
  await showScreen(BookingDetailScreen, '/booking/64', { pattern });
  await expectWords('Anti-rust spray');
  expect(buttons().filter((name) => name?.startsWith('Take back'))).toEqual([]);
});
