import type { Figure } from '../figure.ts';

const SECONDS = 60;
const BAR_MS = 16;
const LONGEST_TASK_MS = 50;
const TO_PIXEL_MS = 1000;
const SETTLE_MS = 8000;

export const boardUpdate: Figure = {
  name: 'board-update',
  bar: BAR_MS,
  says: `milliseconds of processor time for script, style and layout of an update of the dispatch board in a real browser; p99, with 2,000 live bookings, 400 servicemen and 10 changes a second for a minute; at most the bar, no task over ${LONGEST_TASK_MS} ms, p95 from the call to the pixel at most ${TO_PIXEL_MS} ms`,
  measure: async () => {
    const { setTimeout: pause } = await import('node:timers/promises');
    const { consoleUrl } = await import('../../../e2e/world/console.ts');
    const { makeChanges } = await import('../board/changes.ts');
    const { readTrace } = await import('../board/read-trace.ts');
    const { watchLanes } = await import('../board/watch-lanes.ts');
    const { quantileOf, SERVICEMEN, withBoardWorld } = await import('../board/with-board-world.ts');

    return withBoardWorld(async (world) => {
      const { page } = world;
      await page.goto(`${consoleUrl()}/dispatch`);
      await page.waitForFunction(
        (rows) => document.querySelector('[role=grid]')?.ariaRowCount === String(rows),
        SERVICEMEN + 1,
      );
      const shown = await watchLanes(page);
      await pause(SETTLE_MS);
      const browser = page.context().browser();
      if (browser === null) throw new Error('no browser');
      await browser.startTracing(page, {
        categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
      });
      const { made, starts } = await makeChanges(world, SECONDS);
      await pause(1500);
      const trace = JSON.parse((await browser.stopTracing()).toString('utf8'));
      const { updates, tasks } = readTrace(trace.traceEvents);
      const seen = await shown();
      const toPixel = starts.map(({ member, sentAt }) => {
        const drawn = seen.filter(
          ({ who, words, at }) =>
            who === member.name && words.includes(' · Started · ') && at >= sentAt,
        );
        return Math.min(...drawn.map(({ at }) => at)) - sentAt;
      });
      const p99 = Number(quantileOf(updates, 0.99).toFixed(1));
      const longest = Number(Math.max(...tasks).toFixed(1));
      const pixel95 = Math.round(quantileOf(toPixel, 0.95));
      return {
        value: p99,
        ok: p99 <= BAR_MS && longest <= LONGEST_TASK_MS && pixel95 <= TO_PIXEL_MS,
        explanation: {
          updates: updates.length,
          p50: `${quantileOf(updates, 0.5).toFixed(1)} ms`,
          longestTask: `${longest} ms`,
          toPixelP50: `${Math.round(quantileOf(toPixel, 0.5))} ms`,
          toPixelP95: `${pixel95} ms`,
          changes: made,
          changesSeen: toPixel.filter((ms) => Number.isFinite(ms)).length,
          changesWatched: starts.length,
        },
      };
    });
  },
};
