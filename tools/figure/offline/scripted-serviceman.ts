import type { BrowserContext, Page } from '@playwright/test';
import { isOpen, keptActions } from '../../../e2e/offline/queued-actions.ts';
import type { Job } from '../../../e2e/world/job.ts';
import { DEMO_PASSWORD } from '../../../apps/api/testing/people.ts';

/** An action of the serviceman, and whether the screen said that it is saved. */
export interface Acted {
  kind: 'words' | 'hold';
  text: string;
  isAcknowledged: boolean;
}

const DRAIN_MS = 120_000;
const LOOK_MS = 15_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function logIn(
  context: BrowserContext,
  base: string,
  { serviceman }: Job,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base}/login2`);
  await page.getByLabel('Email', { exact: true }).fill(serviceman.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await button(page, 'Login Now').click();
  await page.waitForURL(`${base}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.close();
}

/** Chats in the first two of every four rounds, holds and resumes in the others. */
const talksIn = (round: number): boolean => round % 4 < 2;

export async function openFor(
  context: BrowserContext,
  base: string,
  { bookingId, orderId }: Job,
  round: number,
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${base}/booking/${bookingId}`);
  if (!talksIn(round)) return page;
  await page.evaluate(
    (usr) => history.pushState({ usr, key: 'opened', idx: history.length }, '', '/chat'),
    { bookingId, mainId: orderId },
  );
  await page.reload();
  return page;
}

/** The bubble is drawn from the persisted action: when it is shown, the action is acknowledged. */
async function talk(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Type a message' }).fill(text, { timeout: LOOK_MS });
  await button(page, 'Send').click({ timeout: LOOK_MS });
  await page.getByRole('log').getByText(text, { exact: true }).waitFor({ timeout: LOOK_MS });
}

async function hold(page: Page, reason: string): Promise<void> {
  const resume = button(page, 'Resume Work');
  await resume.or(button(page, 'Hold Work')).first().waitFor({ timeout: LOOK_MS });
  if (await resume.isVisible()) await resume.click({ timeout: LOOK_MS });
  await button(page, 'Hold Work').click({ timeout: LOOK_MS });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').first().check({ timeout: LOOK_MS });
  await sheet.getByRole('textbox').fill(reason, { timeout: LOOK_MS });
  await sheet.getByRole('button', { name: 'Hold', exact: true }).click({ timeout: LOOK_MS });
  await page
    .getByText(reason, { exact: true })
    .and(page.locator(':not(textarea)'))
    .first()
    .waitFor({ timeout: LOOK_MS });
  await resume.waitFor({ timeout: LOOK_MS });
}

/** Acts until the page is gone. */
export async function act(page: Page, round: number, acted: Acted[]): Promise<void> {
  const kind = talksIn(round) ? 'words' : 'hold';
  for (let turn = 0; ; turn += 1) {
    const one: Acted = { kind, text: `${kind} ${round}.${turn}`, isAcknowledged: false };
    acted.push(one);
    try {
      await (kind === 'words' ? talk : hold)(page, one.text);
    } catch {
      return;
    }
    one.isAcknowledged = true;
  }
}

/** Waits until every action has a reply; returns the texts of refusals shown on the phone. */
export async function drained(page: Page): Promise<Set<string>> {
  const deadline = Date.now() + DRAIN_MS;
  for (;;) {
    const kept = await keptActions(page);
    const open = kept.filter(isOpen);
    if (open.length === 0)
      return new Set(
        kept
          .filter(({ state }) => state.kind === 'refused')
          .map(({ input }) => (input['message'] ?? input['reason'] ?? '') as string),
      );
    if (Date.now() > deadline) throw new Error(`${open.length} actions are still queued`);
    await page.waitForTimeout(250);
  }
}
