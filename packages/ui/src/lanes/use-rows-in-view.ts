import { useEffect, useState, type RefObject } from 'react';

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

/** What is in view, and how wide the day is drawn, in rem. */
interface View {
  top: number;
  height: number;
  track: number;
}

interface RowsInView {
  /** The first row in view, and the first one after it. */
  first: number;
  end: number;
  track: number;
}

/** `tops` has the top of each row in rem, and the end of the last; `head` is as wide as a day is drawn. */
export const useRowsInView = (
  scroller: HTMLElement | null,
  head: RefObject<HTMLElement | null>,
  tops: readonly number[],
): RowsInView => {
  const [view, setView] = useState<View | null>(null);
  // Read when it changes and kept: a read while rendering would lay the page out for every update of the lanes.
  useEffect(() => {
    if (scroller === null) return;
    const look = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // In steps of half a row: most events of a scroll change no row.
      const top = Math.floor((scroller.scrollTop / rem) * 0.5) * 2;
      const height = Math.ceil(scroller.clientHeight / rem) + 2;
      const track = Math.round((head.current?.clientWidth ?? 0) / rem);
      setView((known) =>
        known?.top === top && known.height === height && known.track === track
          ? known
          : { top, height, track },
      );
    };
    const size = new ResizeObserver(look);
    size.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, head]);
  if (view === null) return { first: 0, end: 0, track: 0 };
  return {
    first: Math.max(0, rowAt(tops, view.top) - SPARE),
    end: rowAt(tops, view.top + view.height) + 1 + SPARE,
    track: view.track,
  };
};
