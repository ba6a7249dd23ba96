/// <reference lib="dom" />

export type Watched = {
  readonly frames: number;
  /** The longest time in which a part of the list had no row. */
  readonly longestBlank: number;
  /** The longest time in which the list stood at the edge of what was read, with more to come. */
  readonly longestStop: number;
  readonly mostNodes: number;
  readonly isAtStart: boolean;
};

declare global {
  interface Window {
    watched: () => Watched;
  }
}

/** Looks at every frame of the log; `newest` is the row with which it begins. */
export function watchList(newest: string): void {
  const POINTS = [0.02, 0.25, 0.5, 0.75, 0.98];
  let frames = 0;
  let longestBlank = 0;
  let mostNodes = 0;
  let longestStop = 0;
  let blankSince: number | null = null;
  let stoppedSince: number | null = null;
  let last = performance.now();

  const isBlank = (list: Element): boolean => {
    const { top, left, width, height } = list.getBoundingClientRect();
    return POINTS.some((share) => {
      const found = document.elementFromPoint(left + width / 3, top + height * share);
      return found?.closest('[role=option]') === null;
    });
  };
  /** At the edge of what is read, with more to come. */
  const isStopped = (list: Element): boolean =>
    list.scrollTop <= 0 && list.querySelector('[role=option]')?.id !== newest;
  const countNodes = (): number => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode() !== null) count += 1;
    return count;
  };
  const look = (now: number): void => {
    frames += 1;
    const list = document.querySelector('[role=listbox]');
    blankSince = list === null || isBlank(list) ? (blankSince ?? last) : null;
    stoppedSince = list !== null && isStopped(list) ? (stoppedSince ?? last) : null;
    longestBlank = Math.max(longestBlank, now - (blankSince ?? now));
    longestStop = Math.max(longestStop, now - (stoppedSince ?? now));
    if (frames % 20 === 0) mostNodes = Math.max(mostNodes, countNodes());
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.watched = () => ({
    frames,
    longestBlank,
    longestStop,
    mostNodes,
    isAtStart: document.querySelector('[role=listbox] [role=option]')?.id === newest,
  });
}
