import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isGuessable, keyProblems } from './key-strength.ts';

it('ten thousand random keys are accepted', () => {
  const keys = Array.from({ length: 10_000 }, () => randomBytes(32));
  expect(keys.filter(isGuessable)).toEqual([]);
});

it.each([
  ['zeros', Buffer.alloc(32)],
  ['a repeated word', Buffer.alloc(32, 'karigar hash')],
  ['counted bytes', Buffer.from(Array.from({ length: 32 }, (_, at) => at))],
  ['counted bytes in steps', Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 7) % 256))],
  ['a typed sentence', Buffer.from('The quick brown fox jumps over 1')],
  ['sixteen random bytes twice', Buffer.alloc(32, randomBytes(16))],
  ['hexadecimal digits as text', Buffer.from(randomBytes(16).toString('hex'))],
  ['an empty key', Buffer.alloc(0)],
])('a key of %s is guessable', (_what, bytes) => {
  expect(isGuessable(bytes)).toBe(true);
});

it('every guessable key and every equal pair is named', () => {
  const bytes = randomBytes(32);
  expect(
    keyProblems([
      { name: 'A', bytes },
      { name: 'B', bytes: Buffer.from(bytes) },
      { name: 'C', bytes: Buffer.alloc(32) },
      { name: 'D', bytes },
    ]),
  ).toEqual([
    'C is not random',
    'A and B are the same key',
    'A and D are the same key',
    'B and D are the same key',
  ]);
});
