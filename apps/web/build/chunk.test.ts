import { expect, it } from 'vitest';
import { readChunks, wrongWith, type Chunk } from './chunk.ts';

const work: Chunk = { name: 'work', files: { 'src/cache': ['read.ts', 'read.module.css'] } };

it('a declared file that does not exist is an error of the build, named with its chunk', () => {
  const renamed = (path: string) => path !== 'src/cache/read.ts';
  expect(wrongWith([work], renamed)).toEqual([
    'chunk work has src/cache/read.ts, which does not exist',
  ]);
  expect(() => readChunks('/nowhere', [work])).toThrow('chunk work has src/cache/read.ts');
});

it('a file in two chunks is an error of the build', () => {
  const parts: Chunk = { name: 'parts', files: { 'src/cache': ['read.ts'] } };
  expect(wrongWith([work, parts], () => true)).toEqual([
    'chunks work and parts both have src/cache/read.ts',
  ]);
});

it('a chunk has exactly its declared files, whatever the build appends to their names', () => {
  const here: Chunk = { name: 'here', files: { build: ['chunk.ts'] } };
  const isHere = readChunks(new URL('..', import.meta.url).pathname, [here])(here);
  const folder = new URL('.', import.meta.url).pathname;
  expect(isHere(`${folder}chunk.ts`)).toBe(true);
  expect(isHere(`${folder}chunk.ts?used`)).toBe(true);
  expect(isHere(`${folder}chunk.test.ts`)).toBe(false);
});
