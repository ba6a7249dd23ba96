import { basename, join } from 'node:path';
import { rootArgument } from '../repo/arguments.ts';
import { listFiles } from '../repo/list-files.ts';
import { run } from '../repo/run.ts';
import { twoAtATime } from '../repo/two-at-a-time.ts';

const root = rootArgument();
const projects = listFiles(root).filter(
  (path) => /^tsconfig.*\.json$/.test(basename(path)) && basename(path) !== 'tsconfig.base.json',
);

const checked = await twoAtATime(projects, async (project) => ({
  project,
  ...(await run(['tsc', '-p', project, '--pretty', 'false', ...since(project)], root)),
}));

/** What the last check learned, so that the next one reads only what changed. */
function since(project: string): string[] {
  const file = join(root, '.cache/types', `${project.replaceAll('/', '+')}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', file];
}

const failed = checked.filter((check) => check.code !== 0);
for (const { project, output } of failed) console.error(`${project}\n${output}`);
console.log(`types: ${checked.length} projects, ${failed.length} with errors`);
process.exitCode = checked.length === 0 || failed.length > 0 ? 1 : 0;
