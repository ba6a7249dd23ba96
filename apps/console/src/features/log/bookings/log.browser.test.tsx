import { all, expectWords, one, settle } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getRecord } from '@karigar/contract/record/get-record';
import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { LONG, longPage, playLongLog, playRecord } from '#testing/play-record';
import { press } from '#testing/press';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();
beforeAll(() => import('./index.ts'));

const chosenRow = (): string | undefined =>
  all('[role=option][aria-selected=true]')[0]?.innerText.replaceAll(/\s+/g, ' ');
const rows = (): readonly string[] =>
  all('[role=option]').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '));

it('shows bookings with the chosen one at the side; j and k choose, Space closes, o opens', async () => {
  const server = playRecord();
  await showConsole('/bookings');
  await expectWords('402, Sunrise Heights');
  expect(rows()[0]).toContain('KRG-48213 · Baner · Rohan');
  expect(rows()[1]).toContain('Nobody took it');
  expect(server.asked(listAllBookings)[0]?.fields.get('cityId')).toBe('1');
  await press('j');
  await expect.poll(address).toBe('/bookings?sel=KRG-48190');
  await expect
    .poll(() => server.asked(getRecord).at(-1)?.fields.get('bookingNo'))
    .toBe('KRG-48190');
  await press(' ');
  expect(all('aside')).toEqual([]);
  await press('o');
  await expect.poll(address).toBe('/bookings/KRG-48190');
});

it('is one list: the next page is read before its end, and End and Home go to the last and the first', async () => {
  const server = playRecord();
  playLongLog(server);
  await showConsole('/bookings');
  await expectWords('Job 0 ');
  // A hundred rows ahead, of which sixty are on the page.
  await expect.poll(() => server.asked(listAllBookings).length).toBe(2);
  await expect.poll(() => rows().length).toBe(60);
  expect(one('[role=option]').getAttribute('aria-posinset')).toBe('1');
  expect(one('[role=option]').getAttribute('aria-setsize')).toBe('-1');
  await press('{End}');
  await expectWords(`Job ${LONG - 1} `);
  await expect.poll(address).toBe('/bookings?before=oldest');
  await expect.poll(chosenRow).toContain(`Job ${LONG - 1} `);
  await press('k', '{PageUp}');
  expect(one('[role=option][aria-selected=true]').getBoundingClientRect().top).toBeGreaterThan(0);
  await press('{Home}');
  await expect.poll(chosenRow).toContain('Job 0 ');
  await expect.poll(address).toBe('/bookings');
});

it('rows that come above do not move those in view, the address names the page, and memory stays small', async () => {
  const server = playRecord();
  playLongLog(server);
  await showConsole('/bookings?after=500');
  await expectWords('Job 500 ');
  const list = one('[role=listbox]');
  const edge = list.getBoundingClientRect().top;
  // The two pages above have come by now.
  await expect.poll(() => list.scrollTop).toBeGreaterThan(2000);
  expect(chosenRow()).toContain('Job 500 ');
  expect(one('[role=option][aria-selected=true]').getBoundingClientRect().top).toBe(edge);
  for (let times = 0; times < 14; times += 1) {
    list.scrollBy(0, 2400);
    await settle();
    expect(document.elementFromPoint(300, edge + 100)?.closest('[role=option]')).not.toBeNull();
  }
  await expect.poll(() => /after=(\d+)/.exec(address())?.[1]).not.toBe('500');
  expect(rows().length).toBeLessThanOrEqual(60);
  expect(list.scrollHeight).toBeLessThan(500 * 80);
});

it('a page that is not read is asked for again by a button', async () => {
  const server = playRecord();
  playLongLog(server);
  let refuses = true;
  const whole = longPage;
  server.on(listAllBookings, (fields) =>
    fields.get('after') !== undefined && refuses
      ? new Response('{}', { status: 503 })
      : whole(fields),
  );
  await showConsole('/bookings');
  await expectWords('More bookings could not be read.');
  refuses = false;
  await page.getByRole('button', { name: 'Read on' }).click();
  await expect.poll(() => rows().length).toBe(60);
  expect(all('[role=alert]')).toEqual([]);
});

it('filters are in the address and start at the first page', async () => {
  const server = playRecord();
  await showConsole('/bookings?after=second&customer=31');
  await expectWords('Customer: Rohan');
  await userEvent.selectOptions(page.getByLabelText('State'), 'refused');
  await settle();
  await expect.poll(address).toBe('/bookings?customer=31&state=refused');
  const { fields } =
    server.asked(listAllBookings).find((ask) => ask.fields.get('state') === 'refused') ?? {};
  expect(fields?.get('customerId')).toBe('31');
  expect(fields?.get('after')).toBeUndefined();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(address).toBe('/bookings');
});

it('a link to a booking that is on no page shows it at the side', async () => {
  playRecord();
  await showConsole('/bookings?sel=KRG-7');
  await expectWords('402, Sunrise Heights');
  expect(all('[role=option][aria-selected=true]')).toEqual([]);
  expect(one('aside').innerText).toContain('Split AC foam-jet service');
});

it('nothing found says what to change', async () => {
  const server = playRecord();
  server.on(listAllBookings, () =>
    reply(listAllBookings, { bookings: [], older: null, newer: null }),
  );
  await showConsole('/bookings?state=held');
  await expectWords('No booking is like this.');
  await expectWords('Change the state or the days, or show all.');
  await page.getByLabelText('From').fill('2026-11-18');
  await page.getByLabelText('To', { exact: true }).fill('2026-11-16');
  await expectWords('The first day is after the last one. Change one of them.');
  expect(all('nav[aria-label="First and last"]')).toEqual([]);
});

it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
  'has no axe finding with %o',
  async (condition) => {
    playRecord();
    await showConsole('/bookings', condition);
    await expectWords('XXXXXX1223');
    expect(await axeFindings()).toEqual([]);
  },
);
