import { run } from '../repo/run.ts';
import { drills } from './drills.ts';

/** The gate `drills`: each drill at its small size in a process of its own, one after the other. */
const failed: string[] = [];
for (const { name, nightly } of drills) {
  if (nightly !== undefined) continue;
  const began = performance.now();
  const { code, output } = await run(['node', 'tools/drill/main.ts', name, '--small']);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${name} ${seconds} s ${output.trimEnd().split('\n').at(-1) ?? ''}`);
  if (code === 0) continue;
  console.error(output);
  failed.push(name);
}
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
