import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('the sprite contains exactly the named icons', () => {
  const sprite = readFileSync(here('icons.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="i-(\w+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual(iconNames);
});

test('no drawing has an inline style, which the security policy would block', () => {
  const drawings = globSync('**/*.svg', { cwd: here('..') });
  expect(drawings.length).toBeGreaterThan(20);
  const styled = drawings.filter((path) =>
    /\sstyle=|<style/.test(readFileSync(here(`../${path}`), 'utf8')),
  );
  expect(styled).toEqual([]);
});

test('every drawing can be referenced by <use>', () => {
  const art = globSync('*.svg', { cwd: here('../art') });
  expect(art.length).toBe(21);
  for (const path of art) {
    expect(readFileSync(here(`../art/${path}`), 'utf8'), path).toMatch(/^<svg [^>]*id="art"/);
  }
});
