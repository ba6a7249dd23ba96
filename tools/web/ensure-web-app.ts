import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../repo/list-files.ts';
import { repoRoot } from '../repo/root.ts';
import { run } from '../repo/run.ts';

const folderOf = (app: string): string => join(repoRoot, 'apps', app);
export const builtFolder = join(folderOf('web'), 'dist');
export const builtConsole = join(folderOf('console'), 'dist');

const SHARED = /^packages\/(client|ui|contract|domain)\/|^package-lock\.json$/;

/** Builds the apps for browsers that have no build, or one older than their sources. */
export async function ensureWebApp(say: (line: string) => void): Promise<void> {
  for (const app of ['web', 'console']) {
    if (isCurrent(app)) continue;
    say(app === 'web' ? 'Building the app …' : 'Building the console …');
    const { code, output } = await run(['vite', 'build'], folderOf(app));
    if (code !== 0) throw new Error(`apps/${app} could not be built:\n${output}`);
  }
}

function isCurrent(app: string): boolean {
  const built = timeOf(join(folderOf(app), 'dist/index.html'));
  return listFiles(repoRoot)
    .filter((path) => SHARED.test(path) || path.startsWith(`apps/${app}/`))
    .every((path) => timeOf(join(repoRoot, path)) <= built);
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
