/// <reference lib="dom" />
import type { BrowserContext } from '@playwright/test';
import { installTwin, withTwin } from './start/bare-twin.ts';

export const SLOWER = 6;
export const VISITS = 15;
/** Most that the app may take longer than a page without a script. */
export const TWIN_BAR = 1.6;
/** Long enough for the reads to be persisted. */
const SETTLED_MS = 2500;

/** A booking card. */
export const CARD = 'main a h3';

/** Records when the first element of this selector was painted, in milliseconds since the visit began. */
export function watchFirst(selector: string) {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        performance.mark('first-seen');
        document.documentElement.setAttribute('data-first-seen', String(performance.now()));
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;

/** The duration of one more opening of this address, and the main thread's work for it. */
async function visit(context: BrowserContext, address: string, slower: number) {
  const { slowDown } = await import('./phone.ts');
  const page = await context.newPage();
  await page.addInitScript(watchFirst, CARD);
  const session = await slowDown(page, slower);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'commit' });
  const noted = await page.locator('html[data-first-seen]').getAttribute('data-first-seen');
  const { metrics } = await session.send('Performance.getMetrics');
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const isServed = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isServed) throw new Error('The service worker did not serve the page');
  await page.close();
  return { painted: Number(noted), worked: worked * 1000 };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** The app and its twin in turns, so that another load of the machine meets both. */
async function inTurns(context: BrowserContext, twin: string, slower: number) {
  const [app, bare]: [Visit[], Visit[]] = [[], []];
  // Warm up: the first visit starts what later ones find running.
  await visit(context, '/', slower);
  await visit(context, twin, slower);
  for (let count = 0; count < VISITS; count += 1) {
    app.push(await visit(context, '/', slower));
    bare.push(await visit(context, twin, slower));
  }
  return { app, bare };
}

const paintedOf = (visits: readonly Visit[]): number =>
  Math.round(median(visits.map(({ painted }) => painted)));
const workOf = (visits: readonly Visit[]): number =>
  Math.round(median(visits.map(({ worked }) => worked)));

/**
 * Opens the dashboard once, so that its service worker and its cache are there, and does the work with the address of
 * its bare twin.
 */
export async function withOpened<Result>(
  context: BrowserContext,
  work: (twin: string) => Promise<Result>,
): Promise<Result> {
  const { openDay } = await import('./phone.ts');
  const first = await openDay(context);
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.waitForTimeout(SETTLED_MS);
  return withTwin(first, async (twin) => {
    await first.close();
    await installTwin(await context.newPage(), twin);
    return work(twin);
  });
}

/** The results of slowed and unslowed visits as a figure. */
export async function measureOpening(context: BrowserContext, twin: string, bar: number) {
  const slow = await inTurns(context, twin, SLOWER);
  const plain = await inTurns(context, twin, 1);
  const value = paintedOf(slow.app);
  const bare = paintedOf(slow.bare);
  const timesTwin = Number((value / bare).toFixed(2));
  return {
    value,
    ok: value <= bar && timesTwin <= TWIN_BAR,
    explanation: {
      bareTwin: bare,
      timesTwin,
      twinBar: TWIN_BAR,
      visits: slow.app.map(({ painted }) => Math.round(painted)).join(' '),
      unslowed: paintedOf(plain.app),
      unslowedTwin: paintedOf(plain.bare),
      // Main-thread work only, without other load on this machine.
      unslowedWork: workOf(plain.app),
      unslowedTwinWork: workOf(plain.bare),
    },
  };
}
