export type LoadPlan = {
  readonly port: number;
  readonly connections: number;
  /** Requests a second, sent when due; null sends as fast as replies come. */
  readonly rate: number | null;
  readonly seconds: number;
  /** Whole HTTP requests; sent in turn, from the start again if `repeat`. */
  readonly requests: readonly Uint8Array[];
  readonly repeat: boolean;
};

export type LoadResult = {
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds of each successful reply, ascending. */
  readonly latencies: Float64Array;
  readonly generatorCpuSeconds: number;
};

export type Generator = {
  readonly run: (plan: LoadPlan) => Promise<LoadResult>;
  readonly stop: () => void;
};

export const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Throws unless the run had replies and all were successes: otherwise its numbers mean nothing. */
export const requireClean = ({ statuses }: LoadResult): void => {
  const others = Object.keys(statuses).filter((status) => status !== '200');
  if (others.length > 0 || !statuses['200']) {
    throw new Error(`not all replies were successes: ${JSON.stringify(statuses)}`);
  }
};
