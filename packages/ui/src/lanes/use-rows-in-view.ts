import { useCallback, useSyncExternalStore } from 'react';

/** Rows above and below the edge, so that a quick scroll shows no gap. */
const SPARE = 4;

/** The first row that ends below this place. */
const rowAt = (tops: readonly number[], place: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tops[middle + 1] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
};

const range = (scroller: HTMLElement, tops: readonly number[]): string => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { scrollTop, clientHeight } = scroller;
  const first = rowAt(tops, scrollTop / rem) - SPARE;
  const last = rowAt(tops, (scrollTop + clientHeight) / rem) + 1 + SPARE;
  return `${Math.max(0, first)} ${last}`;
};

/** The first row in view and the first one after it. `tops` has the top of each row in rem, and the end of the last. */
export const useRowsInView = (
  scroller: HTMLElement | null,
  tops: readonly number[],
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
    scroller === null ? '0 0' : range(scroller, tops),
  );
  const [first = 0, end = 0] = rows.split(' ').map(Number);
  return [first, end];
};
