import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { describe, expect, it, vi } from 'vitest';
import { News } from '#entities/notifications/news.tsx';
import { toasts } from '@karigar/client/toast/toasts';
import { aNotification } from '#testing/notifications';
import {
  all,
  buttonNamed,
  clearScreen,
  hide,
  one,
  settle,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, playServer, reply } from '#testing/test-server';
import { NotificationsScreen } from './index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW = aNotification(5);
const OLD = aNotification(4, {
  message: 'The customer accepted Gas top-up for booking KRG-48213.',
  sender: 'Rohan Deshpande',
  at: Date.UTC(2026, 10, 14, 4, 0),
  unread: false,
  kind: 'add-on-accepted',
});

const show = () => showScreen(NotificationsScreen, '/notification');
const listed = () =>
  all('main li').map((row) => row.innerText.replaceAll('\u2060', '').replaceAll(/\s+/g, ' '));

onStage();

describe('the notifications', () => {
  it('[NOTI-01] notifications show sender, time, message and picture, and which are unread', async () => {
    const server = playServer();
    const picture = aNotification(3, {
      unread: false,
      kind: 'of-tomorrow',
      image: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
      at: Date.UTC(2026, 10, 11, 4, 0),
      bookingId: null,
    });
    server.on(listNotifications, () => reply(listNotifications, [NEW, OLD, picture]));
    await show();
    expect(one('h1').innerText).toBe('Notifications');
    expect(listed()).toEqual([
      'Notification Unread 9:30 am Booking KRG-48213 is assigned to you.',
      'Rohan Deshpande Yesterday The customer accepted Gas top-up for booking KRG-48213.',
      'Notification 11 Nov Booking KRG-48213 is assigned to you.',
    ]);
    expect(all('main li[data-unread]')).toHaveLength(1);
    expect(one('main li:last-child img').getAttribute('alt')).toBe('Picture');
    expect(all('main li a')).toHaveLength(2);
  });

  it('a notification about a change of the account leads to "This was not me"', async () => {
    const server = playServer();
    const changed = aNotification(6, { kind: 'bank-changed', bookingId: null, changeToken: 'a-b' });
    server.on(listNotifications, () => reply(listNotifications, [changed]));
    await show();
    expect(one('main li a').getAttribute('href')).toBe('/not-me/a-b');
  });

  it('[NOTI-02] notifications are all marked as read by a button of the header', async () => {
    const server = playServer();
    server.on(listNotifications, () => reply(listNotifications, [NEW, OLD]));
    const way = onItsWay();
    server.on(markNotificationsRead, way.answer);
    await show();
    const mark = buttonNamed('Mark all as read');
    mark.click();
    mark.click();
    await settle();
    expect(mark.ariaBusy).toBe('true');
    way.arrive(
      Response.json({ success: true, code: 200, message: 'All are marked as read.', data: null }),
    );
    await settle();
    expect(all('main li[data-unread]')).toHaveLength(0);
    // Nothing is left to mark.
    expect(all('header button').map(({ innerText }) => innerText)).not.toContain(
      'Mark all as read',
    );
    expect(server.count(markNotificationsRead)).toBe(1);
    expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'All are marked as read.' }]);
  });

  it.each([
    ['the connection is cut', cut],
    ['the server is broken', broken],
  ])(
    '[ERR-02] notifications stay unread when they cannot be marked because %s',
    async (_why, answer) => {
      const server = playServer();
      server.on(listNotifications, () => reply(listNotifications, [NEW]));
      server.on(markNotificationsRead, answer);
      await show();
      buttonNamed('Mark all as read').click();
      await settle();
      expect(all('main li[data-unread]')).toHaveLength(1);
      expect(words()).toContain('Could not mark as read. Please try again.');
      expect(toasts.takeAll()).toEqual([]);
    },
  );

  it('[ERR-02] notifications stay when they cannot be read again, with a quiet hint', async () => {
    const server = playServer();
    server.on(listNotifications, () => reply(listNotifications, [NEW]));
    await show();
    server.on(listNotifications, broken);
    await settle(10_000);
    expect(listed()).toHaveLength(1);
    expect(words()).toContain('Could not refresh. As of 10:30 am.');
    expect(toasts.takeAll()).toEqual([]);
  });

  it('notifications show an error when the first read fails, and retry', async () => {
    const server = playServer();
    server.on(listNotifications, broken);
    await show();
    expect(words()).toContain("Couldn't load notifications.");
    server.on(listNotifications, () => reply(listNotifications, []));
    buttonNamed('Try again').click();
    await settle();
    expect(words()).toContain('Nothing new');
    expect(all('header button')).toHaveLength(1);
  });

  it('[NOTI-03] notifications are read every 10 s, never twice at a time, and not while the page is hidden', async () => {
    const server = playServer();
    server.on(listNotifications, () => reply(listNotifications, [NEW]));
    const drawn = await show();
    const before = drawn.times;
    await settle(10_000);
    expect(server.count(listNotifications)).toBe(2);
    expect(drawn.times).toBe(before);
    const way = onItsWay();
    server.on(listNotifications, way.answer);
    await settle(30_000);
    expect(server.count(listNotifications)).toBe(3);
    way.arrive(reply(listNotifications, [NEW]));
    hide(true);
    await settle(60_000);
    expect(server.count(listNotifications)).toBe(3);
    hide(false);
    await settle();
    expect(server.count(listNotifications)).toBe(4);
  });
});

describe('a new notification', () => {
  it('[NOTI-03] a new notification is announced once, in a toast, and its id is stored', async () => {
    const server = playServer();
    server.on(listNotifications, () => reply(listNotifications, [OLD]));
    await showScreen(News, '/');
    expect(toasts.takeAll()).toEqual([{ tone: 'news', words: OLD.message }]);
    expect(localStorage.getItem('lastNotificationId')).toBe('4');
    await settle(10_000);
    expect(toasts.takeAll()).toEqual([]);
    server.on(listNotifications, () => reply(listNotifications, [NEW, OLD]));
    await settle(10_000);
    expect(toasts.takeAll()).toEqual([{ tone: 'news', words: NEW.message }]);
    expect(localStorage.getItem('lastNotificationId')).toBe('5');
  });

  it('unread notifications are counted on the app icon, until logout', async () => {
    const shown = vi.fn<(unread?: number) => Promise<void>>().mockResolvedValue();
    const cleared = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('not allowed'));
    Object.assign(navigator, { setAppBadge: shown, clearAppBadge: cleared });
    const server = playServer();
    server.on(listNotifications, () =>
      reply(listNotifications, [NEW, OLD, aNotification(2, { at: NEW.at ?? DAY })]),
    );
    await showScreen(News, '/');
    expect(shown).toHaveBeenLastCalledWith(2);
    clearScreen();
    await settle();
    expect(cleared).toHaveBeenCalledTimes(1);
  });
});
