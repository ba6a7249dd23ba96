import type { Booking } from '@karigar/contract/bookings/booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { PATHS } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, outOfTime, playServer } from '#testing/test-server';
import { HistoryDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingHistoryDetail;
const show = (condition = {}) =>
  showScreen(HistoryDetailScreen, '/booking-history/7', { pattern, ...condition });
const addOn = (id: number, name: string, status: 'accepted' | 'rejected' | 'pending') => ({
  id,
  addOnId: id,
  name,
  price: paise(49_900),
  quantity: 1,
  amount: paise(49_900),
  status,
});
const past = (changed: Partial<Booking> = {}): Booking =>
  aBooking(7, {
    state: 'completed',
    statusName: 'Completed',
    paymentStatus: 'pending',
    serviceName: 'Full home deep cleaning, 2 BHK',
    price: paise(3_49_900),
    total: paise(3_49_900),
    totalAfterEnd: paise(3_99_800),
    address: 'B-1104, Megapolis Sunway, Hinjawadi Phase 1, Pune 411057',
    startedAt: Date.UTC(2026, 10, 11, 3, 42),
    endedAt: Date.UTC(2026, 10, 11, 8, 16),
    updatedAt: Date.UTC(2026, 10, 10, 10, 40),
    addOns: [
      addOn(1, 'Balcony pressure wash', 'accepted'),
      addOn(2, 'Sofa shampoo', 'rejected'),
      addOn(3, 'Carpet wash', 'pending'),
    ],
    ...changed,
  });
const cancelled = (changed: Partial<Booking> = {}) =>
  past({ state: 'cancelled', statusName: 'Rejected / Cancelled', addOns: [], ...changed });

onStage();

describe('a past booking', () => {
  it('[HIST-08] a past booking shows its picture, number, service, price, times, place, quantity and bill', async () => {
    playServer().bookingsAre([past()]);
    await show();
    expect(one('h1').innerText).toBe('KRG-48207');
    expect(all('main svg use').map((art) => art.getAttribute('href'))[1]).toMatch(/geyser/);
    for (const fact of [
      'Full home deep cleaning, 2 BHK ₹3,499.00',
      'Start 11 Nov 2026 9:12 am',
      'End 11 Nov 2026 1:46 pm',
      'Location B-1104, Megapolis Sunway, Hinjawadi Phase 1, Pune 411057',
      'Quantity 1',
      'Add-ons Balcony pressure wash × 1 ₹499.00',
      'Bill summary',
      'Total ₹3,998.00',
    ])
      expect(words()).toContain(fact);
    expect(words()).not.toMatch(/Sofa shampoo|Carpet wash/);
  });

  it('[HIST-09] a past booking says No data for a missing end', async () => {
    playServer().bookingsAre([past({ endedAt: null })]);
    await show();
    expect(words()).toContain('End No data');
  });

  it('[HIST-09] [HIST-10] a cancelled booking shows no end, but when it was cancelled', async () => {
    playServer().bookingsAre([cancelled()]);
    await show();
    expect(one('main').innerText).not.toMatch(/\bEnd\b|No data/);
    expect(words()).toContain('Cancelled at 10 Nov 2026, 4:10 pm');
    expect(words()).toContain('Rejected / Cancelled');
    expect(words()).toContain('Not billed ₹3,499.00');
    expect(words()).not.toMatch(/Total|Planned start/);
    expect(words()).not.toMatch(/Pay Now|Payment pending|Add-ons/);
  });

  it('a cancelled booking that never started shows a planned start', async () => {
    playServer().bookingsAre([cancelled({ startedAt: null, endedAt: null })]);
    await show();
    expect(words()).toContain('Planned start');
  });

  it('[HIST-11] a past booking leads to /payment while the payment is pending', async () => {
    playServer().bookingsAre([past()]);
    await show();
    expect(words()).toContain('Payment pending ₹3,998.00');
    buttonNamed('Pay Now').click();
    await settle();
    expect(one('[data-opened]').innerText).toBe('/payment');
    expect(one('[data-opened]').dataset['state']).toBe('{"bookingId":7,"mainId":9007}');
  });

  it.each(['8', 8])(
    '[HIST-07] a past booking reads the code %j as pending',
    async (paymentStatus) => {
      const server = playServer();
      server.bookingsAre([past({ paymentStatus: 'none' })]);
      server.onWire(listBookings, (body) => {
        for (const booking of body['data'] as Record<string, unknown>[])
          Object.assign(booking, { paymentStatus });
      });
      await show();
      expect(words()).toContain('Pay Now');
    },
  );

  it('[HIST-11] a past booking has no Pay Now once it is paid', async () => {
    playServer().bookingsAre([past({ paymentStatus: 'paid' })]);
    await show();
    expect(words()).not.toMatch(/Pay Now|Payment pending/);
  });

  it('[HIST-13] a past booking is searched among the bookings of status 6, however old it is', async () => {
    const server = playServer();
    const others = Array.from({ length: 150 }, (_, at) => aBooking(at + 101));
    server.bookingsAre([...others, past()]);
    await show();
    await settle();
    expect(one('h1').innerText).toBe('KRG-48207');
    expect(server.asked(listBookings).map(({ fields }) => fields.get('bookingStatus'))).toEqual([
      '6',
      '6',
    ]);
  });

  it('reports that a booking is not in the history', async () => {
    playServer().bookingsAre([aBooking(1)]);
    await show();
    expect(words()).toContain('Booking not found');
    expect(one('main a').getAttribute('href')).toBe('/booking-history');
  });

  it.each([
    ['the connection is cut', cut],
    ['the request times out', outOfTime],
    ['the server fails', broken],
  ])('[HIST-12] a toast reports that the past booking did not load when %s', async (_how, fail) => {
    const server = playServer();
    server.on(listBookings, fail);
    await show();
    expect(toasts.takeAll()).toEqual([{ tone: 'bad', words: 'Failed to load booking.' }]);
    server.bookingsAre([past()]);
    buttonNamed('Try again').click();
    await settle();
    expect(one('h1').innerText).toBe('KRG-48207');
    expect(toasts.takeAll()).toEqual([]);
  });

  it('a past booking stays on the screen when it cannot be read again', async () => {
    const server = playServer();
    server.bookingsAre([past()]);
    await show();
    server.on(listBookings, broken);
    await settle(5000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await settle();
    expect(one('h1').innerText).toBe('KRG-48207');
    expect(words()).toContain('Could not refresh. As of 10:30 am.');
  });
});

it('a visit that found nobody says until when our team checks it', async () => {
  playServer().bookingsAre([cancelled({ missedAt: Date.UTC(2026, 10, 11, 4, 52) })]);
  await show();
  expect(words()).toContain('Our team checks this visit by 12 Nov 2026, 10:22 am.');
  expect(words()).toContain('If all is right, the visit is paid with your next payout.');
});
