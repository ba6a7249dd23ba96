import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process started; those that ended meanwhile are left out. */
export const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
        return Number(after.split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
