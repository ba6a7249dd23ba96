import { expect, it } from 'vitest';
import { judgeTexts } from './judge-client-kill.ts';

const did = (text: string, isAcknowledged = true) =>
  ({ kind: 'words', text, isAcknowledged }) as const;
const DAY = [did('1'), did('2'), did('3', false)];

it('judgeTexts finds no failure when each action happened once or was refused', () => {
  expect(judgeTexts(DAY, ['1', '2'], new Set()).failures).toEqual([]);
  expect(judgeTexts(DAY, ['1', '2', '3'], new Set()).failures).toEqual([]);
  expect(judgeTexts(DAY, ['1'], new Set(['2'])).failures).toEqual([]);
});

it.each([
  ['lost', ['1'], { lost: 1 }],
  ['doubled', ['1', '2', '2'], { doubled: 1 }],
  ['out of order', ['2', '1'], { outOfOrder: 1 }],
] as const)('judgeTexts finds an action that was %s', (_what, happened, found) => {
  expect(judgeTexts(DAY, happened, new Set())).toMatchObject(found);
});
