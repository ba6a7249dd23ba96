import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORKFLOWS = join(import.meta.dirname, '../../.github/workflows');
const USES = /^\s*(?:- )?uses:\s*(.*)$/gm;
/** A commit, and the version that it is. */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

const unpinned = (text: string): string[] =>
  Array.from(text.matchAll(USES), ([, used = '']) => used).filter((used) => !PINNED.test(used));

it('every action of the workflows is pinned by commit', () => {
  const files = readdirSync(WORKFLOWS);
  expect(files).toContain('release.yml');
  const text = files.map((file) => readFileSync(join(WORKFLOWS, file), 'utf8')).join('\n');
  expect(unpinned(text)).toEqual([]);
});

it('an action by tag, by branch or without its version is found', () => {
  const commit = 'a'.repeat(40);
  const text = [
    '- uses: actions/checkout@v4',
    '  uses: actions/cache@main',
    `- uses: actions/cache@${commit}`,
    `- uses: actions/cache@${commit} # v4.1.0`,
  ].join('\n');
  expect(unpinned(text)).toHaveLength(3);
});
