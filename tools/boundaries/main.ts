import { rootArgument } from '../repo/arguments.ts';
import { cruise } from './cruise.ts';
import { folderCycles } from './folder-cycles.ts';

const { modules, summary } = await cruise(rootArgument());
const cycles = folderCycles(modules);
for (const { rule, from, to } of summary.violations)
  console.error(`error ${rule.name}: ${from} → ${to}`);
for (const group of cycles) console.error(`error no-folder-cycle: ${group.join(' ↔ ')}`);
const count = summary.violations.length + cycles.length;
console.log(
  count === 0
    ? `no dependency violations found (${summary.totalCruised} modules)`
    : `${count} dependency violations`,
);
process.exitCode = count === 0 ? 0 : 1;
