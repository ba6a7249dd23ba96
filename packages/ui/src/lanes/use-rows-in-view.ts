import { useCallback, useSyncExternalStore } from 'react';

/** Rows above and below the edge, so that a quick scroll shows no gap. */
const SPARE = 4;

const range = (scroller: HTMLElement, rowRem: number): string => {
  const row = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const first = Math.max(0, Math.floor(scroller.scrollTop / row) - SPARE);
  const last = Math.ceil((scroller.scrollTop + scroller.clientHeight) / row) + SPARE;
  return `${first} ${last}`;
};

/** The first row in view and the first one after it. All rows have the same height. */
export const useRowsInView = (
  scroller: HTMLElement | null,
  rowRem: number,
): readonly [first: number, end: number] => {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (scroller === null) return () => {};
      const size = new ResizeObserver(listener);
      size.observe(scroller);
      scroller.addEventListener('scroll', listener, { passive: true });
      return () => {
        size.disconnect();
        scroller.removeEventListener('scroll', listener);
      };
    },
    [scroller],
  );
  const rows = useSyncExternalStore(subscribe, () =>
    scroller === null ? '0 0' : range(scroller, rowRem),
  );
  const [first = 0, end = 0] = rows.split(' ').map(Number);
  return [first, end];
};
