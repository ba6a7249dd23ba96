import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drills } from '../drill/drills.ts';
import { repoRoot } from '../repo/root.ts';
import { figures } from './figures.ts';

const PROMISES = 20;
const page = readFileSync(join(repoRoot, 'docs/promises.md'), 'utf8');
const proofs = page
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => line.split('|')[3] ?? '');

/** `figure a`, `b`; `drill c`: a word without a kind is of the kind before it, until a semicolon. */
const namesOf = (proof: string, kind: 'figure' | 'drill'): string[] =>
  proof
    .split(';')
    .filter((part) => part.includes(`\`${kind} `))
    .flatMap((part) => part.match(/`[^`/]+`/g) ?? [])
    .map((name) => name.replaceAll('`', '').replace(`${kind} `, ''));

it('every promise has a proof', () => {
  expect(proofs).toHaveLength(PROMISES);
  for (const proof of proofs) expect(proof).toMatch(/`/);
});

it('every proof exists', () => {
  const known = {
    figure: new Set(figures.map(({ name }) => name)),
    drill: new Set(drills.map(({ name }) => name)),
  };
  for (const kind of ['figure', 'drill'] as const) {
    const unknown = proofs
      .flatMap((proof) => namesOf(proof, kind))
      .filter((n) => !known[kind].has(n));
    expect(unknown, kind).toEqual([]);
  }
  const files = [...page.matchAll(/`(apps\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(join(repoRoot, file)))).toEqual([]);
});
