import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '@playwright/test';
import { CUT, PASS, startLineProxy } from '../../../apps/api/testing/line-proxy.ts';
import { isOpen, keptActions } from '../../../e2e/offline/queued-actions.ts';
import { otherThan } from '../../../e2e/world/inbox.ts';
import { plantDay, type Job } from '../../../e2e/world/job.ts';
import { readBooking } from '../../../e2e/world/job-store.ts';
import { drainInBackground } from '../offline/field-phone.ts';
import { startBrowser, type KillableBrowser } from '../offline/killable-browser.ts';
import type { Did } from '../offline/judge-sequence.ts';
import { makeConflict } from '../offline/make-conflict.ts';
import { asCheapPhone, keptAhead, logIn } from './cheap-phone.ts';
import { createRecord, type StepTime } from './day-record.ts';
import { createWorker } from './field-worker.ts';
import { hi } from './hindi.ts';
import { judgeDay } from './judge-day.ts';

export interface FieldDay {
  steps: number;
  blocked: string[];
  lost: string[];
  wrong: string[];
  pictures: number;
  times: StepTime[];
}

const WINDOW_MS = 15_000;
const DRAIN_MS = 120_000;
/** A browser persists cookies and storage within half a minute: on most days a login is older than that. */
const FLUSH_MS = 6_000;

const NO_POWER = 'बिजली नहीं है';
const PART = 'पार्ट चाहिए';

/**
 * A day of eight jobs without network from the first to the last step: second holds, two kills of the browser, two
 * windows of 15 s for the service worker alone, twelve pictures, a wrong code; meanwhile one job is cancelled, one
 * reassigned, one rescheduled.
 */
export async function runFieldDay(tell: (line: string) => void): Promise<FieldDay> {
  const direct = process.env['E2E_BASE'] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'karigar-field-day-'));
  const line = await startLineProxy(direct);
  const server = await request.newContext({ baseURL: direct });
  const jobs = await plantDay(8);
  const [one, two, three, four, five, six, seven, eight] = jobs as readonly [
    Job,
    Job,
    Job,
    Job,
    Job,
    Job,
    Job,
    Job,
  ];
  const did = new Map<Job, Did[]>(jobs.map((job) => [job, []]));
  const record = createRecord(tell);
  let browser: KillableBrowser = await startBrowser(join(folder, 'profile'));
  try {
    let page = await asCheapPhone(await browser.context.newPage());
    const worker = createWorker({ page: () => page, base: line.base, record, did });
    const reopen = async (): Promise<void> => {
      page = await asCheapPhone(await browser.context.newPage());
      await page.goto(`${line.base}/`);
      await page.locator('main a h3').first().waitFor();
    };
    const finish = async (job: Job, code?: string): Promise<void> => {
      await worker.end(job);
      await worker.code(job, code);
      await worker.cash(job);
    };

    await record.step('log in', () => logIn(page, line.base, one));
    await record.step('the day is cached', () => keptAhead(page, jobs));
    await pause(FLUSH_MS);
    const cookies = await browser.context.cookies();
    const kill = (): Promise<boolean> =>
      record.step('killed and opened again', async () => {
        await browser.kill();
        browser = await startBrowser(join(folder, 'profile'));
        await browser.context.addCookies(cookies);
        await reopen();
      });
    /** Closes the app; for 15 s only the service worker has network. */
    const background = (): Promise<boolean> =>
      record.step('background window', async () => {
        await page.close();
        line.become(PASS);
        const began = Date.now();
        await drainInBackground(browser.context, line);
        await pause(Math.max(0, WINDOW_MS - (Date.now() - began)));
        line.become(CUT);
        await reopen();
      });

    line.become(CUT);
    await worker.start(one);
    await worker.hold(one, NO_POWER);
    await worker.resume(one);
    await worker.hold(one, NO_POWER);
    await worker.resume(one);
    await finish(one);

    await worker.start(two);
    for (let picture = 0; picture < 6; picture += 1) await worker.picture(two);
    await worker.hold(two, NO_POWER);
    await worker.resume(two);
    await worker.hold(two, PART);
    await kill();
    await worker.resume(two);
    await finish(two);

    await worker.start(three);
    await worker.hold(three, PART);
    await background();
    await record.step(
      'completed work is shown as completed after the background window',
      async () => {
        await page.goto(`${line.base}/booking/${one.bookingId}`);
        await worker.stands('no completed job shown as new', () => page.locator('body'));
        if (await page.getByRole('button', { name: hi('Start Work'), exact: true }).isVisible())
          throw new Error('a completed job offers its start');
        await worker.open(three);
        await page.getByRole('button', { name: hi('Resume Work'), exact: true }).waitFor();
      },
    );
    await worker.resume(three);
    for (let picture = 0; picture < 6; picture += 1) await worker.picture(three);
    await finish(three);

    await worker.start(four);
    await finish(four, otherThan(four.code));

    await makeConflict(server, five, 'cancel');
    await makeConflict(server, six, 'reassign');
    await makeConflict(server, seven, 'move');
    for (const job of [five, six, seven]) {
      await worker.start(job);
      await finish(job);
    }
    await background();
    await kill();
    await worker.start(eight);
    await worker.hold(eight, NO_POWER);
    await worker.resume(eight);
    await finish(eight);

    let isSaid = false;
    const listen = async (): Promise<void> => {
      isSaid ||= await page.getByText(hi('All sent.')).first().isVisible();
      await pause(100);
    };
    await record.step('evening: everything is sent', async () => {
      await page.goto(`${line.base}/`);
      line.become(PASS);
      await page.reload();
      const deadline = Date.now() + DRAIN_MS;
      while ((await keptActions(page)).some(isOpen)) {
        if (Date.now() > deadline) throw new Error('actions are still queued');
        await listen();
      }
    });
    await record.words('"All sent" is not shown above refusals', async () => {
      for (let look = 0; look < 30; look += 1) await listen();
      if (isSaid) throw new Error('All sent');
    });
    await record.step('the wrong code is asked for again', async () => {
      await worker.open(four);
      await worker.stands('ask for the code again', () =>
        page.getByText(hi('Ask the customer for the OTP and enter it again.')),
      );
      await page.getByRole('button', { name: hi('Enter OTP'), exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill(four.code);
      await page.getByRole('button', { name: hi('Submit'), exact: true }).click();
      did.get(four)?.push({ command: 'verify', isAcknowledged: true });
      const deadline = Date.now() + 20_000;
      while ((await readBooking(four.bookingId)).state !== 'completed') {
        if (Date.now() > deadline) throw new Error('the right code did not complete the booking');
        await pause(200);
      }
    });
    const judged = await judgeDay(page, server, jobs, did);
    return {
      steps: record.times.length + record.blocked.length,
      blocked: record.blocked,
      wrong: record.wrong,
      times: record.times,
      ...judged,
    };
  } finally {
    await browser.kill();
    await server.dispose();
    await line.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
