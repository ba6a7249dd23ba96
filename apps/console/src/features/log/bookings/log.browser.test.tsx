import { all, expectWords, one, settle } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getRecord } from '@karigar/contract/record/get-record';
import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { playRecord } from '#testing/play-record';
import { press } from '#testing/press';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();
beforeAll(() => import('./index.ts'));

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
  expect(server.asked(getRecord).at(-1)?.fields.get('bookingNo')).toBe('KRG-48190');
  await press(' ');
  expect(all('aside')).toEqual([]);
  await press('o');
  await expect.poll(address).toBe('/bookings/KRG-48190');
});

it('pages go to older and back, and each is an address', async () => {
  const server = playRecord();
  await showConsole('/bookings');
  await expectWords('Burst pipe, kitchen');
  await press('{PageDown}');
  await expectWords('Old job');
  expect(address()).toBe('/bookings?after=second');
  await press('{PageUp}');
  await expectWords('Burst pipe, kitchen');
  expect(server.asked(listAllBookings).at(-1)?.fields.get('before')).toBe('first');
});

it('filters are in the address and start at the first page', async () => {
  const server = playRecord();
  await showConsole('/bookings?after=second&customer=31');
  await expectWords('Of one customer');
  await userEvent.selectOptions(page.getByLabelText('State'), 'refused');
  await settle();
  await expect.poll(address).toBe('/bookings?customer=31&state=refused');
  const { fields } = server.asked(listAllBookings).at(-1) ?? {};
  expect(fields?.get('state')).toBe('refused');
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
  expect(all('nav[aria-label=Pages]')).toEqual([]);
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
