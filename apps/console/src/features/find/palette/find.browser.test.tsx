import { expectWords, settle, words } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { findAnything } from '@karigar/contract/record/find-anything';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { playRecord } from '#testing/play-record';
import { press } from '#testing/press';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();
const type = async (typed: string): Promise<void> => {
  await userEvent.keyboard(typed);
  await settle(500);
};

it('/ finds by what was typed after a pause, and Enter opens the first', async () => {
  const server = playRecord();
  await showConsole('/settings');
  await press('/');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  expect(words()).toContain('three letters of a name');
  await type('Ro');
  expect(server.count(findAnything)).toBe(0);
  await type('han');
  await expectWords('KRG-48213 · Split AC foam-jet service');
  expect(server.asked(findAnything).map(({ fields }) => fields.get('words'))).toEqual(['Rohan']);
  await press('{Enter}');
  await expect.poll(address).toBe('/bookings/KRG-48213');
});

it('a person opens the log of their bookings', async () => {
  playRecord();
  await showConsole('/settings');
  await press('/');
  await type('9890011223');
  await expectWords('Rohan Deshpande');
  await press('{ArrowDown}', '{Enter}');
  await expect.poll(address).toBe('/bookings?customer=31');
});

it('the head and the command palette open it too', async () => {
  playRecord();
  await showConsole('/settings');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await expectWords('three letters of a name');
  await press('{Escape}', '{Control>}k{/Control}');
  await userEvent.keyboard('find a booking{Enter}');
  await expectWords('three letters of a name');
});

it('says when nothing was found, and why a search failed', async () => {
  const server = playRecord();
  server.on(findAnything, () => reply(findAnything, { bookings: [], people: [] }));
  await showConsole('/settings');
  await press('/');
  await type('KRG-1');
  await expectWords('Nothing was found. Type the whole number, a name or a phone number.');
  server.on(findAnything, () =>
    Response.json({ success: false, code: 'find.too-short', message: 'Type more.', data: null }),
  );
  await type('2');
  await expectWords('Type more.');
});

it('desks that find nothing have commands in the head, and the key does nothing', async () => {
  const server = playRecord();
  server.on(getDesk, () =>
    reply(getDesk, {
      accountId: 8,
      name: 'Leela Rao',
      email: '',
      desks: ['audit'],
      cityId: null,
      city: null,
      cities: [],
      team: 'large',
      hasPasskey: true,
    }),
  );
  await showConsole('/settings');
  await expectWords('Commands');
  await press('/');
  expect(page.getByRole('combobox').query()).toBeNull();
});

it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
  'has no axe finding with %o',
  async (condition) => {
    playRecord();
    await showConsole('/settings', condition);
    await press('/');
    await type('Rohan');
    await expectWords('KRG-48213');
    expect(await axeFindings()).toEqual([]);
  },
);
