import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Resident megabytes of this process after a garbage collection. */
export const residentMegabytes = (): number => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return Math.round(process.memoryUsage().rss / 2 ** 20);
};
