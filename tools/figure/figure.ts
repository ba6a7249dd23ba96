export interface Figure {
  name: string;
  bar: number;
  /** One line: what the number is and which side of the bar is good. */
  says: string;
  /** It reads files alone: no PostgreSQL is measured. */
  readsFiles?: true;
  measure: (root: string) => Promise<Measurement>;
}

export interface Measurement {
  value: number;
  ok: boolean;
  explanation: Record<string, string | number>;
  /** Pages and pictures of the measurement, by path; written by --record. */
  files?: Record<string, string>;
}
