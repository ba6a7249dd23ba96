import { GHOSTS, type PlannedJob } from './job-engine-plan.ts';
import type { Begin } from './job-engine-stage.ts';

export const FAULTS = ['kill', 'cut', 'hang', 'restart'] as const;
export type FaultKind = (typeof FAULTS)[number];

export type Fault = {
  readonly kind: FaultKind;
  /** Places struck by it. */
  readonly places: readonly string[];
  readonly at: number;
  /** When PostgreSQL could be reached again; recovery is counted from here. */
  readonly from: number;
};

export type Effect = { readonly n: number; readonly run: string; readonly at: number };

export type Score = {
  /** Never had their effect. */
  readonly lost: number;
  /** Had their effect twice, or were replaced or rolled back and had one. */
  readonly doubled: number;
  /** Begun again later than the bar after a fault, or never: the fault, the job, and its begins. */
  readonly late: readonly string[];
  /** Seconds from a fault to the next begin of each interrupted job: middle, and worst also of jobs due just after it. */
  readonly recovery: Readonly<Record<FaultKind, { middle: number; worst: number }>>;
};

const BAR_S = 10;
const JUST_AFTER_MS = 5_000;
const A_WHILE_MS = 1_000;

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Seen = {
  readonly jobs: readonly PlannedJob[];
  readonly begins: readonly Begin[];
  readonly effects: readonly Effect[];
  readonly faults: readonly Fault[];
};

const groupedByJob = <Row extends { readonly n: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ n }) => n);

/**
 * An attempt that a fault ended before its effect is no double. A job whose interrupted attempt
 * still had its effect needed no recovery.
 */
export const scoreOf = ({ jobs, begins, effects, faults }: Seen): Score => {
  const begun = groupedByJob(begins.toSorted((a, b) => a.at - b.at));
  const had = groupedByJob(effects);

  const secondsAfter = (n: number, from: number): number => {
    const next = begun.get(n)?.find(({ at }) => at >= from);
    return next === undefined ? Number.POSITIVE_INFINITY : (next.at - from) / 1000;
  };
  /** Of a job that the fault interrupted; null where it did not. */
  const recoveryOf = ({ work }: PlannedJob, { kind, places, at, from }: Fault): number | null => {
    const last = begun.get(work.n)?.findLast((one) => one.at < at);
    const effect = had.get(work.n)?.[0];
    if (last === undefined || !places.includes(last.place)) return null;
    // Its process lives and needs no connection before its work is done, seconds later.
    if ((kind === 'cut' || kind === 'restart') && last.at + work.ms > from + A_WHILE_MS)
      return null;
    if (effect !== undefined && (effect.at <= at || effect.run === last.run))
      return effect.at <= at ? null : 0;
    return secondsAfter(work.n, from);
  };
  const isDueJustAfter = ({ dueAt }: PlannedJob, { from }: Fault): boolean =>
    dueAt >= from && dueAt < from + JUST_AFTER_MS;

  const counted = jobs.filter(({ work }) => !work.failsOnce);
  type Wait = { readonly n: number; readonly seconds: number };
  const interrupted = (fault: Fault): Wait[] =>
    counted.flatMap((job) => {
      const seconds = recoveryOf(job, fault);
      return seconds === null ? [] : [{ n: job.work.n, seconds }];
    });
  const delayed = (fault: Fault): Wait[] =>
    counted
      .filter((job) => isDueJustAfter(job, fault))
      .map(({ work: { n }, dueAt }) => ({ n, seconds: secondsAfter(n, dueAt) }));
  const recovery = (kind: FaultKind): { middle: number; worst: number } => {
    const those = faults.filter((fault) => fault.kind === kind);
    const each = those.flatMap(interrupted).map(({ seconds }) => seconds);
    const delays = those.flatMap(delayed).map(({ seconds }) => seconds);
    return { middle: middleOf(each), worst: Math.max(0, ...each, ...delays) };
  };
  const lateAfter = (fault: Fault): string[] =>
    [...interrupted(fault), ...delayed(fault)]
      .filter(({ seconds }) => seconds > BAR_S)
      .map(({ n, seconds }) => {
        const runs = begun.get(n)?.map(({ run, at }) => `${run} ${(at - fault.at) / 1000}`) ?? [];
        return `${fault.kind}: job ${n} after ${seconds} s, begun ${runs.join(', ')}`;
      });

  return {
    lost: jobs.filter(({ work }) => !had.has(work.n)).length,
    doubled: [...had].filter(([n, rows]) => rows.length > 1 || n >= GHOSTS).length,
    late: faults.flatMap(lateAfter),
    recovery: {
      kill: recovery('kill'),
      cut: recovery('cut'),
      hang: recovery('hang'),
      restart: recovery('restart'),
    },
  };
};
