import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { calls, CUT, PASS, type LineProxy } from '../../../apps/api/testing/line-proxy.ts';
import { isOpen, keptActions } from '../../../e2e/offline/queued-actions.ts';
import { refusedOf, statesOf, takenOf } from '../../../e2e/offline/taken-store.ts';
import type { Job } from '../../../e2e/world/job.ts';
import { wordsOf } from './client-kill-store.ts';
import {
  drainInBackground,
  NothingDrawnError,
  openBooking,
  openPage,
  readDrawn,
  say,
  work,
} from './field-phone.ts';
import {
  COMMAND_OF,
  differenceOf,
  judgeEnding,
  type BookingState,
  type Command,
  type Did,
  type Verdict,
} from './judge-sequence.ts';
import { makeConflict } from './make-conflict.ts';
import type { Sequence, Step } from './sequence-steps.ts';

const SETTLE_MS = 6_000;
const DRAIN_MS = 90_000;

export interface Field {
  context: BrowserContext;
  line: LineProxy;
  /** Bypasses the proxy, for the calls of others. */
  server: APIRequestContext;
}

export interface Played extends Verdict {
  differs: number;
  acted: number;
}

/** Plays one sequence on bookings of its own, then judges the outcome. */
export async function playSequence(
  { context, line, server }: Field,
  { seed, clockMs, steps }: Sequence,
  jobs: readonly Job[],
): Promise<Played> {
  const did = new Map<Job, Did[]>(jobs.map((job) => [job, []]));
  /** Cancelled or reassigned: the screen may know or not. */
  const changed = new Set<Job>();
  const differences: string[] = [];
  let words = 0;
  let page: Page = await openPage(context, clockMs);
  let [at] = jobs;

  const jobIn = (place: number): Job => {
    const job = jobs[place % jobs.length];
    if (job === undefined) throw new Error('no job');
    return job;
  };
  const open = async (job: Job): Promise<void> => {
    if (job === at && page.url().endsWith(`/booking/${job.bookingId}`)) return;
    at = job;
    await openBooking(page, line.base, job.bookingId);
  };
  const asked = (place: number, twice: boolean, holds: boolean) => {
    const job = jobIn(place);
    return { page, base: line.base, job, did: did.get(job) ?? [], twice, holds };
  };
  const holdsNow = (place: number): boolean =>
    (did.get(jobIn(place)) ?? []).filter(({ command }) => command === 'hold').length < 2;

  /** The queue and the open screen, for a finding. */
  const witness = async (): Promise<string> => {
    const kept = await keptActions(page).catch(() => []);
    const waits = kept.map(({ call, state }) => `${call} ${state.kind}`).join(', ');
    const shown = await page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch(() => 'nothing');
    return `at ${page.url()}; queue: ${waits}; screen: ${shown.replaceAll(/\s+/g, ' ').slice(0, 1000)}`;
  };

  /** Compares the open booking with the server; a screen may need a moment. */
  const compareDrawn = async (job: Job, when: string): Promise<void> => {
    const deadline = Date.now() + SETTLE_MS;
    for (;;) {
      const drawn = await readDrawn(page);
      const held = (await statesOf(job.bookingId)) as BookingState[];
      const state = held.at(-1) ?? 'assigned';
      const difference = differenceOf(drawn, did.get(job) ?? [], { state, held });
      if (difference === null) return;
      if (Date.now() > deadline) {
        differences.push(`${when}, booking ${job.bookingId}: ${difference}; ${await witness()}`);
        return;
      }
      await pause(300);
    }
  };
  const compare = async (when: string): Promise<void> => {
    const job = at;
    if (job === undefined || changed.has(job)) return;
    try {
      await compareDrawn(job, when);
    } catch (error) {
      if (!(error instanceof NothingDrawnError)) throw error;
      differences.push(`${when}, booking ${job.bookingId}: ${error.message}`);
    }
  };

  const reopen = async (): Promise<void> => {
    page = await openPage(context, clockMs);
    if (at !== undefined) await openBooking(page, line.base, at.bookingId);
  };

  const crash = async (place: number, afterMs: number): Promise<void> => {
    await open(jobIn(place));
    const devtools = await context.newCDPSession(page);
    const working = work(asked(place, false, holdsNow(place))).catch(() => undefined);
    await pause(afterMs);
    // Never resolves: the crashed page cannot reply.
    void devtools.send('Page.crash').catch(() => undefined);
    await pause(100);
    await page.close().catch(() => undefined);
    await working;
    await reopen();
  };

  const background = async (): Promise<void> => {
    await page.close();
    line.become(PASS);
    await drainInBackground(context, line);
    line.become(CUT);
    await reopen();
    await compare('after a background drain');
  };

  const play = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'work':
        await open(jobIn(step.place));
        await work(asked(step.place, step.twice, holdsNow(step.place)));
        return compare(`after work`);
      case 'say':
        at = jobIn(step.place);
        words += 1;
        await say(page, at, did.get(at) ?? [], `words ${seed}.${words}`);
        return openBooking(page, line.base, at.bookingId);
      case 'line':
        return line.become(step.mode, step.mode.kind === 'cut' ? undefined : calls);
      case 'reload':
        await page.reload();
        return compare('after a reload');
      case 'crash':
        return crash(step.place, step.afterMs);
      case 'background':
        return background();
      case 'conflict':
        if (await makeConflict(server, jobIn(step.place), step.what))
          changed.add(jobIn(step.place));
    }
  };

  await open(jobIn(0));
  for (const [number, step] of steps.entries())
    try {
      await play(step);
    } catch (error) {
      // A booking that was taken away offers no step; on any other booking a blocked step is a finding.
      if (at === undefined || !changed.has(at)) {
        const why = String(error).split('\n').slice(0, 3).join(' ');
        differences.push(`step ${number} (${step.kind}) was blocked: ${why}; ${await witness()}`);
      }
      await page.close().catch(() => undefined);
      await reopen();
    }

  const waited = new Set((await keptActions(page)).filter(isOpen).map(({ key }) => key));
  line.become(PASS);
  await page.goto(`${line.base}/`);
  const deadline = Date.now() + DRAIN_MS;
  const isAllSentSaid = (): Promise<boolean> =>
    page.getByText('All sent.', { exact: true }).first().isVisible();
  let isSaid = false;
  while ((await keptActions(page)).some(isOpen)) {
    if (Date.now() > deadline) {
      differences.push('actions are still queued at the end');
      break;
    }
    await pause(250);
  }
  for (let look = 0; look < 8 && !isSaid; look += 1) {
    isSaid = await isAllSentSaid();
    await pause(100);
  }
  const kept = await keptActions(page);
  const isRefusedNow = kept.some(({ key, state }) => state.kind === 'refused' && waited.has(key));
  if (isSaid && isRefusedNow) differences.push('"All sent." is shown above refusals');
  const verdicts: Verdict[] = [];
  for (const job of jobs) {
    const mine = kept.filter(
      ({ bookingId, state }) => bookingId === job.bookingId && state.kind === 'refused',
    );
    at = job;
    await openBooking(page, line.base, job.bookingId);
    await compare('at the end');
    verdicts.push(
      judgeEnding({
        did: did.get(job) ?? [],
        taken: (await takenOf(job.bookingId)) as Command[],
        refused: (await refusedOf(job.bookingId)) as Command[],
        said: await wordsOf(job.bookingId),
        shown: mine.map(({ call }) => COMMAND_OF[call] ?? 'say'),
      }),
    );
  }
  await page.close();
  const sum = (of: (verdict: Verdict) => number): number =>
    verdicts.reduce((total, verdict) => total + of(verdict), 0);
  return {
    acted: [...did.values()].flat().length,
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    outOfOrder: sum(({ outOfOrder }) => outOfOrder),
    hidden: sum(({ hidden }) => hidden),
    differs: differences.length,
    failures: [...differences, ...verdicts.flatMap(({ failures }) => failures)].map(
      (failure) => `sequence ${seed}: ${failure}`,
    ),
  };
}
