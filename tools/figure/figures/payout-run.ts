import { rmSync } from 'node:fs';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const SIZE = { servicemen: 5000, kills: 20 };
const BUG_SIZE = { servicemen: 300, kills: 1 };
const MOST_PREPARE_MS = 5000;

/** What a server needs to run in a folder of its own. */
const SERVER = ['apps/api', 'packages', 'package.json', 'tsconfig.base.json', '.node-version'];

type Proof = {
  readonly prepareMs: number;
  readonly failures: readonly string[];
  readonly transfers: number;
};

const named = (way: string, counts: Omit<Proof, 'failures'>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [`${way}.${name}`, value]));

export const payoutRun: Figure = {
  name: 'payout-run',
  bar: 0,
  says: `servicemen of ${SIZE.servicemen} who were paid twice, to an account that nobody confirmed or not at all, or whose books do not balance, in payout runs, once by file and once through the payouts provider, while the server is killed ${SIZE.kills} times, answers arrive repeated, in any order or not at all, and transfers come back after they were paid, and seeded bugs that this did not find; at most the bar, with a run prepared in at most ${MOST_PREPARE_MS / 1000} s`,
  measure: async (root) => {
    const { run } = await import('../../repo/run.ts');
    const { faultySources } = await import('../faulty-sources.ts');
    const { SEEDED_BUGS } = await import('../payout-run/seeded-bugs.ts');

    const play = async (folder: string, size: typeof SIZE, way: string): Promise<Proof> => {
      const main = 'apps/api/proofs/payout-run-main.ts';
      const command = ['node', main, String(size.servicemen), String(size.kills), way];
      const { code, output, stdout } = await run(command, folder);
      if (code !== 0) throw new Error(output);
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Proof;
    };

    const { failures: byFile, ...file } = await play(root, SIZE, 'file');
    const { failures: byProvider, ...provider } = await play(root, SIZE, 'provider');
    const missed: string[] = [];
    for (const { way, faults } of SEEDED_BUGS) {
      const folder = faultySources(SERVER, faults);
      try {
        if ((await play(folder, BUG_SIZE, way)).failures.length === 0)
          missed.push(`not found: ${faults[0]?.name ?? ''}`);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    const failures = [...byFile, ...byProvider, ...missed];
    tellFailures(failures);
    return {
      value: failures.length,
      ok:
        failures.length === 0 &&
        [file, provider].every(
          ({ transfers, prepareMs }) => transfers > 0 && prepareMs <= MOST_PREPARE_MS,
        ),
      explanation: {
        ...named('file', file),
        ...named('provider', provider),
        bugsSeeded: SEEDED_BUGS.length,
        bugsFound: SEEDED_BUGS.length - missed.length,
      },
    };
  },
};
