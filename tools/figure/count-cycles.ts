import { cruise } from '../boundaries/cruise.ts';

/** Distinct import cycles; dependency-cruiser reports each once per file it passes through. */
export async function countCycles(root: string): Promise<number> {
  const { summary } = await cruise(root);
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
