import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repoRoot } from '../../repo/root.ts';

/** What everybody saw when a step failed, for whoever looks into it. */
export async function takePictures(
  figure: string,
  pages: Readonly<Record<string, Page>>,
): Promise<void> {
  const folder = join(repoRoot, '.cache/figures', figure);
  for (const [name, page] of Object.entries(pages))
    await page.screenshot({ path: join(folder, `${name}.png`) });
  console.error(`what was on the screens is in ${folder}`);
}
