import { createLog, type Log } from '#platform/log';

/** The real log at its most verbose level, in memory, where a test can search it. */
export const createMemoryLog = (): { readonly log: Log; readonly lines: readonly string[] } => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { log: createLog({ level: 'trace', destination }), lines };
};
