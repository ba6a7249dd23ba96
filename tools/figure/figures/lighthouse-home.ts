import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../services/free-port.ts';
import type { Figure } from '../figure.ts';
import { judge, lookAt } from '../lighthouse.ts';
import { withWorld } from '../with-world.ts';

const BARS = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A new browser each time, with a guest's session and nothing else: no service worker, no cached file. */
async function lookAsGuest(address: string): Promise<number[]> {
  const { chromium } = await import('@playwright/test');
  const { browser } = await import('../../../e2e/world/browser.ts');
  const { ask } = await import('../../../e2e/world/ask.ts');
  const { continueAsGuest } =
    await import('../../../packages/contract/src/sessions/continue-as-guest.ts');
  const { executablePath, args } = browser.launchOptions;
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'karigar-guest-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    baseURL: address,
  });
  try {
    const page = await context.newPage();
    // A page of our origin that does not start the app.
    await page.goto('/robots.txt');
    const opened = await ask(page.request, continueAsGuest, { device: 'guest' });
    if (opened.kind !== 'ok') throw new Error('the guest got no session');
    await page.evaluate((authToken) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('role', 'guest');
    }, opened.data.authToken);
    return await lookAt(`${address}/`, BARS, [`--port=${port}`, '--disable-storage-reset']);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

export const lighthouseHome: Figure = {
  name: 'lighthouse-home',
  bar: BARS.performance,
  says: 'performance of a guest’s Home on a phone by Lighthouse, median of 5, at least the bar, with 100 for accessibility, best practices and SEO',
  measure: () => withWorld((address) => judge(BARS, () => lookAsGuest(address))),
};
