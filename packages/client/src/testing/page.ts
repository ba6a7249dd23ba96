import { expect, vi } from 'vitest';

/** One frame, and every task that was waiting when it was drawn: a task of the lowest priority runs after them. */
const nextFrame = async (): Promise<void> => {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await scheduler.postTask(() => {}, { priority: 'background' });
  await vi.advanceTimersByTimeAsync(0);
};

const FRAMES = { atLeast: 3, atMost: 20 };

/** Runs due timers, then waits until a frame changes nothing. The clock is frozen unless the test advances it. */
export const settle = async (ms = 1): Promise<void> => {
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await vi.advanceTimersByTimeAsync(ms);
  for (let frame = 0; frame < FRAMES.atMost; frame += 1) {
    isChanged = false;
    await nextFrame();
    if (!isChanged && frame + 1 >= FRAMES.atLeast) break;
  }
  observer.disconnect();
};

/** Settles until the words are on the screen: an answer that waits for the disk comes after the clock was moved. */
export const expectWords = async (expected: string): Promise<void> => {
  await expect
    .poll(
      async () => {
        await settle();
        return words();
      },
      { timeout: 10_000 },
    )
    .toContain(expected);
};

/** Half past ten in India on a Sunday, until the test advances the clock. */
export const NOW = Date.UTC(2026, 10, 15, 5, 0);

export const holdTime = (): void =>
  void vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

/** The visible text of the page. */
export const words = (): string => document.body.innerText.replaceAll(/\s+/g, ' ');

export const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

export const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
};

export const buttonNamed = (name: string): HTMLElement => {
  const found = all('button').find(
    (button) => (button.ariaLabel ?? button.innerText.trim()) === name,
  );
  if (found === undefined) throw new Error(`no button is named ${name}`);
  return found;
};

export const hide = (isHidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

export const freeTime = (): void => void vi.useRealTimers();
