/** In the order in which they get in: work in the field, other writes, reads, what is shown already, callers without a session. */
export const CALL_CLASSES = ['field', 'write', 'read', 'refresh', 'guest'] as const;

export type CallClass = (typeof CALL_CLASSES)[number];

export type Leave = () => void;

export type Admission = {
  /** Whether a call of this class would be refused now. */
  readonly isFull: (of: CallClass) => boolean;
  /** Waits for a place. Null if the wait would be, or was, too long, or the caller left meanwhile. */
  readonly enter: (of: CallClass, isGone: () => boolean) => Promise<Leave | null>;
  readonly counts: () => Readonly<Record<CallClass, Counts>>;
};

type Counts = { readonly running: number; readonly waiting: number };

type Limits = Readonly<Record<CallClass, number>>;

/** How long a call may expect to wait behind its own class, in milliseconds, after a quiet moment: a burst passes. */
const IN_A_BURST: Limits = { field: 5000, write: 1500, read: 1000, refresh: 250, guest: 250 };
/** While there is always somebody waiting: a refusal at once is better than a reply too late. */
const IN_OVERLOAD: Limits = { field: 5000, write: 500, read: 300, refresh: 50, guest: 50 };
/** Behind everybody. Whoever was let in waits up to this, for an estimate may be wrong. */
const AT_MOST: Limits = { field: 5000, write: 5000, read: 5000, refresh: 250, guest: 250 };
const BURST_MS = 300;
/** An overload is over so long after somebody last waited for longer than a burst. */
const CALM_MS = 2000;

/** How much the newest duration counts in their mean. */
const NEWEST = 0.05;
const FIRST_MEAN_MS = 20;
const SWEEP_MS = 10;

type Waiting = {
  readonly until: number;
  readonly isGone: () => boolean;
  readonly answer: (leave: Leave | null) => void;
};

type Line = { running: number; readonly waiting: Waiting[] };

const countsOf = ({ running, waiting }: Line): Counts => ({ running, waiting: waiting.length });

/**
 * At most `places` calls run at once. The others wait in a line for each class, as long as they can expect a place in
 * time; the first line that has somebody goes on.
 */
export const createAdmission = (
  places: number,
  now: () => number = () => performance.now(),
): Admission => {
  const lines: Readonly<Record<CallClass, Line>> = {
    field: { running: 0, waiting: [] },
    write: { running: 0, waiting: [] },
    read: { running: 0, waiting: [] },
    refresh: { running: 0, waiting: [] },
    guest: { running: 0, waiting: [] },
  };
  let running = 0;
  let meanMs = FIRST_MEAN_MS;
  let quietAt = now();
  let overloadUntil = quietAt;
  let sweep: NodeJS.Timeout | null = null;

  /** How many are served before a new one of this class: of its own, and with those of better classes. */
  const ahead = (of: CallClass): { readonly own: number; readonly all: number } => {
    let all = 0;
    for (const one of CALL_CLASSES) {
      all += lines[one].waiting.length;
      if (one === of) break;
    }
    return { own: lines[of].waiting.length, all };
  };

  const patience = (of: CallClass): number => {
    const moment = now();
    if (moment - quietAt > BURST_MS) overloadUntil = moment + CALM_MS;
    return (moment < overloadUntil ? IN_OVERLOAD : IN_A_BURST)[of];
  };

  const waitAfter = (calls: number): number => ((calls + 1) * meanMs) / places;

  /** Whether the one after so many would wait too long. As many wait as may end in one turn of the event loop. */
  const isTooLong = (of: CallClass, { own, all }: ReturnType<typeof ahead>): boolean =>
    all >= places && (waitAfter(own) > patience(of) || waitAfter(all) > AT_MOST[of]);

  const isFull = (of: CallClass): boolean => running >= places && isTooLong(of, ahead(of));

  /** Whoever was let in last is refused at once when a better class has come and made its wait too long. */
  const refuseDisplaced = (by: CallClass): void => {
    for (const of of CALL_CLASSES.slice(CALL_CLASSES.indexOf(by) + 1).toReversed()) {
      const { waiting } = lines[of];
      const { own, all } = ahead(of);
      if (own === 0 || !isTooLong(of, { own: own - 1, all: all - 1 })) continue;
      waiting.pop()?.answer(null);
      return;
    }
  };

  const noteQuiet = (): void => {
    if (ahead('guest').all === 0) quietAt = now();
  };

  const start = (of: CallClass): Leave => {
    const line = lines[of];
    const began = now();
    let isOver = false;
    running += 1;
    line.running += 1;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      line.running -= 1;
      meanMs += (now() - began - meanMs) * NEWEST;
      startNext();
    };
  };

  /** Those whose time is over leave the lines; the lines are short, and in the order of arrival only nearly in that of time. */
  const refuseLate = (): void => {
    const moment = now();
    for (const one of CALL_CLASSES) {
      const { waiting } = lines[one];
      for (let at = waiting.length - 1; at >= 0; at -= 1) {
        const caller = waiting[at];
        if (caller === undefined || (caller.until > moment && !caller.isGone())) continue;
        waiting.splice(at, 1);
        caller.answer(null);
      }
    }
    noteQuiet();
  };

  /** Gives the place that became free to the first who still wants it. */
  const startNext = (): void => {
    for (const one of CALL_CLASSES) {
      const { waiting } = lines[one];
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const isLate = next.until <= now() || next.isGone();
        next.answer(isLate ? null : start(one));
        if (!isLate) return noteQuiet();
      }
    }
    noteQuiet();
  };

  const keepSweeping = (): void => {
    sweep ??= setTimeout(() => {
      sweep = null;
      refuseLate();
      if (ahead('guest').all > 0) keepSweeping();
    }, SWEEP_MS).unref();
  };

  return {
    isFull,
    enter: async (of, isGone) => {
      if (running < places) {
        noteQuiet();
        return start(of);
      }
      if (isFull(of)) return null;
      const { promise, resolve } = Promise.withResolvers<Leave | null>();
      lines[of].waiting.push({
        until: now() + AT_MOST[of],
        isGone,
        answer: resolve,
      });
      refuseDisplaced(of);
      keepSweeping();
      return promise;
    },
    counts: () => ({
      field: countsOf(lines.field),
      write: countsOf(lines.write),
      read: countsOf(lines.read),
      refresh: countsOf(lines.refresh),
      guest: countsOf(lines.guest),
    }),
  };
};
