import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows on the page: enough for a tall screen, and to scroll on while the next ones are drawn. */
const DRAWN = 60;
const BEFORE = 20;
/** How far the first visible row moves before other rows are drawn. */
const STEP = 6;
const FIRST_HEIGHT = 60;

/** A row in view, and how far it is below the upper edge of the list. */
type Held = { readonly id: string; readonly top: number };
type Wanted = { readonly id: string; readonly block: ScrollLogicalPosition };

const SPACE = 'data-space';

const rowsIn = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter(
    (row): row is HTMLElement => row instanceof HTMLElement && !row.hasAttribute(SPACE),
  );

const topOf = (row: HTMLElement, list: HTMLElement): number =>
  row.getBoundingClientRect().top - list.getBoundingClientRect().top;

const firstInView = (list: HTMLElement): Held | null => {
  const edge = list.getBoundingClientRect().top;
  const row = rowsIn(list).find((each) => each.getBoundingClientRect().bottom > edge);
  return row === undefined ? null : { id: row.id, top: topOf(row, list) };
};

/** On average, of the rows that are drawn. */
const heightIn = (list: HTMLElement): number => {
  const rows = rowsIn(list);
  const [upper, lower] = [rows[0], rows.at(-1)];
  if (upper === undefined || lower === undefined) return FIRST_HEIGHT;
  const drawn = lower.getBoundingClientRect().bottom - upper.getBoundingClientRect().top;
  return Math.max(1, Math.round(drawn / rows.length));
};

/**
 * Of a long list only the rows around the visible ones are on the page; the others are empty space. Rows that come
 * above those in view do not move them.
 */
export const useRowWindow = (ids: readonly string[]) => {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  const wanted = useRef<Wanted | null>(null);
  const [top, setTop] = useState('');
  /** 1 towards the last row, -1 towards the first. */
  const [heading, setHeading] = useState(0);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const at = Math.max(0, ids.indexOf(top));
  const first = Math.max(0, Math.min(at - BEFORE, ids.length - DRAWN));
  const last = Math.min(ids.length, first + DRAWN);

  // After each change of the page: the wanted row comes into view, else the row in view stays where it was.
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const { id = '', block = 'nearest' } = wanted.current ?? {};
    const row = id === '' ? null : document.getElementById(id);
    const kept = held.current === null ? null : document.getElementById(held.current.id);
    if (row !== null) {
      wanted.current = null;
      row.scrollIntoView({ block });
    } else if (kept !== null && held.current !== null) {
      const moved = topOf(kept, box) - held.current.top;
      if (Math.abs(moved) >= 1) box.scrollTop += moved;
    }
    held.current = firstInView(box);
  });

  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => setHeight(heightIn(box)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const onScroll = (): void => {
    const box = list.current;
    if (box === null) return;
    const seen = firstInView(box);
    const inView = seen !== null && seen.top < box.clientHeight ? seen : null;
    held.current = inView;
    wanted.current = null;
    // Beyond the drawn rows, such as after the scroll bar was dragged.
    const guessed = ids[Math.min(ids.length - 1, Math.floor(box.scrollTop / height))];
    const next = inView?.id ?? guessed;
    if (next !== undefined && Math.abs(ids.indexOf(next) - at) >= STEP)
      flushSync(() => {
        setTop(next);
        setHeading(Math.sign(ids.indexOf(next) - at));
        setHeight(heightIn(box));
      });
  };

  const bring = useCallback((id: string, block: ScrollLogicalPosition = 'nearest'): void => {
    const [row, box] = [document.getElementById(id), list.current];
    if (row === null || box === null) {
      wanted.current = { id, block };
      setTop(id);
      return;
    }
    row.scrollIntoView({ block });
    // Before rows come above: the event of the scroll is later.
    held.current = firstInView(box);
    setTop(held.current?.id ?? id);
  }, []);

  return {
    list,
    onScroll,
    bring,
    first,
    last,
    /** The row at the upper edge. */
    at,
    heading,
    above: first * height,
    below: (ids.length - last) * height,
    /** Rows that a screen has room for. */
    screenful: (): number =>
      Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / height) - 1),
  };
};
