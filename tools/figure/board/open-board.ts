/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { speak, type Language } from '../../../e2e/screens/looks.ts';
import { consoleUrl } from '../../../e2e/world/console.ts';

export interface Opening {
  /** Milliseconds from the click to the painted lanes. */
  lanesMs: number;
  /** Bytes of the reply with the first lanes, as they were sent. */
  replyBytes: number;
}

const SETTLE_MS = 2000;
const BOARD = /name="programType"\r\n\r\ngetBoard\r\n/;

/** The length of the first reply of the board, headers left out. */
const firstReply = (page: Page): Promise<number> =>
  new Promise((resolve, reject) => {
    page.on('requestfinished', (request) => {
      if (!BOARD.test(request.postData() ?? '')) return;
      request.sizes().then(({ responseBodySize }) => resolve(responseBodySize), reject);
    });
  });

/** Comes from another screen, as an operator does, and clicks on Dispatch in the rail. */
export async function openBoard(computer: BrowserContext, language: Language): Promise<Opening> {
  const page = await computer.newPage();
  try {
    await speak(page, language);
    await page.goto(`${consoleUrl()}/settings`);
    const place = page.locator('nav a[href="/dispatch"]');
    await place.waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const replied = firstReply(page);
    await page.evaluate(() => {
      const seen: { clicked?: number; painted?: number } = {};
      addEventListener('click', ({ timeStamp }) => (seen.clicked ??= timeStamp), true);
      const observer = new MutationObserver(() => {
        if (document.querySelector('[data-row]') === null) return;
        observer.disconnect();
        // A task after the frame: the frame is painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            seen.painted = performance.now();
          }),
        );
      });
      observer.observe(document.body, { subtree: true, childList: true });
      Object.assign(window, { boardSeen: seen });
    });
    await place.click();
    const times = await page.waitForFunction(() => {
      const { boardSeen } = window as unknown as {
        boardSeen: { clicked?: number; painted?: number };
      };
      return boardSeen.painted === undefined ? null : boardSeen;
    });
    const { clicked = 0, painted = 0 } = (await times.jsonValue()) ?? {};
    return { lanesMs: painted - clicked, replyBytes: await replied };
  } finally {
    await page.close();
  }
}
