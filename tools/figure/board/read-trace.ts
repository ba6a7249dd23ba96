/** An event of Chromium's trace: times in microseconds, by the clock and by the processor time of the thread. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
  args?: { name?: string };
}

const WORK: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'Layout',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
  'UpdateLayoutTree',
  'v8.compile',
]);
/** What the page draws is handed over here: what came before belongs to this update. */
const DRAWN = 'Commit';
const TASK = 'RunTask';
/** A frame with less work than this drew nothing new; it would only make the share of slow ones smaller. */
const LEAST_MS = 0.5;

const idOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The thread of the page: of those that run scripts, the one that draws most. */
const pageThread = (events: readonly TraceEvent[]): string => {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(idOf),
  );
  const drawn = new Map<string, number>();
  for (const event of events)
    if (event.name === DRAWN && mains.has(idOf(event)))
      drawn.set(idOf(event), (drawn.get(idOf(event)) ?? 0) + 1);
  const [most] = [...drawn].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) throw new Error('the trace shows no page that draws');
  return most[0];
};

/**
 * Milliseconds of script, style and layout before each drawn frame, and of every task. In processor time of the page's
 * thread: server, database and load run on the same machine, which an operator's computer does not.
 */
export const readTrace = (
  events: readonly TraceEvent[],
): { updates: readonly number[]; tasks: readonly number[] } => {
  const thread = pageThread(events);
  const here = events
    .filter((event) => event.ph === 'X' && idOf(event) === thread)
    .toSorted((one, other) => one.ts - other.ts);
  const updates: number[] = [];
  const tasks: number[] = [];
  let [spent, until] = [0, 0];
  for (const { name, tts = 0, tdur = 0 } of here) {
    if (name === TASK) tasks.push(tdur / 1000);
    if (name === DRAWN) {
      if (spent / 1000 >= LEAST_MS) updates.push(spent / 1000);
      spent = 0;
    }
    if (!WORK.has(name)) continue;
    // What runs within another is counted once.
    const end = tts + tdur;
    if (end <= until) continue;
    spent += end - Math.max(tts, until);
    until = end;
  }
  return { updates, tasks };
};
