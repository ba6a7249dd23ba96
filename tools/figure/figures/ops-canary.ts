import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const STORAGES = ['local storage', 'session storage', 'indexed database', 'caches'];

export const opsCanary: Figure = {
  name: 'ops-canary',
  bar: 0,
  says: "places in which a canary phone, account, PAN, Aadhaar number, completion code, OTP or refusal of an offer is found: every reading call of every desk of the console, the server's log, and the browser's storage after visiting the screens; at most the bar, with each revealed number once in the reply that reveals it. The console has no export yet",
  measure: async () => {
    const { runOpsCanaryOnApp } = await import('../../../apps/api/proofs/ops-canary-app.ts');
    const { searchCanaries } = await import('../../../apps/api/proofs/ops-canary.ts');
    const { readConsoleStorage } = await import('../console/console-storage.ts');
    const seen = await runOpsCanaryOnApp();
    const { people, kept, afterPlanting } = await readConsoleStorage();
    const search = searchCanaries(people);
    const inStorage = Object.entries(kept).flatMap(([place, text]) => search(place, text));
    // Names of customers are not kept in the browser, either.
    const leaks = [...seen.leaks, ...inStorage];
    const planted = Object.entries(afterPlanting)
      .flatMap(([place, text]) => search(place, text))
      .map(({ place }) => place);
    const seededLeak = await runOpsCanaryOnApp({ leak: true });
    tellFailures(leaks.map(({ place, what }) => `${what} in ${place}`));
    return {
      value: leaks.length,
      ok:
        leaks.length === 0 &&
        seen.revealed === 4 &&
        seededLeak.leaks.length > 0 &&
        STORAGES.every((place) => planted.includes(place)),
      explanation: {
        callsRead: seen.read.length,
        revealedOnce: seen.revealed,
        logLines: seen.logLines,
        storages: Object.keys(kept).length,
        plantedInReplies: seen.plantedIn.length,
        plantedInStorages: planted.length,
        seededLeakFoundIn: seededLeak.leaks.length,
      },
    };
  },
};
