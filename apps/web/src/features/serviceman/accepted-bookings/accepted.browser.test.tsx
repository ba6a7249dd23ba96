import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, playServer, reply } from '#testing/test-server';
import { AcceptedScreen } from './index.ts';

onStage({ as: 'serviceman' });

/** Waits until the first read is shown. */
const open = async (id?: number): Promise<void> => {
  const path = id === undefined ? '/accepted' : `/accepted?id=${id}`;
  await showScreen(AcceptedScreen, path, { pattern: '/accepted' });
  await vi.waitFor(() => expect(all('[role=progressbar]')).toHaveLength(0));
};
const opened = () => one('[data-opened]').innerText;

describe('an accepted job', () => {
  it('[NAV-07] an accepted job shows its booking card, the contact buttons, Cancel Service and Start Service', async () => {
    const server = playServer();
    server.bookingsAre([
      aBooking(1, { phone: '9890011223', address: 'Flat 3, Baner', area: 'Baner' }),
      aBooking(2),
    ]);
    await open(1);
    expect(one('h1').innerText).toBe('Job accepted');
    expect(words()).toContain('Geyser repair');
    // Said once, on the card.
    expect(words().split('Baner')).toHaveLength(2);
    expect(all('main a').map((link) => link.getAttribute('href'))).toEqual([
      '/booking/1',
      'https://www.google.com/maps/dir/?api=1&destination=Flat%203%2C%20Baner',
      'tel:+919890011223',
    ]);
    expect(all('footer button').map(({ innerText }) => innerText.trim())).toEqual([
      'Cancel Service',
      'Start Service',
    ]);
    buttonNamed('Customer').click();
    await settle();
    expect(opened()).toBe('/chat');
    expect(one('[data-opened]').dataset['state']).toBe('{"bookingId":1,"mainId":9001}');
  });

  it('an accepted job starts after one confirmation, through the queue, then opens its own screen', async () => {
    const server = playServer();
    server.bookingsAre([aBooking(11)]);
    server.on(startWork, cut);
    await open(11);
    buttonNamed('Start Service').click();
    await settle();
    const dialog = page.getByRole('alertdialog', { name: 'Start Work?' });
    await dialog.getByRole('button', { name: 'Start Work' }).click();
    await settle();
    await expect
      .poll(() => document.querySelector('[data-opened]')?.textContent)
      .toBe('/booking/11');
    expect(server.asked(startWork)).toHaveLength(1);
  });

  it('a job that has started, or is only offered, opens its own screen', async () => {
    const server = playServer();
    server.bookingsAre([
      aBooking(3, { state: 'started', startedAt: 1 }),
      aBooking(4, { state: 'offered', statusName: 'Pending' }),
    ]);
    await open(3);
    expect(opened()).toBe('/booking/3');
    await open(4);
    expect(opened()).toBe('/pending');
  });

  it('reports that a job is no longer assigned to the serviceman', async () => {
    playServer();
    await open(5);
    expect(words()).toContain('This job is no longer yours');
  });
});

describe('Cancel Service', () => {
  const openSheet = async (id: number) => {
    const server = playServer();
    server.bookingsAre([aBooking(id)]);
    await open(id);
    buttonNamed('Cancel Service').click();
    await settle();
    const sheet = page.getByRole('dialog', { name: 'Cancel Service?' });
    await expect.element(sheet).toBeVisible();
    return { server, sheet };
  };

  it('[NAV-07] Cancel Service explains the effect, requires a reason, and gives the job back', async () => {
    const { server, sheet } = await openSheet(6);
    expect(words()).toContain('The job goes to others at once, and the customer is told.');
    const send = sheet.getByRole('button', { name: 'Cancel Service', exact: true });
    await send.click();
    await settle();
    expect(words()).toContain('Please write in a few words why you cannot come.');
    expect(server.count(giveBackBooking)).toBe(0);
    server.on(giveBackBooking, () =>
      Response.json({ success: true, code: 200, message: 'The job is given back.', data: null }),
    );
    await sheet.getByRole('button', { name: 'My vehicle broke down' }).click();
    await send.click();
    await settle();
    expect(server.asked(giveBackBooking)[0]?.fields.get('reason')).toBe('My vehicle broke down');
    await expect.poll(() => document.querySelector('[data-opened]')?.textContent).toBe('/');
    expect(toasts.takeAll().map(({ words: said }) => said)).toEqual(['The job is given back.']);
  });

  it('Cancel Service that was not sent keeps the job assigned, and retries with the same idempotency key', async () => {
    const { server, sheet } = await openSheet(7);
    server.on(giveBackBooking, broken);
    await sheet.getByRole('textbox').click();
    await userEvent.keyboard('Heavy rain here');
    const send = sheet.getByRole('button', { name: 'Cancel Service', exact: true });
    await send.click();
    await settle();
    expect(words()).toContain('Something broke on our side.');
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.on(giveBackBooking, cut);
    await send.click();
    await settle();
    expect(words()).toContain('The job stays yours until this is sent');
    line.mockReturnValue(true);
    server.on(giveBackBooking, () => reply(giveBackBooking, null));
    await send.click();
    await settle();
    const keys = server.asked(giveBackBooking).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });
});

describe('accepted jobs without an id in the path', () => {
  it('lists the jobs that are accepted and not started', async () => {
    const server = playServer();
    server.bookingsAre([
      aBooking(1),
      aBooking(2, { state: 'started', startedAt: 1 }),
      aBooking(3, { state: 'offered', statusName: 'Pending' }),
      aBooking(4),
    ]);
    await open();
    expect(all('main a').map((card) => card.getAttribute('href'))).toEqual([
      '/accepted?id=1',
      '/accepted?id=4',
    ]);
  });

  it('reports when there is no accepted job, and offers a retry when they do not load', async () => {
    const server = playServer();
    await open();
    expect(words()).toContain('No accepted jobs');
    server.on(listBookings, broken);
    await open();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load bookings.");
  });
});

it.each([
  ['large text', { text: '200%' }],
  ['a small phone', { width: 320 }],
  ['Hindi', { locale: 'hi' }],
] as const)('an accepted job fits the screen with %s', async (_what, condition) => {
  const server = playServer();
  server.bookingsAre([aBooking(1)]);
  await showScreen(AcceptedScreen, '/accepted?id=1', { pattern: '/accepted', ...condition });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(all('footer button')).toHaveLength(2);
});
