import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('the sprite holds the icons that have a name', () => {
  const sprite = readFileSync(here('icons.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="i-(\w+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual(iconNames);
});

test('no drawing carries a style of its own, which the security policy would refuse', () => {
  const drawings = globSync('**/*.svg', { cwd: here('..') });
  expect(drawings.length).toBeGreaterThan(20);
  const styled = drawings.filter((path) =>
    /\sstyle=|<style/.test(readFileSync(here(`../${path}`), 'utf8')),
  );
  expect(styled).toEqual([]);
});

test('every piece of art can be referenced', () => {
  const art = globSync('*.svg', { cwd: here('../art') });
  expect(art.length).toBe(21);
  for (const path of art) {
    expect(readFileSync(here(`../art/${path}`), 'utf8'), path).toMatch(/^<svg [^>]*id="art"/);
  }
});
