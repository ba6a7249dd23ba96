/** What a browser told us went wrong. Already redacted; free text is the caller's, so never a label. */
export type Report = {
  readonly kind: 'csp' | 'error';
  readonly at: number;
  readonly content: Readonly<Record<string, string>>;
};

export type Reports = {
  readonly keep: (report: Report) => void;
  /** The newest last. */
  readonly recent: () => readonly Report[];
};

const MOST_KEPT = 100;

/** The last ones stay in memory, for the internal port and the tests; all of them go to the log. */
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
