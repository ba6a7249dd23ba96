import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '@karigar/client/time/server-now';
import { aBooking } from '#testing/bookings';
import { all, NOW, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer } from '#testing/test-server';
import { DashboardScreen } from './index.ts';

const DAY = 86_400_000;
/** The titles that a phone with the right clock lists. */
const WORK = ['Today'];
const titles = () => all('h3').map((title) => title.innerText);
const show = (condition = {}) => showScreen(DashboardScreen, '/', condition);

onStage();
afterEach(() => serverClock.hear({ serverAt: NOW, sentAt: NOW, heardAt: NOW }));

/** Sets the phone's clock off by this much, while the server's time is NOW. */
const clockIsWrongBy = (wrong: number) => {
  vi.setSystemTime(NOW + wrong);
  const server = playServer();
  server.timeIs(() => Date.now() - wrong);
  server.bookingsAre([
    aBooking(1, { serviceName: 'Today' }),
    aBooking(2, { serviceName: 'Tomorrow', scheduledAt: NOW + DAY }),
    aBooking(3, { serviceName: 'Yesterday', scheduledAt: NOW - DAY }),
  ]);
  return server;
};

describe('a phone with a wrong clock', () => {
  it("a phone with the right clock shows the server's day", async () => {
    clockIsWrongBy(0);
    await show();
    expect(words()).toContain('15 Nov');
    expect(words()).not.toContain("phone's clock");
    expect(titles()).toEqual(WORK);
  });

  it.each([
    [DAY, "Your phone's clock is 1 day ahead. Times here follow Indian time."],
    [-DAY, "Your phone's clock is 1 day behind. Times here follow Indian time."],
  ])(
    'a phone clock that is %i ms off shows the same day and work, with a warning',
    async (wrong, said) => {
      clockIsWrongBy(wrong);
      await show();
      await settle();
      expect(words()).toContain(said);
      expect(words()).toContain('15 Nov');
      expect(titles()).toEqual(WORK);
      // The time of the last read is corrected too.
      expect(words()).toContain('10:30');
    },
  );

  it('the clock warning is shown in Hindi', async () => {
    clockIsWrongBy(DAY);
    await show({ locale: 'hi' });
    await settle();
    expect(words()).toContain('आपके फ़ोन की घड़ी 1 दिन आगे है। यहाँ समय भारतीय समय के अनुसार है।');
  });

  it('keeps the right day when the server cannot be reached any more', async () => {
    const server = clockIsWrongBy(DAY);
    await show();
    await settle();
    server.on(listBookings, cut);
    await settle(30_000);
    expect(words()).toContain('15 Nov');
    expect(titles()).toContain('Today');
    expect(localStorage.getItem('serverClock')).toMatch(/^-86[34]\d{5} /);
  });
});
