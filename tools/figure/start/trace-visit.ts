/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test';
import { watchFirst } from '../opening.ts';
import { readPhases, type PhaseEvent, type Phases } from './read-phases.ts';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing', 'loading', 'blink'];

const trace = async (session: CDPSession, work: () => Promise<void>): Promise<PhaseEvent[]> => {
  const events: PhaseEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as never as PhaseEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...CATEGORIES, 'disabled-by-default-devtools.timeline'] },
  });
  await work();
  const isWhole = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await isWhole;
  return events;
};

/** What the browser tells of the way of the page's files, in milliseconds since the navigation. */
const readWay = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const lastOf = (kind: RegExp) =>
      Math.max(
        0,
        ...files.filter(({ name }) => kind.test(name)).map(({ responseEnd }) => responseEnd),
      );
    return {
      'worker started': visit === undefined ? 0 : visit.fetchStart,
      'HTML there': visit?.responseEnd ?? 0,
      'styles there': lastOf(/\.css$/),
      'fonts there': lastOf(/\.woff2$/),
      'scripts there': lastOf(/assets\/.*\.js$/),
    };
  });

export interface Traced {
  readonly address: string;
  readonly slower: number;
  /** What the visit is for: its first paint is the end. */
  readonly until: string;
  readonly network?: Parameters<typeof slowNetwork>[1];
}

const slowNetwork = async (
  session: CDPSession,
  speed: { latency: number; downloadThroughput: number; uploadThroughput: number },
): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
};

/** One traced visit of this new page: its phases, and when which file was there. */
export async function traceVisit(
  page: Page,
  { address, slower, until, network }: Traced,
): Promise<Phases> {
  const { slowDown } = await import('../phone.ts');
  await page.addInitScript(watchFirst, until);
  const session = await slowDown(page, slower);
  if (network !== undefined) await slowNetwork(session, network);
  let way: Readonly<Record<string, number>> = {};
  const events = await trace(session, async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('html[data-first-seen]').waitFor({ state: 'attached' });
    way = await readWay(page);
  });
  await page.close();
  const { marks, ...phases } = readPhases(events);
  return { ...phases, marks: { ...way, ...marks } };
}
