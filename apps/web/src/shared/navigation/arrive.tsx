import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { perTab } from '../device/storage.ts';
import { createScrollStore } from './scroll-store.ts';

const scrolls = createScrollStore(perTab);

/** A screen reader begins at the screen's name, not where the last screen was left. */
const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  // A screen that put the cursor into its first field has already said where to begin.
  const isPlaced = document.activeElement?.closest('main') != null;
  if (heading === null || isPlaced) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Stands beside a screen once it is drawn: back brings a place to where it was left, a new one begins at
 * its top, and focus moves with it. The router's own restoration needs a data router.
 */
export const Arrive = (): null => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const arrivedAt = useRef(key);

  useLayoutEffect(() => {
    scrollTo({ top: isReturn ? scrolls.get(key) : 0, behavior: 'instant' });
  }, [key, isReturn]);

  useEffect(() => {
    // Not on the first screen: there the browser itself begins at the top.
    if (arrivedAt.current !== key) focusHeading();
    arrivedAt.current = key;
  }, [key]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => scrolls.keep(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', scrolls.save);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pagehide', scrolls.save);
    };
  }, [key]);

  return null;
};
