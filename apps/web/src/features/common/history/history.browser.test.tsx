import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aBooking, manyBookings } from '#testing/bookings';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, outOfTime, playServer, reply } from '#testing/test-server';
import { HistoryScreen } from './index.ts';

const show = (condition = {}) => showScreen(HistoryScreen, '/booking-history', condition);
const titles = () => all('main h2').map((title) => title.innerText);
const card = () => one('main section').innerText.replaceAll(/\s+/g, ' ');
const past = (id: number, changed = {}) =>
  aBooking(id, {
    state: 'completed',
    statusName: 'Completed',
    paymentStatus: 'paid',
    area: 'Viman Nagar, Pune 411014',
    totalAfterEnd: paise(1_09_700),
    updatedAt: Date.UTC(2026, 10, 10, 10, 40),
    ...changed,
  });
const CANCELLED = { state: 'cancelled', statusName: 'Rejected / Cancelled', paymentStatus: 'none' };

onStage();

describe('the history', () => {
  it('[HIST-01] the history reads bookings of status 6 ten at a time, as the end comes near', async () => {
    const server = playServer();
    server.bookingsAre(manyBookings(25));
    await show();
    for (let page = 0; page < 5; page += 1) {
      scrollTo(0, document.documentElement.scrollHeight);
      await settle();
      await settle();
    }
    expect(titles()).toHaveLength(25);
    expect(server.asked(listBookings).map(({ fields }) => Object.fromEntries(fields))).toEqual(
      ['1', '2', '3'].map((page) =>
        expect.objectContaining({ bookingStatus: '6', limit: '10', page }),
      ),
    );
  });

  it('[HIST-02] the history is searched by the service’s name and by nothing else', async () => {
    playServer().bookingsAre([past(1, { serviceName: 'Tap replacement' }), past(2)]);
    await show();
    await userEvent.fill(one('search input'), 'TAP rep');
    await settle();
    expect(titles()).toEqual(['Tap replacement']);
    await userEvent.fill(one('search input'), 'Anjali');
    await settle();
    expect(words()).toContain('No bookings found.');
    buttonNamed('Clear search').click();
    await settle();
    expect(titles()).toHaveLength(2);
  });

  it('a search says that only the loaded bookings were searched', async () => {
    playServer().bookingsAre(manyBookings(25));
    await show();
    await userEvent.fill(one('search input'), 'Something else');
    await settle();
    expect(words()).toContain('Only the 10 loaded bookings were searched.');
  });

  it('[HIST-03] [HIST-07] the card of a paid booking shows all its facts', async () => {
    playServer().bookingsAre([past(1, { quantity: 2 })]);
    await show();
    expect(card()).toBe(
      'Order ID KRG-48201 Paid Geyser repair ₹599.00 × 2 Date and time 15 Nov 2026, 10:00 am ' +
        'Location Viman Nagar, Pune 411014 Customer Anjali Kulkarni Serviceman Suresh Pawar Total ₹1,097.00',
    );
  });

  it('[HIST-04] the card of a cancelled booking shows how and when it ended, and no price', async () => {
    playServer().bookingsAre([past(1, CANCELLED)]);
    await show();
    expect(card()).toContain('Rejected / Cancelled');
    expect(card()).toContain('Updated 10 Nov 2026, 4:10 pm');
    expect(card()).not.toMatch(/Total|15 Nov|Paid|Pending|Pay Now/);
  });

  it.each(['Rejected', 'Cancelled'])(
    '[HIST-04] the card of a %s booking shows how it ended, and no price',
    async (statusName) => {
      playServer().bookingsAre([past(1, { ...CANCELLED, statusName, paymentStatus: 'pending' })]);
      await show();
      expect(card()).toContain(statusName);
      expect(card()).not.toMatch(/Total|Pending|Pay Now/);
    },
  );

  it('[HIST-05] a tap anywhere on a card opens the booking', async () => {
    playServer().bookingsAre([past(7)]);
    await show();
    const { left, top, width, height } = one('main section').getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height - 20);
    expect(hit?.closest('a')?.getAttribute('href')).toBe('/booking-history/7');
    (hit as HTMLElement).click();
    await settle();
    expect(one('[data-opened]').innerText).toBe('/booking-history/7');
  });

  it('[HIST-06] [HIST-07] an open payment leads to /payment of this booking', async () => {
    playServer().bookingsAre([past(7, { paymentStatus: 'pending' })]);
    await show();
    expect(card()).toContain('Pending');
    buttonNamed('Pay Now').click();
    await settle();
    expect(one('[data-opened]').innerText).toBe('/payment');
    expect(JSON.parse(one('[data-opened]').dataset['state'] ?? '')).toEqual({
      bookingId: 7,
      mainId: 9007,
    });
  });

  it('[HIST-07] the history offers no payment where it is paid or was never due', async () => {
    playServer().bookingsAre([past(1), past(2, { paymentStatus: 'none' })]);
    await show();
    expect(words()).not.toContain('Pay Now');
  });

  it('a screen reader reads the card’s order number with the link', async () => {
    playServer().bookingsAre([past(1)]);
    await show();
    const link = one('main section a');
    const described = link.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.innerText).toBe('Order ID KRG-48201');
  });

  it('the history shows a spinner until the first page loads, and says when it is empty', async () => {
    const server = playServer();
    const { answer, arrive } = onItsWay();
    server.on(listBookings, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    arrive(reply(listBookings, []));
    await settle();
    expect(words()).toContain('No past bookings yet');
  });

  it.each([
    ['the connection is cut', cut, 'The network is slow. Please try again.'],
    ['the request times out', outOfTime, 'The network is slow. Please try again.'],
    ['the server fails', broken, 'Something broke on our side. Please try again.'],
  ])('[ERR-02] the history offers a retry when %s at the first load', async (_how, fail, why) => {
    const server = playServer();
    server.on(listBookings, fail);
    await show();
    expect(one('main [role=alert]').innerText).toContain(why);
    server.bookingsAre([past(1)]);
    buttonNamed('Try again').click();
    await settle();
    expect(titles()).toEqual(['Geyser repair']);
  });

  it.each([
    ['the connection is cut', cut],
    ['the request times out', outOfTime],
    ['the server fails', broken],
  ])('[ERR-02] the history keeps its cards when %s later, with their time', async (_how, fail) => {
    const server = playServer();
    server.bookingsAre([past(1)]);
    await show();
    server.on(listBookings, fail);
    await settle(5000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await settle();
    expect(titles()).toEqual(['Geyser repair']);
    expect(words()).toContain('Could not refresh. As of 10:30 am.');
    expect(all('[role=alert]')).toHaveLength(0);
  });
});
