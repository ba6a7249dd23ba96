import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = 70;
const IDENTITY = ['account-facts', 'second-proof', 'step-up', 'password-tries', 'number-release'];
const LEDGER = ['postings', 'split-bill', 'correction', 'cash-limit', 'one-operator', 'portion'];
const BOOKINGS = ['lifecycle', 'completion-code', 'claimed-time'];
const inFolder = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `packages/domain/src/${folder}/${name}.ts`);

const MUTATED = [
  ...inFolder('identity', [...IDENTITY, 'otp-code']),
  ...inFolder('ledger', LEDGER),
  ...inFolder('bookings', BOOKINGS),
];

export const mutation: Figure = {
  name: 'mutation',
  readsFiles: true,
  bar: BAR,
  says: 'percent of small faults in the rules of login, ledger and lifecycle that the domain’s own tests notice; at least the bar',
  measure: async () => {
    const { runMutants } = await import('../mutation/run-mutants.ts');
    const { mutants, killed, survived } = await runMutants(MUTATED);
    tellFailures(survived);
    const value = Math.round((1000 * killed) / mutants) / 10;
    return {
      value,
      ok: value >= BAR,
      explanation: { mutants, killed, survived: survived.length, files: MUTATED.length },
    };
  },
};
