/// <reference lib="dom" />
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { showPasskey } from '../../../e2e/operators/candidate.ts';

/** What a person did with keyboard and mouse, as the page saw it. */
export interface Hands {
  presses: number;
  mouse: number;
}

/** So often, and so far apart, a person looks whether a press did something. */
const LOOKS = 20;
const LOOK_MS = 15;

const MOUSE = ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'wheel', 'touchstart'];

/** Counts in the pages themselves: what is not there did not happen, however the script was written. */
export async function watchHands(context: BrowserContext, hands: Hands): Promise<void> {
  await context.exposeFunction('karigarPressed', () => (hands.presses += 1));
  await context.exposeFunction('karigarMouse', () => (hands.mouse += 1));
  await context.addInitScript((kinds) => {
    const tell = (name: string) => (event: Event) => {
      const of = window as unknown as Record<string, () => void>;
      if (event.isTrusted) of[name]?.();
    };
    addEventListener('keydown', tell('karigarPressed'), true);
    for (const kind of kinds) addEventListener(kind, tell('karigarMouse'), true);
  }, MOUSE);
}

/** A person at a console who has a keyboard and eyes, and no mouse. */
export const createKeyboard = (page: Page) => {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    press,
    type: (words: string): Promise<void> => page.keyboard.type(words),
    /** Waits until it is on the screen. */
    sees: (what: Locator): Promise<void> => what.first().waitFor(),
    misses: (what: Locator): Promise<void> => what.first().waitFor({ state: 'hidden' }),
    /** Presses a key until these words are where the person looks, and looks after each press; tells after too many. */
    until: async (
      key: string,
      words: string,
      look: () => Promise<string>,
      most = 40,
    ): Promise<void> => {
      for (let pressed = 0; ; pressed += 1) {
        const before = await look();
        if (before.includes(words)) return;
        if (pressed === most) throw new Error(`${key} was pressed ${most} times, now at ${before}`);
        await press(key);
        for (let looks = 0; looks < LOOKS && (await look()) === before; looks += 1)
          await page.waitForTimeout(LOOK_MS);
      }
    },
    /** What has the focus: a field by its label; nothing where the page itself has it. */
    focused: (): Promise<string> =>
      page.evaluate(() => {
        const { activeElement: on } = document;
        if (on === document.body) return '';
        const isField =
          on instanceof HTMLInputElement ||
          on instanceof HTMLTextAreaElement ||
          on instanceof HTMLSelectElement;
        return (isField ? on.labels?.[0]?.textContent : on?.textContent) ?? '';
      }),
    /** A guarded act asks for the passkey, unless it was shown just now. */
    showPasskey: async (isDone: () => Promise<void>): Promise<void> => {
      const sheet = page.getByRole('dialog', { name: 'Show your passkey' });
      await Promise.race([sheet.waitFor(), isDone()]);
      if (await sheet.isVisible()) await showPasskey(page);
      await isDone();
    },
  };
};
