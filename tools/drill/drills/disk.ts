import { tellFailures } from '../../figure/tell-failures.ts';
import { fillFilesAndLog } from '../disk/full-files-and-log.ts';
import { fillDatabase, MOST_BACK_SECONDS } from '../disk/full-database.ts';
import type { Drill } from '../drill.ts';
import { isSmall } from '../size.ts';

const FULL_MS = isSmall ? 3000 : 15_000;
const WRITES = isSmall ? 20 : 200;

export const disk: Drill = {
  name: 'disk',
  bar: 0,
  says: `what fails when disks are full under traffic: the one of PostgreSQL's data and log, also when it is killed then, the one of uploaded files, the one of the program's log; writes are answered 503 and never 500, reads go on, no acknowledged write is lost or doubled, writes are back ${MOST_BACK_SECONDS} s after freeing; at most the bar`,
  needs: { mount: 'mount' },
  measure: async () => {
    const database = await fillDatabase(FULL_MS, WRITES);
    const others = await fillFilesAndLog();
    const failures = [...database.failures, ...others.failures];
    tellFailures(failures);
    const explanation = { ...database.explanation, ...others.explanation };
    return { value: failures.length, ok: failures.length === 0, explanation };
  },
};
