export type LoadPlan = {
  readonly port: number;
  readonly connections: number;
  /** Requests a second, sent when due; null asks as fast as the answers come. */
  readonly rate: number | null;
  readonly seconds: number;
  /** Whole HTTP requests; taken in turn, from the start again when `repeat` says so. */
  readonly requests: readonly Uint8Array[];
  readonly repeat: boolean;
};

export type LoadResult = {
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds of each answer that was 200 and a success, in order of length. */
  readonly latencies: Float64Array;
  readonly generatorCpuSeconds: number;
};

export type Generator = {
  readonly run: (plan: LoadPlan) => Promise<LoadResult>;
  readonly stop: () => void;
};

export const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Everything a run must be before its numbers mean anything: answers, and only good ones. */
export const requireClean = ({ statuses }: LoadResult): void => {
  const others = Object.keys(statuses).filter((status) => status !== '200');
  if (others.length > 0 || !statuses['200']) {
    throw new Error(`a run that was not all successes: ${JSON.stringify(statuses)}`);
  }
};
