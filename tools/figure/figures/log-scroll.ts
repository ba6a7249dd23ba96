import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR_MS = 100;
const NODES = 2500;
const PAGE_MS = 60;
/** What a heap may differ by after a collection. */
const FLAT_MB = 3;

export const logScroll: Figure = {
  name: 'log-scroll',
  bar: BAR_MS,
  says: `longest time in milliseconds without rows, or stopped before the end, while the console's log of 100,000 bookings goes from its end to its start by keys and wheel; at most the bar, with at most ${NODES} nodes, a flat heap and a p95 of at most ${PAGE_MS} ms for a page of the log or of a history among 10,000,000 events`,
  measure: async () => {
    const { scrollLog } = await import('../console/scroll-log.ts');
    const { measureLogPages } = await import('../../../apps/api/proofs/log-pages.ts');
    const scrolled = await scrollLog(100_000);
    const read = await measureLogPages({
      world: { bookings: 1_000_000, servicemen: 20_000 },
      eventsEach: 10,
      about: 40,
    });
    tellFailures(read.failures);
    const {
      longestBlank,
      longestStop,
      byKeys,
      mostNodes,
      isAtStart,
      heap,
      seconds,
      bookings,
      frames,
    } = scrolled;
    const [first = 0] = heap;
    const growth = Math.max(...heap) - first;
    const slowest = Object.entries(read.kinds).toSorted(([, one], [, other]) => other - one)[0];
    return {
      value: Math.round(Math.max(longestBlank, longestStop)),
      ok:
        Math.max(longestBlank, longestStop) <= BAR_MS &&
        isAtStart &&
        mostNodes <= NODES &&
        growth <= FLAT_MB &&
        read.p95 <= PAGE_MS &&
        read.failures.length === 0,
      explanation: {
        bookings,
        frames,
        blank: `${Math.round(longestBlank)} ms`,
        stopped: `${Math.round(longestStop)} ms`,
        byKeys: `${Math.round(byKeys)} ms`,
        arrived: isAtStart ? 'yes' : 'no',
        seconds: Math.round(seconds),
        mostNodes,
        heapMegabytes: heap.map((size) => size.toFixed(1)).join(' '),
        pageP95: `${read.p95.toFixed(1)} ms`,
        slowestPage: `${slowest?.[0]} ${slowest?.[1].toFixed(1)} ms`,
        pages: read.pages,
        events: read.events,
        loadSeconds: Math.round(read.loadSeconds),
      },
    };
  },
};
