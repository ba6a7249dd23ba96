import { chromium, request, type Browser } from '@playwright/test';
import { createRandom } from '../../../apps/api/proofs/multipart-fuzz-random.ts';
import { startLineProxy } from '../../../apps/api/testing/line-proxy.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { logIn } from '../../../e2e/offline/phone.ts';
import { plantDay, type Job } from '../../../e2e/world/job.ts';
import { playSequence, type Played } from './play-sequence.ts';
import { PLACES, sequenceOf } from './sequence-steps.ts';

const NOTHING: Played = {
  acted: 0,
  lost: 0,
  doubled: 0,
  outOfOrder: 0,
  hidden: 0,
  differs: 0,
  failures: [],
};

const add = (one: Played, other: Played): Played => ({
  acted: one.acted + other.acted,
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
  outOfOrder: one.outOfOrder + other.outOfOrder,
  hidden: one.hidden + other.hidden,
  differs: one.differs + other.differs,
  failures: [...one.failures, ...other.failures],
});

/** Plays these sequences as one serviceman on one phone, each on bookings of its own. */
export async function playDay(browser: Browser, seeds: readonly number[]): Promise<Played> {
  const direct = process.env['E2E_BASE'] ?? '';
  const line = await startLineProxy(direct);
  const server = await request.newContext({ baseURL: direct });
  const { launchOptions: _, ...phone } = settings;
  const context = await browser.newContext({
    ...phone,
    baseURL: line.base,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  try {
    const jobs = await plantDay(seeds.length * PLACES);
    const [first] = jobs as readonly [Job];
    const page = await context.newPage();
    await logIn(page, first);
    await page.waitForTimeout(1500);
    await page.close();
    let all = NOTHING;
    for (const [at, seed] of seeds.entries()) {
      const mine = jobs.slice(at * PLACES, (at + 1) * PLACES);
      const played = await playSequence(
        { context, line, server },
        sequenceOf(seed, createRandom(seed)),
        mine,
      );
      all = add(all, played);
    }
    return all;
  } finally {
    await context.close().catch(() => undefined);
    await server.dispose();
    await line.close();
  }
}

const DAY_LENGTH = 8;

const TRIES = 3;

/** Plays a day in its own browser. If that browser itself dies there is nothing to judge, and the day is replayed. */
async function playInOwnBrowser(seeds: readonly number[]): Promise<Played> {
  for (let tried = 1; ; tried += 1) {
    const browser = await chromium.launch(settings.launchOptions);
    try {
      const played = await playDay(browser, seeds);
      if (browser.isConnected()) return played;
    } catch (error) {
      if (browser.isConnected() || tried === TRIES) throw error;
    } finally {
      await browser.close();
    }
  }
}

/** Plays all sequences, two phones at a time. */
export async function runSequences(count: number, tell: (line: string) => void): Promise<Played> {
  const days = Array.from({ length: Math.ceil(count / DAY_LENGTH) }, (_, day) =>
    Array.from(
      { length: Math.min(DAY_LENGTH, count - day * DAY_LENGTH) },
      (__, at) => day * DAY_LENGTH + at + 1,
    ),
  );
  let all = NOTHING;
  const work = async (): Promise<void> => {
    for (let seeds = days.shift(); seeds !== undefined; seeds = days.shift()) {
      const played = await playInOwnBrowser(seeds);
      all = add(all, played);
      tell(`sequences ${seeds[0]} to ${seeds.at(-1)}: ${played.acted} actions`);
      for (const failure of played.failures) tell(failure);
    }
  };
  await Promise.all([work(), work()]);
  return all;
}

/** Plays one after the other until one finds a fault; returns it, or null. */
export async function findFault(most: number): Promise<string | null> {
  for (let seed = 1; seed <= most; seed += 1) {
    const { failures } = await playInOwnBrowser([seed]);
    if (failures[0] !== undefined) return failures[0];
  }
  return null;
}
