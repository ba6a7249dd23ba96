import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';

export const dispatchKill: Figure = {
  name: 'dispatch-kill',
  bar: 0,
  says: 'bookings of 500 that are lost, offered twice or left without a next step, with the relay stopped, the worker killed three times and PostgreSQL restarted between offer and expiry; at most the bar',
  measure: async () => {
    const { killDispatchOn } = await import('../../../apps/api/proofs/dispatch-kill-cluster.ts');
    const postgres = await startOwnPostgres();
    const restart = async (): Promise<void> => {
      await postgres.stop('immediate');
      await postgres.start();
    };
    const { failures, offersAtKills, seconds, ...counts } = await closing(
      { close: () => postgres.remove() },
      () => killDispatchOn({ adminUrl: postgres.adminUrl, restart }, 500),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: {
        ...counts,
        offersAtKills: offersAtKills.join('/'),
        seconds: Math.round(seconds),
      },
    };
  },
};
