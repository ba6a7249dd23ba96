import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../apps/api/testing/people.ts';
import { keptReads } from '../../../e2e/offline/in-the-app.ts';
import type { Job } from '../../../e2e/world/job.ts';
import { hi } from './hindi.ts';

const SLOWER = 6;

/** A cheap phone: a six times slower CPU, a small screen, Hindi, and text twice as large. */
export async function asCheapPhone(page: Page, slower = SLOWER): Promise<Page> {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'hi');
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  page.setDefaultTimeout(30_000);
  return page;
}

export async function logIn(page: Page, base: string, { serviceman }: Job): Promise<void> {
  await page.goto(`${base}/login2`);
  await page.getByLabel(hi('Email'), { exact: true }).fill(serviceman.email);
  await page.getByLabel(hi('Password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: hi('Login Now') }).click();
  await page.waitForURL(`${base}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.reload();
  await page.locator('main a h3').first().waitFor();
}

/** Waits until today's chats are cached on the phone, before the network goes. */
export async function keptAhead(page: Page, jobs: readonly Job[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const kept = await keptReads(page);
    if (jobs.every(({ bookingId }) => kept.includes(`read ["chat",${bookingId}]`))) return;
    if (Date.now() > deadline) throw new Error('the day is not cached on the phone');
    await pause(500);
  }
}
