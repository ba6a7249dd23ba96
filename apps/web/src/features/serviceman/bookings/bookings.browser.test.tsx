import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aNotification } from '#testing/notifications';
import { aBooking, manyBookings } from '#testing/bookings';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { logged, onStage } from '#testing/stage';
import { broken, cut, onItsWay, outOfTime, playServer, reply } from '#testing/test-server';
import { BookingsScreen } from './index.ts';

const show = (condition = {}) => showScreen(BookingsScreen, '/booking', condition);
// Cards far from the viewport are not painted, but are in the DOM.
const titles = () => all('main a h2').map((title) => title.textContent);
/** A loaded page is rendered in steps. */
const shows = (count: number) => vi.waitFor(() => expect(titles()).toHaveLength(count));
const toTheEnd = async () => {
  scrollTo(0, document.documentElement.scrollHeight);
  await settle();
  await settle();
};
const type = async (text: string) => {
  await userEvent.fill(one('search input'), text);
  await settle();
};

onStage();

describe('the bookings', () => {
  it('[LIST-01] the bookings have the header Bookings and a bell that leads to the notifications', async () => {
    const server = playServer();
    server.on(listNotifications, () => reply(listNotifications, [aNotification(1)]));
    await show();
    expect(one('h1').innerText).toBe('Bookings');
    expect(one('header a[href="/notification"]').ariaLabel).toBe('Notifications, 1 new');
  });

  it('the bookings show a spinner with skeletons until the first page loads', async () => {
    const server = playServer();
    const { answer, arrive } = onItsWay();
    server.on(listBookings, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    arrive(reply(listBookings, [aBooking(1)]));
    await settle();
    expect(all('[role=progressbar]')).toHaveLength(0);
    expect(titles()).toEqual(['Geyser repair']);
  });

  it.each([
    ['en', '15', 'Nov 2026'],
    ['hi', '15', 'नव॰ 2026'],
  ] as const)(
    '[LIST-06] a booking card prints day, short month and year in %s',
    async (locale, ...rail) => {
      playServer().bookingsAre([aBooking(1)]);
      await show({ locale });
      await expect
        .poll(() => one('a[href="/booking/1"]').innerText.split(/\s*\n\s*/))
        .toEqual(expect.arrayContaining(rail));
    },
  );

  it('[LIST-10] a booking opens by a tap, and by the keyboard', async () => {
    playServer().bookingsAre([aBooking(7)]);
    await show();
    one('a[href="/booking/7"]').focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(one('[data-opened]').innerText).toBe('/booking/7');
  });

  it('[LIST-07] a booking shows the name of its status, Pending without one, each with its look', async () => {
    const server = playServer();
    server.bookingsAre([
      aBooking(1, { statusName: 'Assigned' }),
      aBooking(2, { statusName: null, state: 'offered' }),
      aBooking(3, { statusName: 'Completed', state: 'completed' }),
      aBooking(4, { statusName: 'Sent to the moon' }),
      aBooking(5, { statusName: 'Hold', state: 'held', startedAt: 1 }),
      aBooking(6, { statusName: 'Assigned', state: 'ended', startedAt: 1, endedAt: 2 }),
    ]);
    await show();
    const pills = all('main a').map((card) =>
      [...card.querySelectorAll<HTMLElement>('[class*=pill]')].map(
        (pill) => `${/_(assigned|pending|done|hold)/.exec(pill.className)?.[1]}: ${pill.innerText}`,
      ),
    );
    expect(pills).toEqual([
      ['assigned: Assigned'],
      ['pending: Pending'],
      ['done: Completed'],
      ['pending: Sent to the moon'],
      ['hold: On hold'],
      ['pending: OTP pending'],
    ]);
  });

  it('[LIST-08] the list marks a new booking and no other', async () => {
    playServer().bookingsAre([aBooking(1, { isNew: true }), aBooking(2)]);
    await show();
    expect(one('a[href="/booking/1"]').innerText).toContain('New');
    expect(one('a[href="/booking/2"]').innerText).not.toContain('New');
  });

  it("[LIST-05] says 'No bookings found.' when there are no bookings", async () => {
    playServer();
    await show();
    expect(one('h2').innerText).toBe('No bookings found.');
    expect(all('main button')).toHaveLength(0);
  });
});

describe('paging', () => {
  it('[LIST-03] [LIST-04] loads ten bookings at a time as the last card comes near, until a short page', async () => {
    const server = playServer();
    server.bookingsAre(manyBookings(25));
    await show();
    await shows(10);
    await toTheEnd();
    await shows(20);
    await toTheEnd();
    await toTheEnd();
    await shows(25);
    expect(['1', '2', '3', '4'].map((page) => server.count(listBookings, page))).toEqual([
      1, 1, 1, 0,
    ]);
    expect(words()).not.toContain('Load More');
  });

  it('[LIST-03] stops paging at an empty page after ten and ten', async () => {
    const server = playServer();
    server.bookingsAre(manyBookings(20));
    await show();
    for (let turn = 0; turn < 4; turn += 1) await toTheEnd();
    await shows(20);
    expect(server.count(listBookings, '3')).toBe(1);
    expect(words()).not.toContain('Load More');
  });

  it('[LIST-04] loads the next page once, however often it is requested', async () => {
    const server = playServer();
    const bookings = manyBookings(30);
    server.bookingsAre(bookings);
    await show();
    const { answer, arrive } = onItsWay();
    server.on(listBookings, answer);
    buttonNamed('Load More').click();
    await toTheEnd();
    await toTheEnd();
    expect(server.count(listBookings, '2')).toBe(1);
    arrive(reply(listBookings, bookings.slice(10, 20)));
    server.bookingsAre(bookings);
    await settle();
    const names = bookings.slice(0, 20).map(({ serviceName }) => serviceName);
    await expect.poll(() => titles().slice(0, 20)).toEqual(names);
  });

  it('shows a booking once that moves to the next page between two loads', async () => {
    const server = playServer();
    const bookings = manyBookings(15);
    server.on(listBookings, (fields) =>
      reply(listBookings, fields.get('page') === '2' ? bookings.slice(9) : bookings.slice(0, 10)),
    );
    await show();
    await toTheEnd();
    await shows(15);
    expect(new Set(titles()).size).toBe(15);
  });

  it('waits for a tap after a page that did not load, and keeps the others', async () => {
    const server = playServer();
    const bookings = manyBookings(12);
    server.bookingsAre(bookings);
    await show();
    server.on(listBookings, broken);
    await toTheEnd();
    await toTheEnd();
    expect(server.count(listBookings, '2')).toBe(1);
    await shows(10);
    expect(words()).toContain("Couldn't load more bookings.");
    server.bookingsAre(bookings);
    buttonNamed('Load More').click();
    await settle();
    await shows(12);
  });
});

describe('the search', () => {
  beforeEach(() =>
    playServer().bookingsAre([
      aBooking(1, { serviceName: 'Geyser repair', customerName: 'Anjali Kulkarni' }),
      aBooking(2, { serviceName: 'Kitchen tap leak', customerName: 'Farida Shaikh' }),
    ]),
  );

  it.each([
    ['a service', 'gEYS', ['Geyser repair']],
    ['a booking number', 'krg-48202', ['Kitchen tap leak']],
    ['a customer', 'shaikh', ['Kitchen tap leak']],
  ])(
    '[LIST-02] the search finds a booking by a part of %s, in any case',
    async (_what, text, found) => {
      await show();
      expect(one('search input').getAttribute('placeholder')).toBe('Search bookings...');
      await type(text);
      expect(titles()).toEqual(found);
    },
  );

  it('[LIST-02] [LIST-05] the search keeps its text over a refresh, says when nothing matches, and is cleared', async () => {
    await show();
    await type('chimney');
    await settle(5100);
    expect(one('h2').innerText).toBe('No bookings found.');
    expect((one('search input') as HTMLInputElement).value).toBe('chimney');
    all('main button').at(-1)?.click();
    await settle();
    expect(titles()).toHaveLength(2);
  });
});

describe('the refresh', () => {
  it('[LIST-09] reads the live list every 5 seconds and renders nothing when it is unchanged', async () => {
    const server = playServer();
    server.bookingsAre(manyBookings(3));
    const drawn = await show();
    await settle(5100);
    const before = { drawn: drawn.times, asked: server.count(listBookings, null) };
    await settle(5100);
    await settle(5100);
    expect(server.count(listBookings, null) - before.asked).toBe(2);
    expect(drawn.times).toBe(before.drawn);
  });

  it('[LIST-09] shows changes in the loaded pages without loading them again', async () => {
    const server = playServer();
    server.bookingsAre([aBooking(1), aBooking(2)]);
    await show();
    server.bookingsAre([aBooking(1), aBooking(2, { state: 'started', startedAt: 1 })]);
    await settle(5100);
    await settle();
    expect(one('a[href="/booking/2"]').innerText).toContain('Started');
    expect(server.count(listBookings, '1')).toBe(1);
  });

  it('reads the pages again when a booking is added or removed', async () => {
    const server = playServer();
    server.bookingsAre([aBooking(1), aBooking(2)]);
    await show();
    server.bookingsAre([aBooking(2), aBooking(3, { serviceName: 'Just come in' })]);
    await settle(5100);
    await settle();
    expect(titles()).toEqual(['Geyser repair', 'Just come in']);
  });

  it.each([
    ['the connection is cut', cut, 'network'],
    ['the request times out', outOfTime, 'timeout'],
    ['the server fails', broken, 'unavailable'],
  ])('[ERR-01] the bookings stay when %s, with their time', async (_how, fail, kind) => {
    const server = playServer();
    server.bookingsAre([aBooking(1)]);
    await show();
    server.on(listBookings, fail);
    await settle(5100);
    expect(titles()).toEqual(['Geyser repair']);
    expect(words()).toContain('Could not refresh. As of 10:30 am.');
    expect(logged()).toHaveBeenCalledWith('Error fetching bookings', kind);
  });

  it('offers a retry when the first page does not load', async () => {
    const server = playServer();
    server.on(listBookings, broken);
    await show();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load bookings.");
    server.bookingsAre([aBooking(1)]);
    buttonNamed('Try again').click();
    await settle();
    expect(titles()).toEqual(['Geyser repair']);
  });
});
