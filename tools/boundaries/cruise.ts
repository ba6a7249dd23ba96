import { run } from '../repo/run.ts';

export interface Violation {
  rule: { name: string };
  from: string;
  to: string;
  cycle?: { name: string }[];
}

interface CruiseResult {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: Violation[] };
}

/** All imports of a checkout, and those that break a rule of .dependency-cruiser.mjs. */
export async function cruise(root: string): Promise<CruiseResult> {
  const { stdout, output } = await run(['depcruise', '.', '--output-type', 'json'], root);
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no result:\n${output}`);
  const result = JSON.parse(stdout) as CruiseResult;
  if (result.summary.totalCruised === 0) throw new Error('dependency-cruiser read no file');
  return result;
}
