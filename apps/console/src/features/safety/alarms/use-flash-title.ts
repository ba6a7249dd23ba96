import { useEffect } from 'react';

const FLASH_MS = 1000;

/** The tab says it too, in turn with its own title; without motion it stays in front of it. */
export const useFlashTitle = (words: string | null): void =>
  useEffect(() => {
    if (words === null) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const mark = `${words} · `;
    let own = document.title;
    let isShown = false;
    const flash = (): void => {
      // A screen that opened meanwhile has written its title.
      if (!document.title.startsWith(mark)) own = document.title;
      isShown = isStill || !isShown;
      document.title = isShown ? mark + own : own;
    };
    flash();
    const timer = setInterval(flash, FLASH_MS);
    return () => {
      clearInterval(timer);
      if (document.title.startsWith(mark)) document.title = own;
    };
  }, [words]);
