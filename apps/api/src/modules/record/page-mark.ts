/** Names the last row of a page: its time in microseconds, and what makes it unique. */
export const writeMark = (...parts: readonly number[]): string => parts.join('.');

const isPart = (part: string): boolean =>
  /^-?\d{1,16}$/.test(part) && Number.isSafeInteger(Number(part));

/** Null for anything that `writeMark` did not write with so many parts. */
const readMark = (written: string, length: number): number[] | null => {
  const parts = written.split('.');
  return parts.length === length && parts.every(isPart) ? parts.map(Number) : null;
};

export const readLogMark = (written: string): { at: number; id: number } | null => {
  const [at, id] = readMark(written, 2) ?? [];
  return at === undefined || id === undefined ? null : { at, id };
};

export const readHistoryMark = (
  written: string,
): { at: number; source: number; id: number } | null => {
  const [at, source, id] = readMark(written, 3) ?? [];
  return at === undefined || source === undefined || id === undefined ? null : { at, source, id };
};
