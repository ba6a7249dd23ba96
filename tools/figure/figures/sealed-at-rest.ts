import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const sealedAtRest: Figure = {
  name: 'sealed-at-rest',
  bar: 0,
  says: 'places of data directory, write-ahead log, dump, logs, files and replies in which a canary account, PAN, licence or Aadhaar number is found, in 22 forms each, and stored pictures in which a text reader finds one, also after opening each with its key (an Aadhaar number; PAN and licence belong there); at most the bar',
  measure: async () => {
    const { withOwnCluster } = await import('../own-cluster.ts');
    const { runSealedAtRest } = await import('../../../apps/api/proofs/sealed-at-rest.ts');
    const { leaks, plantedIn, outcomes } = await withOwnCluster(runSealedAtRest);
    tellFailures(leaks.map(({ place, what }) => `${what} in ${place}`));
    const value = leaks.length;
    const explanation = { said: outcomes.length, plantedFoundIn: plantedIn.length };
    return { value, ok: value === 0 && plantedIn.length === 7, explanation };
  },
};
