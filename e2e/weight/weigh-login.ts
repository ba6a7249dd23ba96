import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtFolder } from '../../tools/web/ensure-web-app.ts';

/** Bytes after gzip. */
export interface Weight {
  js: number;
  css: number;
}

export const BUDGET: Weight = { js: 110_000, css: 16_000 };

/** Weight of the files that a new phone loads before /login renders. */
export async function weighLogin(page: Page): Promise<Weight> {
  const weight = { js: 0, css: 0 };
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const kind = /\.(js|css)$/.exec(pathname)?.[1] as keyof Weight | undefined;
    if (kind === undefined || seen.has(pathname)) return;
    seen.add(pathname);
    weight[kind] += gzipSync(readFileSync(join(builtFolder, pathname)), { level: 9 }).length;
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  return weight;
}

export const overBudget = (weight: Weight, budget: Weight): string[] =>
  (['js', 'css'] as const)
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${kind}: ${weight[kind]} bytes, ${budget[kind]} allowed`);
