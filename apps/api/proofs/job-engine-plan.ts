/** What a job does: works so long, then has one effect. */
export type Work = {
  readonly n: number;
  readonly ms: number;
  /** Fails in its first attempt. */
  readonly failsOnce: boolean;
};

export type PlannedJob = {
  readonly work: Work;
  readonly dueAt: number;
  /** Added twice under this key; the first one, a ghost, must be replaced. */
  readonly key: string | null;
};

/** Jobs that must never run are numbered from here: replaced ones, and those of a transaction rolled back. */
export const GHOSTS = 1_000_000;
export const ROLLED_BACK = 20;

const SHORT_MS = 300;
/** A push or an SMS waits ten seconds for its gateway. */
const LONG_MS = 12_000;

/** Jobs due evenly over the time; one of forty is long, one of fifteen fails once, one of ten has a key. */
export const planJobs = (count: number, from: number, spanMs: number): PlannedJob[] =>
  Array.from({ length: count }, (_, n) => ({
    work: { n, ms: n % 40 === 13 ? LONG_MS : SHORT_MS, failsOnce: n % 15 === 7 },
    dueAt: from + Math.round((n * spanMs) / count),
    key: n % 10 === 4 ? `job:${n}` : null,
  }));

export const ghostOf = (job: PlannedJob): PlannedJob => ({
  ...job,
  work: { ...job.work, n: job.work.n + GHOSTS },
});

/** Records the begin of an attempt, works, and has the effect through what the engine offers. */
export type Perform = (
  work: Work,
  attempt: number,
  apply: (run: string) => Promise<void>,
) => Promise<void>;

export const EFFECT = `INSERT INTO proof.effects (engine, n, run) VALUES ($1, $2, $3)`;

export type Engine = {
  readonly name: string;
  /** Creates its tables, as the superuser. */
  readonly install: (url: string) => Promise<void>;
  /** Adds jobs in one transaction, which is rolled back for `keep: false`. */
  readonly add: (url: string, jobs: readonly PlannedJob[], keep: boolean) => Promise<void>;
  /** Runs jobs in this process; resolves when it can take them. */
  readonly start: (url: string, perform: Perform) => Promise<{ stop: () => Promise<void> }>;
};

export const CONCURRENCY = 8;
