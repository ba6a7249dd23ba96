import { listBookings } from '@karigar/contract/bookings/list-bookings';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layoutFindings } from '../../../../packages/ui/src/testing/layout-findings.ts';
import { smallTargets } from '../../../../packages/ui/src/testing/small-targets.ts';
import { BookingsScreen } from '../features/bookings/index.ts';
import { DashboardScreen } from '../features/dashboard/index.ts';
import { aBooking } from './bookings.ts';
import { axeFindings, clearScreen, holdTime, showScreen, type Condition } from './show-screen.tsx';
import { broken, onItsWay, playServer } from './test-server.ts';

const DAY = [
  aBooking(1, { state: 'started', startedAt: 1, isNew: true }),
  aBooking(2, { state: 'held', statusName: 'Hold', startedAt: 1 }),
  aBooking(3, { state: 'ended', startedAt: 1, endedAt: 2 }),
  aBooking(4, {
    isNew: true,
    serviceName: 'Full home deep cleaning, 2 BHK',
    area: 'Salisbury Park',
  }),
  aBooking(5, { state: 'offered', statusName: 'Pending' }),
];

type State = (server: ReturnType<typeof playServer>) => void;
const STATES: Record<string, State> = {
  full: (server) => server.bookingsAre(DAY),
  empty: (server) => server.bookingsAre([]),
  loading: (server) => server.on(listBookings, onItsWay().answer),
  failed: (server) => server.on(listBookings, broken),
};
const SCREENS: Record<string, readonly [string, ComponentType]> = {
  dashboard: ['/', DashboardScreen],
  bookings: ['/booking', BookingsScreen],
};
const CASES = Object.entries(SCREENS).flatMap(([screen, [path, Screen]]) =>
  Object.entries(STATES).map(([state, play]) => ({
    name: `${screen}, ${state}`,
    path,
    Screen,
    play,
  })),
);

const AXE: Record<string, Condition> = {
  'in light': {},
  'in dark': { theme: 'dark' },
  'in Hindi': { locale: 'hi' },
  'in dark Hindi': { theme: 'dark', locale: 'hi' },
};
const LAYOUT: Record<string, Condition> = {
  'at 360 pixels': {},
  'at 320 pixels': { width: 320 },
  'at 200 % text': { text: '200%' },
  'at 200 % text in Hindi': { text: '200%', locale: 'hi' },
  'from right to left': { direction: 'rtl' },
  'at 320 pixels and 200 % text, from right to left': {
    width: 320,
    text: '200%',
    direction: 'rtl',
  },
};

beforeEach(() => {
  holdTime();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  clearScreen();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

for (const [words, condition] of Object.entries(AXE)) {
  it.each(CASES)(`$name: axe finds nothing ${words}`, async ({ path, Screen, play }) => {
    play(playServer());
    await showScreen(Screen, path, condition);
    expect(await axeFindings()).toEqual([]);
  });
}

for (const [words, condition] of Object.entries(LAYOUT)) {
  it.each(CASES)(`$name: is seen whole ${words}`, async ({ path, Screen, play }) => {
    play(playServer());
    await showScreen(Screen, path, condition);
    expect(layoutFindings()).toEqual([]);
    expect(smallTargets()).toEqual([]);
  });
}
