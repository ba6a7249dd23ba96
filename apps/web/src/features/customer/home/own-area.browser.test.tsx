import { expect, it } from 'vitest';
import { session } from '#platform/session/session';
import { showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { chooseArea, useOwnArea } from './own-area.ts';

onStage({ as: 'customer' });

const Shown = () => <p>area {useOwnArea() ?? 'none'}</p>;
const areaOf = async (role: 'customer' | 'guest', accountId: number) => {
  await session.open({ authToken: `token-${accountId}`, role, accountId });
  await showScreen(Shown, '/');
  return words();
};

it('belongs to the account that chose it', async () => {
  expect(await areaOf('customer', 1)).toBe('area none');
  chooseArea(101);
  expect(await areaOf('customer', 2)).toBe('area none');
  expect(await areaOf('customer', 1)).toBe('area 101');
});

it('a guest keeps the area when logging in, and the next customer does not get it', async () => {
  await areaOf('guest', 7);
  chooseArea(102);
  expect(await areaOf('customer', 1)).toBe('area 102');
  expect(await areaOf('customer', 2)).toBe('area none');
});
