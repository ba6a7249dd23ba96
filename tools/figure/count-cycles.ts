import { run } from '../repo/run.ts';

interface CruiseResult {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

/** Distinct import cycles; dependency-cruiser reports each once per file it passes through. */
export async function countCycles(root: string): Promise<number> {
  const { stdout, output } = await run(['depcruise', '.', '--output-type', 'json'], root);
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no result:\n${output}`);

  const { summary } = JSON.parse(stdout) as CruiseResult;
  if (summary.totalCruised === 0) throw new Error('dependency-cruiser read no file');
  const cycles = summary.violations
    .filter(({ rule }) => rule.name === 'no-cycle')
    .map(({ cycle = [] }) =>
      cycle
        .map(({ name }) => name)
        .toSorted()
        .join(' '),
    );
  return new Set(cycles).size;
}
