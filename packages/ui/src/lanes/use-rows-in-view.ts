import { useEffect, useState } from 'react';

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

/** What is in view, in rem. */
interface View {
  top: number;
  height: number;
}

/** The first row in view and the first one after it. `tops` has the top of each row in rem, and the end of the last. */
export const useRowsInView = (
  scroller: HTMLElement | null,
  tops: readonly number[],
): readonly [first: number, end: number] => {
  const [view, setView] = useState<View | null>(null);
  // Read when it changes and kept: a read while rendering would lay the page out for every update of the lanes.
  useEffect(() => {
    if (scroller === null) return;
    const look = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // In steps of half a row: most events of a scroll change no row.
      const top = Math.floor((scroller.scrollTop / rem) * 0.5) * 2;
      const height = Math.ceil(scroller.clientHeight / rem) + 2;
      setView((known) =>
        known?.top === top && known.height === height ? known : { top, height },
      );
    };
    const size = new ResizeObserver(look);
    size.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller]);
  if (view === null) return [0, 0];
  return [
    Math.max(0, rowAt(tops, view.top) - SPARE),
    rowAt(tops, view.top + view.height) + 1 + SPARE,
  ];
};
