import { expectWords } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getBoard } from '@karigar/contract/dispatch/get-board';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { playBoard } from '#testing/play-board';
import { LATE, play } from '#testing/play-waiting';
import { address, onStage, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

const EVERY = { ...PRIYA, cityId: null, city: null };
const city = () => page.getByLabelText('City', { exact: true });

it('an operator of every city chooses the city of the board', async () => {
  const board = playBoard();
  board.on(getDesk, () => reply(getDesk, EVERY));
  await showConsole('/dispatch');
  await expectWords('Burst pipe, kitchen');
  expect(address()).toContain('city=1');
  await city().selectOptions('2');
  await expect.poll(() => board.asked(getBoard).at(-1)?.fields.get('cityId')).toBe('2');
  expect(address()).toContain('city=2');
  expect(localStorage.getItem('lastCity')).toBe('2');
});

it('Waiting and its counts have the city that was chosen last', async () => {
  localStorage.setItem('lastCity', '2');
  const { server } = play([LATE]);
  server.on(getDesk, () => reply(getDesk, EVERY));
  await showConsole('/');
  await expectWords('Burst pipe, kitchen');
  await expect.element(city()).toHaveValue('2');
  expect(server.asked(listWaiting).at(-1)?.fields.get('cityId')).toBe('2');
  expect(server.asked(countWaiting).at(-1)?.fields.get('cityId')).toBe('2');
});

it('Waiting shows all cities at first, and again when they are chosen', async () => {
  const { server } = play([LATE]);
  server.on(getDesk, () => reply(getDesk, EVERY));
  await showConsole('/');
  await expectWords('Burst pipe, kitchen');
  await expect.element(city()).toHaveValue('');
  expect(server.asked(listWaiting).at(-1)?.fields.get('cityId')).toBeUndefined();
  await city().selectOptions('1');
  await expect.poll(() => server.asked(listWaiting).at(-1)?.fields.get('cityId')).toBe('1');
  await city().selectOptions('All cities');
  await expect.element(city()).toHaveValue('');
  expect(address()).toContain('city=all');
  expect(localStorage.getItem('lastCity')).toBe('all');
});

it('a link opens its city', async () => {
  const board = playBoard();
  board.on(getDesk, () => reply(getDesk, EVERY));
  await showConsole('/dispatch?city=2');
  await expectWords('Burst pipe, kitchen');
  await expect.element(city()).toHaveValue('2');
  expect(board.asked(getBoard).every(({ fields }) => fields.get('cityId') === '2')).toBe(true);
});

it('an operator of one city chooses nothing', async () => {
  const board = playBoard();
  await showConsole('/dispatch?city=2');
  await expectWords('Burst pipe, kitchen');
  expect(city().query()).toBeNull();
  expect(board.asked(getBoard)[0]?.fields.get('cityId')).toBe('1');
});
