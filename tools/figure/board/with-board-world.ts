import { dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { BrowserContext, Page } from '@playwright/test';
import {
  loadBoard,
  sendOthersHome,
  type CrewMember,
} from '../../../apps/api/proofs/board-load-store.ts';
import { farCity } from '../../../apps/api/testing/board-world.ts';
import { consoleUrl, giveScreenLock, invite } from '../../../e2e/world/console.ts';
import { look } from '../../../e2e/world/job-store.ts';
import { withLiveWorld } from '../live/with-live-world.ts';

const BOOKINGS = 2000;
export const SERVICEMEN = 400;

const HOUR = 3_600_000;
const CITY = 'Bengaluru';

export interface BoardWorld {
  /** Base URL of the public calls, with a trailing slash. */
  calls: string;
  crew: readonly CrewMember[];
  cityId: number;
  computer: BrowserContext;
  /** An operator of the city is signed in here. */
  page: Page;
}

/** The built console on a real server, with a city's day of live bookings and servicemen. */
export const withBoardWorld = <Result>(
  work: (world: BoardWorld) => Promise<Result>,
): Promise<Result> =>
  withLiveWorld(
    async ({ calls, newComputer }) => {
      const now = Date.now();
      const midnight = startOfDay(dayOf(now));
      const [from, to] = [midnight + 8 * HOUR, midnight + 22 * HOUR];
      const cityId = await farCity(look);
      await sendOthersHome(look);
      const size = { cityId, bookings: BOOKINGS, servicemen: SERVICEMEN, from, to, now };
      const crew = await loadBoard(look, size);
      const computer = await newComputer();
      const page = await computer.newPage();
      await giveScreenLock(page);
      await page.goto(consoleUrl() + invite('board@karigar.example', CITY, ['dispatch', 'help']));
      await page.getByRole('button', { name: 'Make a passkey' }).click();
      await page.getByText('Live', { exact: true }).waitFor();
      return work({ calls, crew, cityId, computer, page });
    },
    // Nothing changes but by the calls of the measurement.
    { DISPATCH: 'by-hand' },
  );

export const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
