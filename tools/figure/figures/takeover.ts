import { rmSync } from 'node:fs';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const SEQUENCES = 2000;
/** In worlds of their own, two at a time. */
const WORLDS = 8;
/** A hole must be found within so many. */
const FOR_A_HOLE = 250;

/** What a server needs to run in a folder of its own. */
const SERVER = ['apps/api', 'packages', 'package.json', 'tsconfig.base.json', '.node-version'];

type Run = { readonly calls: number; readonly taken: readonly string[] };

export const takeover: Figure = {
  name: 'takeover',
  bar: 0,
  says: `accounts of ${SEQUENCES} whose phone, email or bank account somebody without the phone changed, or to which they added a passkey, in 40 random calls, or whose payout left after the owner said "This was not me", and holes of an earlier version that this did not find; at most the bar`,
  measure: async (root) => {
    const { run } = await import('../../repo/run.ts');
    const { twoAtATime } = await import('../../repo/two-at-a-time.ts');
    const { faultySources } = await import('../faulty-sources.ts');
    const { SEEDED_HOLES } = await import('../takeover/seeded-holes.ts');

    const play = async (folder: string, ...plan: readonly number[]): Promise<Run> => {
      const main = 'apps/api/proofs/takeover-main.ts';
      const command = ['node', main, ...plan.map(String)];
      const { code, output, stdout } = await run(command, folder);
      if (code !== 0) throw new Error(output);
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Run;
    };

    const seeds = Array.from({ length: WORLDS }, (_, at) => at + 1);
    const runs = await twoAtATime(seeds, (seed) => play(root, SEQUENCES / WORLDS, seed));
    const missed = await twoAtATime(SEEDED_HOLES, async (hole) => {
      const folder = faultySources(SERVER, hole);
      try {
        const { taken } = await play(folder, FOR_A_HOLE, 1, 1);
        return taken.length === 0 ? [`not found: ${hole[0]?.name ?? ''}`] : [];
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
    const failures = [...runs.flatMap(({ taken }) => taken), ...missed.flat()];
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: {
        sequences: SEQUENCES,
        calls: runs.reduce((sum, { calls }) => sum + calls, 0),
        holesSeeded: SEEDED_HOLES.length,
        holesFound: SEEDED_HOLES.length - missed.flat().length,
      },
    };
  },
};
