/** An event of Chromium's trace, times in microseconds. */
export interface PhaseEvent {
  name: string;
  cat?: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** What the page's thread does until what the visit is for is painted, by the names of the trace. */
const PHASES = {
  'read HTML': ['ParseHTML'],
  'read styles': ['ParseAuthorStyleSheet'],
  'match styles': ['UpdateLayoutTree'],
  'lay out': ['Layout', 'PrePaint', 'IntersectionObserverController::computeIntersections'],
  paint: ['Paint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers'],
  'compile script': ['v8.compile', 'v8.compileModule', 'v8.produceCache', 'V8.CompileCode'],
  'run script': [
    'EvaluateScript',
    'v8.evaluateModule',
    'FunctionCall',
    'RunMicrotasks',
    'TimerFire',
    'FireAnimationFrame',
    'FireIdleCallback',
    'EventDispatch',
  ],
  'collect garbage': ['MajorGC', 'MinorGC'],
} as const;

export type PhaseName = keyof typeof PHASES | 'other work' | 'wait';

const NAME_OF: ReadonlyMap<string, PhaseName> = new Map(
  Object.entries(PHASES).flatMap(([phase, names]) =>
    names.map((name) => [name, phase as PhaseName] as const),
  ),
);

const TASK = 'RunTask';
const END = 'first-seen';
const START = 'navigationStart';
/** How the app's own marks begin. */
const OF_APP = 'app: ';

export interface Phases {
  /** Milliseconds from the navigation to what the visit is for. */
  total: number;
  /** Milliseconds of that by phase; what runs within another phase is counted in itself alone. */
  spent: Readonly<Record<PhaseName, number>>;
  /** Marks of the app and when they were set. */
  marks: Readonly<Record<string, number>>;
}

const isMark = ({ name, cat = '' }: PhaseEvent): boolean =>
  cat.includes('blink.user_timing') && name.startsWith(OF_APP);

/** Not that of the empty page that a tab begins with. */
const isNavigation = ({ name, args }: PhaseEvent): boolean =>
  name === START && args?.data?.documentLoaderURL?.startsWith('http') === true;

/** Reads the trace of one visit. */
export const readPhases = (events: readonly PhaseEvent[]): Phases => {
  const end = events.find(({ name, cat = '' }) => name === END && cat.includes('user_timing'));
  if (end === undefined) throw new Error('the trace has not what the visit is for');
  const isHere = ({ pid, tid }: PhaseEvent): boolean => pid === end.pid && tid === end.tid;
  const here = events.filter(isHere).toSorted((one, other) => one.ts - other.ts);
  const start = here.findLast((event) => isNavigation(event) && event.ts <= end.ts)?.ts;
  if (start === undefined) throw new Error('the trace has no navigation');

  const spent = Object.fromEntries(
    [...Object.keys(PHASES), 'other work', 'wait'].map((name) => [name, 0]),
  ) as Record<PhaseName, number>;
  const total = end.ts - start;
  spent.wait = total;
  const open: { phase: PhaseName; until: number }[] = [];
  for (const { name, ph, ts, dur = 0 } of here) {
    const phase = name === TASK ? 'other work' : NAME_OF.get(name);
    if (ph !== 'X' || phase === undefined) continue;
    const from = Math.max(ts, start);
    const until = Math.min(ts + dur, end.ts);
    if (until <= from) continue;
    while (open.length > 0 && (open.at(-1)?.until ?? 0) <= from) open.pop();
    // Taken from what it runs within.
    spent[open.at(-1)?.phase ?? 'wait'] -= until - from;
    spent[phase] += until - from;
    open.push({ phase, until });
  }
  const inMs = (micros: number): number => micros / 1000;
  return {
    total: inMs(total),
    spent: Object.fromEntries(
      Object.entries(spent).map(([name, micros]) => [name, inMs(micros)]),
    ) as Record<PhaseName, number>,
    marks: Object.fromEntries(
      here
        .filter((event) => isMark(event) && event.ts >= start && event.ts <= end.ts)
        .map(({ name, ts }) => [name.slice(OF_APP.length), inMs(ts - start)]),
    ),
  };
};
