/** An error report of a browser. Already redacted; its text comes from the caller, so never use it as a label. */
export type Report = {
  readonly kind: 'csp' | 'error';
  readonly at: number;
  readonly content: Readonly<Record<string, string>>;
};

export type Reports = {
  readonly keep: (report: Report) => void;
  /** Newest last. */
  readonly recent: () => readonly Report[];
};

const MOST_KEPT = 100;

/** Stores the latest reports in memory, for the internal port and tests; all of them are logged. */
export const createReports = (): Reports => {
  const kept: Report[] = [];
  return {
    keep: (report) => {
      kept.push(report);
      if (kept.length > MOST_KEPT) kept.shift();
    },
    recent: () => [...kept],
  };
};
