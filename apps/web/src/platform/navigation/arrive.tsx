import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { perTab } from '../device/storage.ts';
import { createScrollStore } from './scroll-store.ts';
import { sheetOf } from './sheet-state.ts';

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
 * its top, and focus moves with it. A sheet is no new place. The router's own restoration needs a data router.
 */
export const Arrive = (): null => {
  const { key, state } = useLocation();
  const place = sheetOf(state)?.under ?? key;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const scrolledAt = useRef<string | null>(null);
  const arrivedAt = useRef(place);

  useLayoutEffect(() => {
    if (scrolledAt.current === place) return;
    const isFirst = scrolledAt.current === null;
    scrolledAt.current = place;
    const top = isReturn ? scrolls.get(place) : 0;
    // A page just opened is at its top: asking it to go there would lay it out twice.
    if (isFirst && top === 0) return;
    scrollTo({ top, behavior: 'instant' });
  }, [place, isReturn]);

  useEffect(() => {
    // Not on the first screen: there the browser itself begins at the top.
    if (arrivedAt.current !== place) focusHeading();
    arrivedAt.current = place;
  }, [place]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => scrolls.keep(place, scrollY);
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', scrolls.save);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pagehide', scrolls.save);
    };
  }, [place]);

  return null;
};
