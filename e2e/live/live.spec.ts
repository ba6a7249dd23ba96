import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { dayOf } from '@karigar/domain/dates/india-day';
import { customerOf, openChat } from '../chat/open-chat.ts';
import { ask } from '../world/ask.ts';
import { callOf } from '../world/calls.ts';
import { acceptAddOns, tokenOf, type Job } from '../world/job.ts';
import { must, orderJob } from '../world/order-job.ts';
import { proposeAndAnswer } from '../world/propose.ts';
import { cutLive, liveOff } from '../world/live.ts';
import { expect, test } from '../world/test.ts';

const LIST = 'getBookingDetailsForServiceMan';
const ADD_ONS = 'getAddOnsListForBooking';
const NOTIFICATIONS = 'notifications';

interface Tab {
  page: Page;
  /** Times of the requests of a call, in order. */
  times: (name: string) => number[];
}

const bookingCardOf = ({ page }: Tab, { bookingId }: Job) =>
  page.locator(`main a[href="/booking/${bookingId}"]`);
const addOnsOf = ({ page }: Tab) => page.getByRole('region', { name: 'Add-ons' });
const bellOf = ({ page }: Tab) => page.locator('header a[href="/notification"]');

/** Dashboard, list and booking of one serviceman in three tabs. */
async function openTabs(context: BrowserContext, job: Job) {
  const token = await tokenOf(context.request, job.serviceman, 'serviceman');
  await context.addInitScript((authToken) => {
    localStorage.setItem('authToken', authToken);
    localStorage.setItem('role', 'serviceman');
  }, token);
  let streams = 0;
  let standing = 0;
  const isStream = (url: string) => new URL(url).pathname === '/live';
  context.on('request', (request) => {
    if (isStream(request.url())) streams += 1;
  });
  context.on('response', (response) => {
    if (isStream(response.url())) standing += 1;
  });
  const open = async (path: string): Promise<Tab> => {
    const page = await context.newPage();
    const asked: { name: string; at: number }[] = [];
    page.on('request', (request) => {
      const name = callOf(request);
      const isPage = /name="page"/.test(request.postData() ?? '');
      if (name !== null && !isPage) asked.push({ name, at: Date.now() });
    });
    await page.goto(path);
    return {
      page,
      times: (name) => asked.filter((one) => one.name === name).map(({ at }) => at),
    };
  };
  const [dashboard, list, detail] = await Promise.all([
    open('/'),
    open('/booking'),
    open(`/booking/${job.bookingId}`),
  ]);
  await expect(bookingCardOf(dashboard, job)).toBeVisible();
  await expect(bookingCardOf(list, job)).toBeVisible();
  await expect(addOnsOf(detail)).toContainText('Pending');
  return { dashboard, list, detail, streams: () => streams, standing: () => standing };
}

async function proposePending(request: APIRequestContext): Promise<Job> {
  const job = await orderJob(request, 'started');
  await proposeAndAnswer(request, job, { 'Gas top-up (R32, 200 g)': 'pending' });
  return job;
}

/** The serviceman holds the work on another phone, the customer approves an add-on and writes a message. */
async function changeEverything(request: APIRequestContext, job: Job): Promise<void> {
  const { bookingId, orderId } = job;
  const otherPhone = await tokenOf(request, job.serviceman, 'serviceman');
  const until = dayOf(Date.now());
  await must(request, holdWork, { bookingId, orderId, until }, otherPhone);
  await acceptAddOns(request, job);
  const token = await tokenOf(request, job.customer, 'customer');
  await ask(request, sendChat, { bookingId, orderId, message: 'Ring twice', by: 'me' }, token);
}

/** All changes show on the screens within these seconds. */
async function seeEverything(
  { dashboard, list, detail }: Awaited<ReturnType<typeof openTabs>>,
  job: Job,
  seconds: { readonly booking: number; readonly bell: number },
): Promise<void> {
  const [soon, later] = [{ timeout: seconds.booking * 1000 }, { timeout: seconds.bell * 1000 }];
  await Promise.all([
    expect(bookingCardOf(dashboard, job)).toContainText('On hold', soon),
    expect(bookingCardOf(list, job)).toContainText('On hold', soon),
    expect(addOnsOf(detail)).toContainText('Accepted', soon),
    expect(bellOf(dashboard)).toHaveAccessibleName('Notifications, 3 new', later),
  ]);
}

const gaps = (times: readonly number[]): number[] =>
  times.slice(1).map((at, index) => at - (times[index] ?? 0));

/** The interval starts at each reply, so requests are a little further apart; a busy machine notes one of them late. */
function expectEvery(seconds: number, times: readonly number[]): void {
  expect(times.length).toBeGreaterThanOrEqual(2);
  for (const gap of gaps(times)) {
    expect(gap).toBeGreaterThanOrEqual(seconds * 1000 - 500);
    expect(gap).toBeLessThan(seconds * 1000 + 4000);
  }
}

test('[DASH-05] [LIST-09] [DET-11] [NOTI-03] with the live channel a change shows on every screen at once, without polling', async ({
  context,
  request,
}) => {
  const job = await proposePending(request);
  const tabs = await openTabs(context, job);
  await expect.poll(tabs.standing).toBe(3);
  await changeEverything(request, job);
  await seeEverything(tabs, job, { booking: 2, bell: 2 });

  await tabs.dashboard.page.waitForTimeout(5500);
  const before = tabs.dashboard.times(LIST).length;
  await tabs.dashboard.page.waitForTimeout(5500);
  expect(tabs.dashboard.times(LIST)).toHaveLength(before);
});

test('[DASH-05] [LIST-09] [DET-11] [NOTI-03] with the live channel cut the screens poll every 5 and 10 seconds', async ({
  context,
  request,
}) => {
  const job = await proposePending(request);
  await cutLive(context);
  const tabs = await openTabs(context, job);
  await changeEverything(request, job);
  await seeEverything(tabs, job, { booking: 7, bell: 12 });
  expect(tabs.streams()).toBeGreaterThanOrEqual(3);
  await expect.poll(() => tabs.detail.times(ADD_ONS).length, { timeout: 12_000 }).toBe(3);
  expectEvery(5, tabs.detail.times(ADD_ONS));
});

test('[DASH-05] [LIST-09] [DET-11] [NOTI-03] with live=off the screens poll at the same intervals and open no stream', async ({
  context,
  request,
}) => {
  const job = await proposePending(request);
  await liveOff(context);
  const tabs = await openTabs(context, job);
  await changeEverything(request, job);
  await seeEverything(tabs, job, { booking: 7, bell: 12 });
  const { dashboard, list, detail } = tabs;
  expectEvery(10, dashboard.times(NOTIFICATIONS));
  for (const tab of [dashboard, list, detail]) expectEvery(5, tab.times(LIST));
  expectEvery(5, detail.times(ADD_ONS));
  expect(tabs.streams()).toBe(0);
});

const CHANNELS = {
  'with the live channel': { prepare: () => Promise.resolve(), seconds: 2 },
  'with the live channel cut': { prepare: cutLive, seconds: 7 },
  'with live=off': { prepare: liveOff, seconds: 7 },
} as const;

for (const [channel, { prepare, seconds }] of Object.entries(CHANNELS))
  test(`[CHAT-05] ${channel}, the customer's message shows in the chat within ${seconds} seconds`, async ({
    page,
    request,
  }) => {
    await prepare(page);
    const asked: number[] = [];
    page.on('request', (sent) => {
      // Earlier screens prefetch today's chats once.
      const isHere = new URL(page.url()).pathname === '/chat';
      if (isHere && callOf(sent) === listChat.programType) asked.push(Date.now());
    });
    const stream = seconds < 5 ? page.waitForResponse('**/live') : null;
    const job = await openChat(page);
    await stream;
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const customer = await customerOf(request, job);
    await customer.say('Ring twice');
    await expect(page.getByRole('log')).toContainText('Ring twice', { timeout: seconds * 1000 });
    if (seconds > 5) expectEvery(5, asked.slice(0, 2));
  });
