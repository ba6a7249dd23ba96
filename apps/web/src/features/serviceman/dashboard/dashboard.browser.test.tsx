import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { describe, expect, it } from 'vitest';
import { aBooking } from '#testing/bookings';
import { aNotification } from '#testing/notifications';
import {
  all,
  buttonNamed,
  hide,
  NOW,
  one,
  settle,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { logged, onStage } from '#testing/stage';
import { broken, cut, onItsWay, outOfTime, playServer, reply } from '#testing/test-server';
import { DashboardScreen } from './index.ts';

const DAY = 86_400_000;
const show = (condition = {}) => showScreen(DashboardScreen, '/', condition);
const titles = () => all('h3').map((title) => title.innerText);

onStage();

describe('the dashboard', () => {
  it('[DASH-04] the dashboard shows a spinner over skeletons during the first load, and never again', async () => {
    const server = playServer();
    const { answer, arrive } = onItsWay();
    server.on(listBookings, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    expect(all('[aria-busy=true]')).toHaveLength(1);
    arrive(reply(listBookings, [aBooking(1)]));
    await settle();
    expect(all('[role=progressbar], [aria-busy=true]')).toHaveLength(0);
    server.on(listBookings, onItsWay().answer);
    await settle(5000);
    expect(all('[role=progressbar], [aria-busy=true]')).toHaveLength(0);
    expect(titles()).toEqual(['Geyser repair']);
  });

  it('[DASH-01] the dashboard links to the notifications by a bell that counts the unread', async () => {
    const server = playServer();
    server.on(listNotifications, () =>
      reply(listNotifications, [
        aNotification(1),
        aNotification(2, { unread: false }),
        aNotification(3),
      ]),
    );
    await show();
    const bell = one('header a[href="/notification"]');
    expect(bell.ariaLabel).toBe('Notifications, 2 new');
  });

  it('[DASH-02] the dashboard shows three counters, each a link to the bookings', async () => {
    playServer();
    await show();
    const tiles = all('header a[href="/booking"]').map((tile) => tile.innerText.split(/\s*\n\s*/));
    expect(tiles).toEqual([
      ['6', "Today's Bookings"],
      ['1', 'Bookings on Hold'],
      ['1,284', 'Overall Completed'],
    ]);
  });

  it('[ENT-05] the dashboard reads no count of cancelled bookings from the reply, and shows none', async () => {
    const server = playServer();
    server.onWire(getDashboard, (body) => Object.assign(body['data'] as object, { cancelled: 77 }));
    await show();
    expect(words()).toContain('1,284');
    expect(words()).not.toMatch(/77|Cancelled/);
  });

  it("[DASH-03] the dashboard lists today's work and running work, and opens each by a tap", async () => {
    const server = playServer();
    server.bookingsAre([
      aBooking(1, { serviceName: 'Today' }),
      aBooking(2, { serviceName: 'Tomorrow', scheduledAt: NOW + DAY }),
      aBooking(3, {
        serviceName: 'Running since yesterday',
        scheduledAt: NOW - DAY,
        startedAt: NOW - DAY,
        state: 'started',
      }),
    ]);
    await show();
    expect(one('h2').innerText).toBe("Today's work schedule");
    expect(titles()).toEqual(['Running since yesterday', 'Today']);
    one('a[href="/booking/1"]').click();
    await settle();
    expect(one('[data-opened]').innerText).toBe('/booking/1');
  });

  it.each([
    ['en', '2:30', 'pm', '15 Nov 2026'],
    ['hi', '2:30', 'pm', '15 नव॰ 2026'],
  ] as const)(
    '[DASH-06] the dashboard prints time and date of a card in %s',
    async (locale, ...rail) => {
      playServer().bookingsAre([aBooking(1, { scheduledAt: NOW + 4 * 3_600_000 })]);
      await show({ locale });
      expect(one('a[href="/booking/1"]').innerText.split(/\s*\n\s*/)).toEqual(
        expect.arrayContaining(rail),
      );
    },
  );

  it('[FMT-01] the dashboard prints prices with the rupee sign, Indian grouping and two decimals', async () => {
    playServer().bookingsAre([aBooking(1)]);
    await show();
    expect(one('a[href="/booking/1"]').textContent).toContain('₹1,23,456.50');
  });

  it('the dashboard says when nothing is planned', async () => {
    playServer();
    await show();
    expect(words()).toContain('No work planned for today');
  });
});

describe('the dashboard refresh', () => {
  it('[DASH-05] reads the whole live list every 5 seconds and renders nothing when it is unchanged', async () => {
    const server = playServer();
    server.bookingsAre([aBooking(1), aBooking(2)]);
    const drawn = await show();
    const before = { drawn: drawn.times, asked: server.count(listBookings, null) };
    await settle(5100);
    await settle(5100);
    await settle(5100);
    expect(server.count(listBookings, null) - before.asked).toBe(3);
    expect(drawn.times).toBe(before.drawn);
  });

  it('[DASH-05] replaces the list when it changed, and the counters with it', async () => {
    const server = playServer();
    server.bookingsAre([aBooking(1)]);
    await show();
    server.bookingsAre([aBooking(1, { serviceName: 'Geyser repair, moved' }), aBooking(2)]);
    server.on(getDashboard, () => reply(getDashboard, { todayBookings: 7, hold: 0, completed: 2 }));
    await settle(5100);
    await settle();
    expect(titles()).toEqual(['Geyser repair, moved', 'Geyser repair']);
    expect(one('header a[href="/booking"]').innerText).toContain('7');
  });

  it('never reads the live list again while a read is running', async () => {
    const server = playServer();
    await show();
    const { answer, arrive } = onItsWay();
    server.on(listBookings, answer);
    await settle(5100);
    const asked = server.count(listBookings);
    await settle(20_000);
    expect(server.count(listBookings)).toBe(asked);
    arrive(reply(listBookings, []));
    await settle();
    await settle(5100);
    expect(server.count(listBookings)).toBe(asked + 1);
  });

  it('pauses polling while the page is hidden and reads when it is shown', async () => {
    const server = playServer();
    await show();
    hide(true);
    const asked = server.count(listBookings);
    await settle(60_000);
    expect(server.count(listBookings)).toBe(asked);
    hide(false);
    await settle();
    expect(server.count(listBookings)).toBe(asked + 1);
  });

  it('waits as long as a busy server asks before the next poll', async () => {
    const server = playServer();
    await show();
    server.on(
      listBookings,
      () => new Response('', { status: 429, headers: { 'Retry-After': '30' } }),
    );
    await settle(5100);
    const asked = server.count(listBookings);
    await settle(25_000);
    expect(server.count(listBookings)).toBe(asked);
    await settle(6000);
    expect(server.count(listBookings)).toBe(asked + 1);
  });
});

describe('a failed load', () => {
  it.each([
    ['the connection is cut', cut, 'network'],
    ['the request times out', outOfTime, 'timeout'],
    ['the server fails', broken, 'unavailable'],
  ])(
    '[DASH-07] [ERR-01] the dashboard keeps its bookings when %s, with their time',
    async (_how, fail, kind) => {
      const server = playServer();
      server.bookingsAre([aBooking(1)]);
      await show();
      server.on(listBookings, fail);
      await settle(5100);
      expect(titles()).toEqual(['Geyser repair']);
      expect(one('main [role=status]').innerText).toBe('Could not refresh. As of 10:30\u00a0am.');
      expect(logged()).toHaveBeenCalledWith('Error fetching bookings', kind);
      server.bookingsAre([aBooking(1)]);
      await settle(5100);
      expect(one('main [role=status]').innerText).toBe('');
    },
  );

  it('[DASH-07] keeps the counters when their read fails, and logs the failure', async () => {
    const server = playServer();
    await show();
    server.on(getDashboard, broken);
    server.bookingsAre([aBooking(1)]);
    await settle(5100);
    expect(one('header a[href="/booking"]').innerText).toContain('6');
    expect(logged()).toHaveBeenCalledWith('Error fetching dashboard details', 'unavailable');
  });

  it.each([
    ['the connection is cut', cut, 'The network is slow. Please try again.'],
    ['the request times out', outOfTime, 'The network is slow. Please try again.'],
    ['the server fails', broken, 'Something broke on our side. Please try again.'],
  ])('the dashboard offers a retry when %s at the first load', async (_how, fail, reason) => {
    const server = playServer();
    server.on(listBookings, fail);
    await show();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load bookings.");
    expect(one('main [role=alert]').innerText).toContain(reason);
    server.bookingsAre([aBooking(1)]);
    buttonNamed('Try again').click();
    await settle();
    expect(titles()).toEqual(['Geyser repair']);
  });
});
