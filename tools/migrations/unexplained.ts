const EXCEPTION = /squawk-ignore/;
const WHOLE_FILE = /squawk-ignore-file/;
const COMMENT = /^\s*--\s*\S/;

/** Lines (from 1) with an exception for squawk that has no comment before it, or that covers a whole file. */
export function unexplainedIn(sql: string): number[] {
  const lines = sql.split('\n');
  return lines.flatMap((line, at) => {
    if (!EXCEPTION.test(line)) return [];
    const before = lines[at - 1] ?? '';
    const isExplained = COMMENT.test(before) && !EXCEPTION.test(before);
    return isExplained && !WHOLE_FILE.test(line) ? [] : [at + 1];
  });
}
