import type { BrowserContext, Page } from '@playwright/test';
import type { LineProxy } from '../../../apps/api/testing/line-proxy.ts';
import { keptActions } from '../../../e2e/offline/queued-actions.ts';
import { takenOf } from '../../../e2e/offline/taken-store.ts';
import type { Job } from '../../../e2e/world/job.ts';
import type { Command, Did, Drawn } from './judge-sequence.ts';

const LOOK_MS = 12_000;
const DAY_MS = 86_400_000;

/** A day in India as the app writes it. */
const dayText = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(at);
const POLL_MS = 150;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const anySheet = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

/** The command behind each button of the dock. */
const OFFERED = [
  ['Start Work', 'start', 'assigned'],
  ['Resume Work', 'resume', 'held'],
  ['Hold Work', 'hold', 'started'],
  ['Enter OTP', 'verify', 'ended'],
] as const;

/** After the code is saved, the dock leads to the cash, then to the next job. */
const CLOSING = /^(Collect ₹|Go to next job$)/;
const GONE = /^Booking not found/;

/** Sets the phone's clock wrong by this much. */
const shiftClock = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const Real = Date;
    const now = Real.now.bind(Real);
    globalThis.Date = new Proxy(Real, {
      construct: (made, given, target) =>
        Reflect.construct(made, given.length === 0 ? [now() + shift] : given, target) as Date,
    });
    Real.now = () => now() + shift;
  }, by);

export async function openPage(context: BrowserContext, clockMs: number): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(LOOK_MS);
  if (clockMs !== 0) await shiftClock(page, clockMs);
  return page;
}

export async function openBooking(page: Page, base: string, bookingId: number): Promise<void> {
  const address = `${base}/booking/${bookingId}`;
  // Right after a crash the browser may still close the old renderer under the new page: retry once.
  await page.goto(address).catch(() => page.goto(address));
}

/** The open page draws no booking, for example because a reply logged the phone out. */
export class NothingDrawnError extends Error {}

/** The booking as the open page draws it; waits until the page shows one. */
export async function readDrawn(page: Page): Promise<Drawn> {
  const deadline = Date.now() + LOOK_MS;
  const sheet = page.getByRole('dialog');
  const done = sheet.getByRole('button', { name: 'Done', exact: true });
  const submit = sheet.getByRole('button', { name: 'Submit', exact: true });
  for (;;) {
    // The sheet that says that the code is saved.
    if (await done.isVisible()) await done.click();
    const isMarked =
      (await page.locator('use[href$="#i-cloudOff"]:not([data-sync] *)').count()) > 0;
    for (const [name, , state] of OFFERED)
      if (await button(page, name).first().isVisible()) return { state, isMarked };
    // The second tap on End Work may already have hit the next dock and opened the sheet for the code.
    if (
      await submit
        .or(page.getByRole('button', { name: CLOSING }))
        .first()
        .isVisible()
    )
      return { state: 'ended', isMarked };
    if (new URL(page.url()).pathname.startsWith('/booking-history/'))
      return { state: 'completed', isMarked };
    if (await page.getByText('Completed', { exact: true }).first().isVisible())
      return { state: 'completed', isMarked };
    if (await page.getByText(GONE).first().isVisible()) return { state: 'gone', isMarked };
    // A second tap may have opened a sheet of the next dock.
    if (await anySheet(page).isVisible()) await page.keyboard.press('Escape');
    if (Date.now() > deadline)
      throw new NothingDrawnError(
        `no booking is drawn at ${page.url()}: ${await page.locator('body').innerText()}`,
      );
    await page.waitForTimeout(POLL_MS);
  }
}

/** Waits until the action is in the phone's queue, or the server has taken it. */
async function isKept(page: Page, { bookingId }: Job, call: string, taken: string): Promise<void> {
  const deadline = Date.now() + LOOK_MS;
  for (;;) {
    const kept = await keptActions(page);
    if (kept.some((one) => one.bookingId === bookingId && one.call === call)) return;
    if ((await takenOf(bookingId)).includes(taken)) return;
    if (Date.now() > deadline) throw new Error(`${call} is neither queued nor taken`);
    await page.waitForTimeout(POLL_MS);
  }
}

async function tap(page: Page, within: string, name: string, twice: boolean): Promise<void> {
  const pressed = page.getByRole(within as 'dialog').getByRole('button', { name, exact: true });
  await (twice ? pressed.dblclick() : pressed.click());
}

/** Waits for the dock of running work. The second tap may already have hit it and opened one of its sheets. */
async function isRunning(page: Page): Promise<void> {
  const deadline = Date.now() + LOOK_MS;
  while (!(await button(page, 'Hold Work').isVisible())) {
    if (await anySheet(page).isVisible()) await page.keyboard.press('Escape');
    if (Date.now() > deadline) throw new Error('the dock of running work does not show');
    await page.waitForTimeout(POLL_MS);
  }
}

/**
 * With a wrong clock the app tells two holds apart only if they are some seconds apart; nobody holds,
 * resumes and holds again faster.
 */
const HOLDS_APART_MS = 5000;
const lastHold = new Map<number, number>();

async function hold(page: Page, { bookingId }: Job, twice: boolean): Promise<void> {
  const since = Date.now() - (lastHold.get(bookingId) ?? 0);
  if (since < HOLDS_APART_MS) await page.waitForTimeout(HOLDS_APART_MS - since);
  lastHold.set(bookingId, Date.now());
  await button(page, 'Hold Work').click();
  // Always the same day and no reason: a second hold is equal to the first. A wrong clock offers other days, of which
  // the server takes tomorrow, or the first one of a phone that is a day ahead in the evening.
  const days = page.getByRole('dialog').getByRole('radio');
  const tomorrow = days.and(page.getByRole('radio', { name: dayText(Date.now() + DAY_MS) }));
  await days.first().waitFor();
  await ((await tomorrow.count()) > 0 ? tomorrow : days.first()).check();
  await tap(page, 'dialog', 'Hold', twice);
  await button(page, 'Resume Work').waitFor();
}

async function verify(page: Page, job: Job): Promise<void> {
  const boxes = page.getByRole('dialog').getByRole('textbox');
  if (!(await boxes.first().isVisible())) await button(page, 'Enter OTP').click();
  await boxes.first().fill(job.code);
  await button(page, 'Submit').click();
  await isKept(page, job, 'verify-completion-otp', 'verify');
}

async function pay(page: Page, base: string, job: Job): Promise<void> {
  await page.evaluate(
    (usr) => history.pushState({ usr, key: 'opened', idx: history.length }, '', '/payment'),
    { bookingId: job.bookingId, mainId: job.orderId },
  );
  await page.reload();
  await button(page, 'Continue').click();
  await isKept(page, job, 'add-payment', 'pay');
  await openBooking(page, base, job.bookingId);
}

export interface Asked {
  page: Page;
  base: string;
  job: Job;
  did: Did[];
  twice: boolean;
  /** Whether to hold a running job instead of ending it. */
  holds: boolean;
}

const hasDone = (did: readonly Did[], command: Command): boolean =>
  did.some((one) => one.command === command && one.isAcknowledged);

/** The next command that the screen offers; null when there is none left. */
async function nextOf({ page, did, holds }: Asked): Promise<Command | null> {
  const { state } = await readDrawn(page);
  switch (state) {
    case 'assigned':
      return 'start';
    case 'held':
      return 'resume';
    case 'started':
      return holds ? 'hold' : 'end';
    case 'ended':
      if (!hasDone(did, 'verify')) return 'verify';
      return hasDone(did, 'pay') ? null : 'pay';
    default:
      return null;
  }
}

async function perform(command: Command, { page, base, job, twice }: Asked): Promise<void> {
  switch (command) {
    case 'start':
      await button(page, 'Start Work').click();
      await tap(page, 'alertdialog', 'Start Work', twice);
      return isRunning(page);
    case 'hold':
      return hold(page, job, twice);
    case 'resume': {
      const resume = button(page, 'Resume Work');
      await (twice ? resume.dblclick() : resume.click());
      return isRunning(page);
    }
    case 'end':
      await button(page, 'End Work').click();
      await tap(page, 'alertdialog', 'End Work', twice);
      return isKept(page, job, 'end-work', 'end');
    case 'verify':
      return verify(page, job);
    default:
      return pay(page, base, job);
  }
}

/**
 * Closing a sheet is a step back in history. Opening another page before it is done would be undone
 * by it; nobody is that fast.
 */
async function isClosed(page: Page, sheet: string): Promise<void> {
  await page.waitForFunction((name) => {
    const { usr } = (history.state ?? {}) as { usr?: { sheet?: string } | null };
    return usr?.sheet !== name;
  }, sheet);
}

/** Runs the next command on the open booking, and records whether the phone confirmed it. */
export async function work(asked: Asked): Promise<void> {
  const command = await nextOf(asked);
  if (command === null) return;
  const one: Did = { command, isAcknowledged: false };
  asked.did.push(one);
  await perform(command, asked);
  one.isAcknowledged = true;
  await isClosed(asked.page, command);
}

export async function say(page: Page, job: Job, did: Did[], text: string): Promise<void> {
  await page.evaluate(
    (usr) => history.pushState({ usr, key: 'opened', idx: history.length }, '', '/chat'),
    { bookingId: job.bookingId, mainId: job.orderId },
  );
  await page.reload();
  await page.getByRole('textbox', { name: 'Type a message' }).fill(text);
  const one: Did = { command: 'say', text, isAcknowledged: false };
  did.push(one);
  await button(page, 'Send').click();
  await page.getByRole('log').getByText(text, { exact: true }).waitFor();
  one.isAcknowledged = true;
}

/** Fires the browser's background sync with no page of the app open; ends when the connection is idle. */
export async function drainInBackground(context: BrowserContext, line: LineProxy): Promise<void> {
  const elsewhere = await context.newPage();
  const devtools = await context.newCDPSession(elsewhere);
  const found = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(line.base));
    if (ours !== undefined) found.resolve(ours.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found.promise;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: line.base,
    registrationId,
    tag: 'drain-actions',
    lastChance: false,
  });
  let before = -1;
  while (before !== line.sent.length) {
    before = line.sent.length;
    await elsewhere.waitForTimeout(1000);
  }
  await elsewhere.close();
}
