/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';

/** What a tap brings: an element, and for the title of a screen that it is not the one before. */
export interface Arrival {
  readonly selector: string;
  readonly isNewTitle?: boolean;
}

/** Notes in the page how long the next click takes until the frame with its arrival is drawn. */
const watchNext = (page: Page, arrival: Arrival) =>
  page.evaluate(({ selector, isNewTitle = false }) => {
    const root = document.documentElement;
    const textNow = () => document.querySelector(selector)?.textContent;
    const before = textNow();
    const isThere = () =>
      document.querySelector(selector) !== null && !(isNewTitle && textNow() === before);
    delete root.dataset['tapMs'];
    const begin = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          root.dataset['tapMs'] = String(performance.now() - timeStamp);
        });
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  }, arrival);

/** Milliseconds from this tap to the first frame with its arrival. */
export async function timeTap(page: Page, target: Locator, arrival: Arrival): Promise<number> {
  await target.waitFor();
  await watchNext(page, arrival);
  await target.click();
  const html = page.locator('html[data-tap-ms]');
  await html.waitFor({ state: 'attached' });
  return Number(await html.getAttribute('data-tap-ms'));
}

const BARE = `<!doctype html><h1>One</h1><button>Go</button><script>
document.querySelector('button').onclick = () => {
  const title = document.querySelector('h1');
  title.textContent = title.textContent === 'One' ? 'Two' : 'One';
};
</script>`;

/** A page whose tap changes a title and nothing else. */
export async function openBare(page: Page): Promise<() => Promise<number>> {
  await page.setContent(BARE);
  return () => timeTap(page, page.getByRole('button'), { selector: 'h1', isNewTitle: true });
}
