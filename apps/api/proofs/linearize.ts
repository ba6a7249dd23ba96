/** One operation of a client: when it was sent, when its reply came, and what the reply said. */
export type Called<Op> = {
  readonly op: Op;
  readonly from: number;
  /** Infinity when no reply came: the operation may take effect at any later time, or never. */
  readonly to: number;
  /** Null when no reply came. */
  readonly said: string | null;
};

/** The sequential specification. An operation that changes nothing returns the same state object. */
export type Sequential<State, Op> = {
  readonly start: State;
  readonly step: (state: State, op: Op) => { readonly said: string; readonly state: State };
  /** Whether an operation with this reply changes nothing in any state. */
  readonly isIdle: (op: Op, said: string) => boolean;
  /** Equal for equal states. */
  readonly keyOf: (state: State) => string;
};

export type Judged<Op> =
  | { readonly ok: true }
  /** The longest order found: how many operations were placed, and which could not come next. */
  | { readonly ok: false; readonly placed: number; readonly stuck: readonly Called<Op>[] };

type Entry<Op> = {
  readonly at: number;
  readonly id: number;
  readonly called: Called<Op>;
  /** The entry of the reply; null for a reply itself, and where none came. */
  readonly answer: Entry<Op> | null;
  readonly isAnswer: boolean;
  before: Entry<Op> | null;
  after: Entry<Op> | null;
};

const entriesOf = <Op>(history: readonly Called<Op>[]): Entry<Op>[] => {
  const entries = history.flatMap((called, id): Entry<Op>[] => {
    const links = { before: null, after: null };
    const { from, to } = called;
    if (to === Infinity) return [{ at: from, id, called, answer: null, isAnswer: false, ...links }];
    const answer = { at: to, id, called, answer: null, isAnswer: true, ...links };
    return [{ at: from, id, called, answer, isAnswer: false, before: null, after: null }, answer];
  });
  // Operations that are sent and answered at the same moment count as concurrent.
  return entries.toSorted(
    (one, other) => one.at - other.at || Number(one.isAnswer) - Number(other.isAnswer),
  );
};

const link = <Op>(entries: readonly Entry<Op>[], head: Entry<Op>): void => {
  let last = head;
  for (const entry of entries) {
    last.after = entry;
    entry.before = last;
    last = entry;
  }
};

const takeOut = <Op>(entry: Entry<Op>): void => {
  if (entry.before !== null) entry.before.after = entry.after;
  if (entry.after !== null) entry.after.before = entry.before;
};

const putBack = <Op>(entry: Entry<Op>): void => {
  if (entry.before !== null) entry.before.after = entry;
  if (entry.after !== null) entry.after.before = entry;
};

/**
 * Whether the history is linearizable: one operation at a time, each somewhere between its sending
 * and its reply. Wing and Gong's search, with Lowe's memory of visited states. An idle operation
 * that fits is placed at once and for good: no later place would be better for the others.
 */
export const judge = <State, Op>(
  history: readonly Called<Op>[],
  { start, step, isIdle, keyOf }: Sequential<State, Op>,
): Judged<Op> => {
  const entries = entriesOf(history);
  const [first] = entries;
  if (first === undefined) return { ok: true };
  const head: Entry<Op> = { ...first, before: null, after: null };
  link(entries, head);

  const tried = new Set<string>();
  const path: { readonly entry: Entry<Op>; readonly state: State; readonly isFree: boolean }[] = [];
  let placed = 0n;
  let unanswered = history.filter(({ to }) => to !== Infinity).length;
  let state = start;
  let furthest = { placed: -1, stuck: [] as Called<Op>[] };

  const place = (entry: Entry<Op>, next: State): void => {
    const { op, said } = entry.called;
    path.push({ entry, state, isFree: said !== null && isIdle(op, said) });
    state = next;
    placed |= 1n << BigInt(entry.id);
    takeOut(entry);
    if (entry.answer !== null) {
      takeOut(entry.answer);
      unanswered -= 1;
    }
  };
  /** The last placed operation that could have come later; null when there is none. */
  const unplace = (): Entry<Op> | null => {
    for (;;) {
      const last = path.pop();
      if (last === undefined) return null;
      const { entry } = last;
      state = last.state;
      placed &= ~(1n << BigInt(entry.id));
      if (entry.answer !== null) {
        putBack(entry.answer);
        unanswered += 1;
      }
      putBack(entry);
      if (!last.isFree) return entry;
    }
  };
  const note = (until: Entry<Op>): void => {
    if (path.length <= furthest.placed) return;
    const stuck: Called<Op>[] = [];
    for (let entry = head.after; entry !== null && entry !== until; entry = entry.after)
      stuck.push(entry.called);
    furthest = { placed: path.length, stuck };
  };

  let entry = head.after;
  for (;;) {
    if (unanswered === 0) return { ok: true };
    if (entry === null) throw new Error('a reply without its operation');
    if (entry.isAnswer) {
      note(entry);
      const last = unplace();
      if (last === null) return { ok: false, ...furthest };
      entry = last.after;
      continue;
    }
    const { op, said } = entry.called;
    const next = step(state, op);
    const fits = said === null ? next.state !== state : next.said === said;
    if (fits) {
      const key = `${(placed | (1n << BigInt(entry.id))).toString(36)} ${keyOf(next.state)}`;
      if (!tried.has(key)) {
        tried.add(key);
        place(entry, next.state);
        entry = head.after;
        continue;
      }
    }
    entry = entry.after;
  }
};
