import type { Instant } from '@karigar/domain/dates/instant';

type Event = { readonly at: Instant; readonly turn: number; readonly run: (now: Instant) => void };

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.turn < other.turn);

export type Schedule = {
  readonly at: (when: Instant, run: (now: Instant) => void) => void;
  readonly run: () => void;
};

/** Events in the order of time; events of the same moment in the order they were added. */
export const createSchedule = (): Schedule => {
  const heap: Event[] = [];
  let turn = 0;
  const swap = (one: number, other: number): void => {
    const [kept, moved] = [heap[one], heap[other]];
    if (kept !== undefined && moved !== undefined) [heap[one], heap[other]] = [moved, kept];
  };
  const isAhead = (one: number, other: number): boolean => {
    const [first, second] = [heap[one], heap[other]];
    return first !== undefined && second !== undefined && isBefore(first, second);
  };
  const rise = (from: number): void => {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1;
      if (!isAhead(at, above)) return;
      swap(at, above);
      at = above;
    }
  };
  const sink = (): void => {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = isAhead(right, left) ? right : left;
      if (!isAhead(below, at)) return;
      swap(at, below);
      at = below;
    }
  };
  const takeFirst = (): Event | undefined => {
    swap(0, heap.length - 1);
    const first = heap.pop();
    sink();
    return first;
  };
  return {
    at: (when, run) => {
      heap.push({ at: when, turn: (turn += 1), run });
      rise(heap.length - 1);
    },
    run: () => {
      for (let event = takeFirst(); event !== undefined; event = takeFirst()) event.run(event.at);
    },
  };
};
