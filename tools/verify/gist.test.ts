import { expect, it } from 'vitest';
import { gist } from './gist.ts';

it('gist puts the failed browser test, its reason and the count first', () => {
  const output = [
    'dist/assets/scene-chat-DQ01wEe0.svg   0.54 kB',
    '····F·',
    '  1) work/mishaps.spec.ts:89:3 › says what failed ──────────',
    '    Error: expect(locator).toBeVisible() failed',
    '    at work/mishaps.spec.ts:91:12',
    '  1 failed',
    '  1) work/mishaps.spec.ts:89:3 › says what failed ──────────',
    '  361 passed (9.1m)',
  ].join('\n');
  expect(gist(output)).toEqual([
    '1) work/mishaps.spec.ts:89:3 › says what failed',
    '1 failed',
    'Error: expect(locator).toBeVisible() failed',
  ]);
});

it('gist names a failed unit test and its expectation', () => {
  const output = [
    ' ✓ |unit| a.test.ts',
    ' FAIL   unit  icons.test.ts > counts ⎯⎯⎯⎯',
    'AssertionError: expected 21',
  ];
  expect(gist(output.join('\n'))).toEqual([
    'FAIL   unit  icons.test.ts > counts',
    'AssertionError: expected 21',
  ]);
});

it('gist names all failed tests before the first reason, and no snapshot files', () => {
  const output = [
    '  1) screens/a.spec.ts:1:3 › a: heard as kept',
    '    Error: as it is heard',
    '    Received: .cache/e2e/results/a/a-1-actual.txt',
    '  2) screens/b.spec.ts:1:3 › b: heard as kept',
    '    Error: as it is heard',
  ];
  expect(gist(output.join('\n'))).toEqual([
    '1) screens/a.spec.ts:1:3 › a: heard as kept',
    '2) screens/b.spec.ts:1:3 › b: heard as kept',
    'Error: as it is heard',
  ]);
});

it('gist is short', () => {
  const output = Array.from({ length: 90 }, (_, n) => `Error: number ${n}`).join('\n');
  expect(gist(output, 5)).toHaveLength(5);
});
