import type { Page } from '@playwright/test';
import { onCall } from '../world/calls.ts';
import { enterAs } from '../world/enter.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

type Owed = { proof: string; sentTo: string; retryAfterSeconds: number; triesLeft?: number };

const LAST_FOUR = { proof: 'last-four', sentTo: '', retryAfterSeconds: 0, triesLeft: 3 };

/** Opens the screen with a session that needs this second factor. */
const owing =
  (owed: Owed | null) =>
  async (page: Page): Promise<void> => {
    await enterAs(page, 'suresh');
    await page.addInitScript(() => localStorage.setItem('owesProof', 'yes'));
    await onCall(page, 'requestSecondProof', (route) =>
      owed === null
        ? route.abort('connectionreset')
        : route.fulfill({ json: { success: true, code: 200, message: '', data: owed } }),
    );
    await page.goto('/second-proof');
    const asked = owed?.proof === 'email' || owed?.proof === 'last-four';
    const arrived = asked ? 'form input' : owed === null ? '[role=alert]' : 'a[href^=mailto]';
    await expect(page.locator(arrived).first()).toBeVisible();
  };

export const secondProofScreens: readonly Screen[] = [
  {
    name: 'second-proof-email',
    open: owing({ proof: 'email', sentTo: 's***@example.in', retryAfterSeconds: 30 }),
  },
  { name: 'second-proof-last-four', isOtherState: true, open: owing(LAST_FOUR) },
  {
    name: 'second-proof-error',
    isOtherState: true,
    open: async (page) => {
      await owing(LAST_FOUR)(page);
      await page.locator('button[type=submit]').click();
      await expect(page.locator('main [role=alert]').first()).toBeVisible();
    },
  },
  {
    name: 'second-proof-operations',
    isOtherState: true,
    open: owing({ proof: 'operations', sentTo: '', retryAfterSeconds: 0 }),
  },
  {
    name: 'second-proof-failed',
    isOtherState: true,
    open: owing(null),
    noise: /ERR_CONNECTION_RESET/,
  },
  {
    name: 'second-proof-fresh-question',
    isOtherState: true,
    open: async (page) => {
      await owing(LAST_FOUR)(page);
      await page.locator('main button:not([type=submit])').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
