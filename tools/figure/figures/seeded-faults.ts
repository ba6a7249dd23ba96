import { rmSync } from 'node:fs';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const MOST = 40;

/** 'sequence 2: step 7 (work) was blocked', without what the page showed. */
const gistOf = (finding: string): string => finding.split(': ').slice(0, 2).join(': ');

export const seededFaults: Figure = {
  name: 'seeded-faults',
  bar: 0,
  says: `faults of an earlier version that were put back one by one and not found by ${MOST} random sequences in a browser; at most the bar`,
  measure: async () => {
    const { SEEDED_FAULTS } = await import('../offline/seeded-faults.ts');
    const { buildFaultyApp } = await import('../offline/build-faulty-app.ts');
    const { findFault } = await import('../offline/run-sequences.ts');
    const { withWorld } = await import('../with-world.ts');
    const missed: string[] = [];
    const found: Record<string, string> = {};
    for (const fault of SEEDED_FAULTS) {
      const { folder, built } = await buildFaultyApp(fault);
      process.env['WEB_DIR'] = built;
      try {
        const finding = await withWorld(() => findFault(MOST));
        if (finding === null) missed.push(fault.name);
        else found[fault.name.slice(0, 2)] = gistOf(finding);
        console.error(`${fault.name}: ${finding ?? 'not found'}`);
      } finally {
        delete process.env['WEB_DIR'];
        rmSync(folder, { recursive: true, force: true });
      }
    }
    tellFailures(missed);
    return { value: missed.length, ok: missed.length === 0, explanation: found };
  },
};
