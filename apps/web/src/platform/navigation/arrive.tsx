import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMove } from '@karigar/client/navigation/router.tsx';
import { perTab } from '@karigar/client/device/storage';
import { createScrollStore } from './scroll-store.ts';
import { sheetOf } from './sheet-state.ts';

const scrolls = createScrollStore(perTab);

/** The router calls the first entry of every page load by the same key. */
const FIRST = 'default';

const [loaded] = performance.getEntriesByType('navigation');
// A page that is opened anew starts at the top; a reload and Back restore its position.
if (loaded instanceof PerformanceNavigationTiming && loaded.type === 'navigate')
  scrolls.keep(location.pathname, 0);

/** A screen reader starts at the screen's heading, not where the last screen was left. */
const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  // A screen that focused its first field has already placed the focus.
  const isPlaced = document.activeElement?.closest('main') != null;
  if (heading === null || isPlaced) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Rendered beside a screen: Back restores the scroll position, a new screen starts at the top, and the focus moves
 * along. A sheet is not a new screen. The router's own restoration needs a data router.
 */
export const Arrive = (): null => {
  const { key, pathname, state } = useLocation();
  const under = sheetOf(state)?.under ?? key;
  const place = under === FIRST ? pathname : under;
  const isReturn = useMove() === 'return';
  const scrolledAt = useRef<string | null>(null);
  const arrivedAt = useRef(place);

  useLayoutEffect(() => {
    if (scrolledAt.current === place) return;
    const isFirst = scrolledAt.current === null;
    scrolledAt.current = place;
    const top = isReturn ? scrolls.get(place) : 0;
    // A new page is at the top: scrolling there would cause a second layout.
    if (isFirst && top === 0) return;
    scrollTo({ top, behavior: 'instant' });
  }, [place, isReturn]);

  useEffect(() => {
    // Not on the first screen: there the browser itself starts at the top.
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
