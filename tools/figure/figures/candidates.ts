import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = 20;
const PAGE = 'docs/dispatch-plan.md';

const pageOf = (plan: string): string => `# Query plan of the candidate search

Written by \`npm run figure candidates -- --record\`; do not edit. The plan of the statement that finds candidates among 100,000
servicemen of a city, as PostgreSQL ran it. The rule: [offers](offers.md).

\`\`\`text
${plan}
\`\`\`
`;

export const candidates: Figure = {
  name: 'candidates',
  bar: BAR,
  says: 'p99 in milliseconds of finding candidates for a job among 100,000 servicemen of one city; at most the bar, with a candidate found each time',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { measureCandidates } = await import('../../../apps/api/proofs/candidates-load.ts');
    const { p50, p99, eligible, failures, plan, servicemen, looks } = await closing(
      await createTestApp(),
      (app) => measureCandidates(app, { servicemen: 100_000, looks: 500 }),
    );
    tellFailures(failures);
    return {
      value: Number(p99.toFixed(1)),
      ok: p99 <= BAR && failures.length === 0,
      explanation: {
        servicemen,
        looks,
        p50: `${p50.toFixed(1)} ms`,
        eligible: eligible.toFixed(1),
      },
      files: { [PAGE]: pageOf(plan) },
    };
  },
};
