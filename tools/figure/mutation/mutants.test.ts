import { expect, it } from 'vitest';
import { findMutants, mutate } from './mutants.ts';

const mutated = (source: string): string[] =>
  findMutants(source).map((mutant) => mutate(source, mutant));

it.each([
  ['a === b;', ['a !== b;']],
  ['a  <\n b;', ['a  <=\n b;']],
  ['a && b;', ['a || b;']],
  ['!a;', ['a;']],
  ['f(true);', ['f(false);']],
  ['f(7);', ['f(8);']],
  ['f([x]);', ['f([]);']],
  ['if (a) b();', ['if (true) b();', 'if (false) b();']],
  ['a ? b : c;', ['true ? b : c;', 'false ? b : c;']],
  ['(a as B) + 1;', ['(a as B) - 1;', '(a as B) + 2;']],
])('the mutants of %j are found', (source, expected) => {
  expect(mutated(source)).toEqual(expected);
});

it.each([
  `import a from 'b';`,
  'type A = 1 | true;',
  'interface A { b: 3 }',
  'a ?? b;',
  'f([]);',
  `f('word');`,
])('%j has no mutant', (source) => {
  expect(mutated(source)).toEqual([]);
});

it('a source that cannot be parsed is an error', () => {
  expect(() => findMutants('const =')).toThrow('not parsed');
});
