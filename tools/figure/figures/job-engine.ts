import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';

const JOBS = 600;

const secondsOf = (seconds: number): string =>
  Number.isFinite(seconds) ? seconds.toFixed(1) : 'never';

export const jobEngine: Figure = {
  name: 'job-engine',
  bar: 0,
  says: 'jobs of 600 that our job runner loses, doubles or begins again later than 10 seconds after a fault, with its processes killed three times, connections cut and left hanging, and PostgreSQL restarted; at most the bar; other runners beside it',
  measure: async () => {
    const { runEnginesOn } = await import('../../../apps/api/proofs/job-engine-cluster.ts');
    const postgres = await startOwnPostgres();
    const restart = async (): Promise<void> => {
      await postgres.stop('immediate');
      await postgres.start();
    };
    const runs = await closing({ close: () => postgres.remove() }, () =>
      runEnginesOn({ adminUrl: postgres.adminUrl, restart }, JOBS),
    );
    const lines = runs.map(({ name, run }) => {
      const recovery = Object.entries(run.recovery).map(
        ([kind, { middle, worst }]) => `${kind} ${secondsOf(middle)}/${secondsOf(worst)}`,
      );
      return [
        name,
        `lost ${run.lost}, doubled ${run.doubled}, late ${run.late.length}, seconds ${recovery.join(' ')}, ended alone ${run.endedAlone}, not drained ${run.notDrained}, idle ${run.idlePerSecond.toFixed(1)}/s`,
      ];
    });
    const [own] = runs;
    if (own === undefined) throw new Error('our runner did not run');
    const { lost, doubled, late, endedAlone, notDrained, lastWords } = own.run;
    const value = lost + doubled + late.length + endedAlone + notDrained;
    if (value > 0) tellFailures([...late, lastWords]);
    return {
      value,
      ok: value === 0,
      explanation: { jobs: JOBS, ...(Object.fromEntries(lines) as Record<string, string>) },
    };
  },
};
