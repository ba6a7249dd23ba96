import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../repo/root.ts';
import { listFiles } from '../repo/list-files.ts';

interface Inventory {
  machines: { name: string; count: number; runs: string[]; files: string[] }[];
}

const SIZES = join(repoRoot, 'deploy/sizes');
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

it('there is an inventory of each size', () => {
  expect(readdirSync(SIZES).toSorted()).toEqual(['one', 'region', 'three']);
});

describe.each(readdirSync(SIZES))('the size %s', (size) => {
  const { machines } = JSON.parse(
    readFileSync(join(SIZES, size, 'inventory.json'), 'utf8'),
  ) as Inventory;

  it('names files that exist', () => {
    const files = machines.flatMap((machine) => machine.files);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(repoRoot, file)))).toEqual([]);
  });

  it('has processes of Karigar, a database and a bus', () => {
    const runs = machines.flatMap((machine) => machine.runs).join(' ');
    expect(runs).toMatch(/karigar@/);
    expect(runs).toMatch(/postgresql|patroni/);
    expect(runs).toMatch(/nats-server/);
  });
});

it('links of the pages in deploy lead to files', () => {
  const pages = listFiles(repoRoot).filter((file) => /^deploy\/.*\.md$/.test(file));
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(repoRoot, page), 'utf8').matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(repoRoot, page, '..', link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(pages.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});
