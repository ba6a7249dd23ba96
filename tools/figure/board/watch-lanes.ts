/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** When the name of a serviceman first stood beside these words of a block, in one of the first lanes. */
export interface Shown {
  who: string;
  words: string;
  at: number;
}

/** Records what the lanes at the top show, after it was painted. */
export async function watchLanes(page: Page): Promise<() => Promise<readonly Shown[]>> {
  await page.evaluate(() => {
    const FIRST_ROWS = 10;
    const seen = new Map<string, { who: string; words: string; at: number }>();
    const look = (): void => {
      const at = Date.now();
      for (const row of document.querySelectorAll('[data-row]')) {
        if (Number(row.ariaRowIndex) > FIRST_ROWS) continue;
        const [name, ...blocks] = row.querySelectorAll('button');
        const who = name?.querySelector('span > span')?.textContent ?? '';
        for (const { title } of blocks) {
          const key = `${who} · ${title}`;
          if (!seen.has(key)) seen.set(key, { who, words: title, at });
        }
      }
    };
    const grid = document.querySelector('[role=grid]');
    if (grid === null) throw new Error('no lanes');
    look();
    // A task after the frame: the frame is painted.
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(look))).observe(grid, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['title'],
    });
    Object.assign(window, { shownInLanes: () => [...seen.values()] });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shownInLanes: () => Shown[] }).shownInLanes());
}
