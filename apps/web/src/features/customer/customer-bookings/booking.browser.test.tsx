import { listMyBookings } from '@karigar/contract/customer-bookings/list-my-bookings';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { session } from '#platform/session/session';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, playServer, reply } from '#testing/test-server';
import { CustomerBookingsScreen, MyHistoryScreen } from './index.ts';

const titles = () => all('main a h2').map((title) => title.textContent);

onStage({ as: 'customer' });

describe("a customer's bookings", () => {
  it('[NAV-03] lists a customer’s live bookings with their servicemen, and updates without a reload', async () => {
    const server = playServer();
    server.on(listMyBookings, () =>
      reply(listMyBookings, [aBooking(7, { servicemanName: 'Suresh P.' })]),
    );
    await showScreen(CustomerBookingsScreen, '/booking');
    expect(titles()).toEqual(['Geyser repair']);
    expect(one('a[href="/booking/7"]').innerText).toContain('Suresh P.');
    expect(one('a[href="/booking/7"]').innerText).not.toContain('Anjali');
    expect(one('a[href="/booking-history"]').ariaLabel).toBe('Past bookings');
    server.on(listMyBookings, () =>
      reply(listMyBookings, [aBooking(7, { state: 'started', startedAt: 1 })]),
    );
    await settle(5100);
    await settle();
    expect(one('a[href="/booking/7"]').innerText).toContain('Started');
  });

  it('shows the total of the bill, with approved add-ons and without those to answer', async () => {
    const line = { addOnId: 1, name: 'Pipe', quantity: 1 };
    const [price, other] = [paise(149_00), paise(599_00)];
    playServer().on(listMyBookings, () =>
      reply(listMyBookings, [
        aBooking(7, {
          state: 'started',
          total: paise(349_00),
          totalAfterEnd: null,
          addOns: [
            { ...line, id: 1, price, amount: price, status: 'accepted' },
            { ...line, id: 2, price: other, amount: other, status: 'pending' },
          ],
        }),
      ]),
    );
    await showScreen(CustomerBookingsScreen, '/booking');
    expect(one('a[href="/booking/7"]').innerText).toContain('₹498');
  });

  it('links each past booking to its own screen, newest first', async () => {
    const server = playServer();
    server.on(listMyBookings, (fields) => {
      expect(fields.get('bookingStatus')).toBe('6');
      return reply(listMyBookings, [
        aBooking(9, { state: 'completed', statusName: 'Completed' }),
        aBooking(8, { state: 'cancelled', statusName: 'Rejected / Cancelled' }),
      ]);
    });
    await showScreen(MyHistoryScreen, '/booking-history');
    expect(all('main a').map((card) => card.getAttribute('href'))).toEqual([
      '/booking-history/9',
      '/booking-history/8',
    ]);
  });

  it('reports when a customer has no bookings, and offers a retry when they do not load', async () => {
    const server = playServer();
    server.on(listMyBookings, broken);
    await showScreen(CustomerBookingsScreen, '/booking');
    expect(one('main [role=alert]').innerText).toContain("Couldn't load bookings.");
    server.on(listMyBookings, () => reply(listMyBookings, []));
    buttonNamed('Try again').click();
    await settle();
    expect(words()).toContain('Your bookings show here.');
    const book = all('main a').find(({ innerText }) => innerText === 'Book a service');
    expect(book?.getAttribute('href')).toBe('/');
  });

  it('[ROLE-03] asks a guest to log in, and reads no bookings', async () => {
    const server = playServer();
    await session.open({ authToken: 'token', role: 'guest' });
    await showScreen(CustomerBookingsScreen, '/booking');
    expect(words()).toContain('Log in to see your bookings.');
    expect(server.count(listMyBookings)).toBe(0);
  });
});
