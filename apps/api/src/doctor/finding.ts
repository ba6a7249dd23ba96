/** What one check found: `bad` must be mended before the server is used, `weak` should be. */
export type Finding = {
  readonly kind: 'good' | 'weak' | 'bad';
  readonly about: string;
  /** What was found, and what to do where it is not good. */
  readonly says: string;
};

export const good = (about: string, says: string): Finding => ({ kind: 'good', about, says });
export const weak = (about: string, says: string): Finding => ({ kind: 'weak', about, says });
export const bad = (about: string, says: string): Finding => ({ kind: 'bad', about, says });

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(error) : String(error);
