/// <reference lib="dom" />
import type { BrowserContext } from '@playwright/test';

export const SLOWER = 6;
export const VISITS = 7;
/** Long enough for the reads to be persisted. */
const SETTLED_MS = 2500;

/** Records when the first booking card was painted, in milliseconds since the visit began. */
function watchFirstBookingCard() {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main a h3') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        document.documentElement.setAttribute('data-first-booking-card', String(performance.now())),
      );
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

const median = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN);

/** The duration of one more opening of the dashboard, and the main thread's work for it. */
async function visit(context: BrowserContext, slower: number) {
  const { slowDown } = await import('./phone.ts');
  const page = await context.newPage();
  await page.addInitScript(watchFirstBookingCard);
  const session = await slowDown(page, slower);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/', { waitUntil: 'commit' });
  const noted = await page
    .locator('html[data-first-booking-card]')
    .getAttribute('data-first-booking-card');
  const { metrics } = await session.send('Performance.getMetrics');
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const isServed = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isServed) throw new Error('The service worker did not serve the page');
  await page.close();
  return { painted: Number(noted), worked: worked * 1000 };
}

async function visits(context: BrowserContext, slower: number) {
  // Warm up: the first visit starts what later ones find running.
  await visit(context, slower);
  const made = [];
  for (let count = 0; count < VISITS; count += 1) made.push(await visit(context, slower));
  return made;
}

/** Opens the dashboard once, so that its service worker and its cache are there. */
export async function openOnce(context: BrowserContext): Promise<void> {
  const { openDay } = await import('./phone.ts');
  const first = await openDay(context);
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.waitForTimeout(SETTLED_MS);
  await first.close();
}

/** The results of slowed and unslowed visits as a figure. */
export async function measureOpening(context: BrowserContext, bar: number) {
  const slow = (await visits(context, SLOWER)).map(({ painted }) => painted);
  const plain = await visits(context, 1);
  const value = median(slow);
  return {
    value,
    ok: value <= bar,
    explanation: {
      visits: slow.map(Math.round).join(' '),
      unslowed: median(plain.map(({ painted }) => painted)),
      // Main-thread work only, without other load on this machine.
      unslowedWork: median(plain.map(({ worked }) => worked)),
    },
  };
}
