import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../repo/list-files.ts';
import { repoRoot } from '../repo/root.ts';
import { run } from '../repo/run.ts';

const webFolder = join(repoRoot, 'apps/web');
export const builtFolder = join(webFolder, 'dist');

const SOURCES = /^(apps\/web|packages\/(ui|contract|domain))\/|^package-lock\.json$/;

/** Builds the app when there is no build, or one older than its sources. */
export async function ensureWebApp(say: (line: string) => void): Promise<void> {
  if (isCurrent()) return;
  say('Building the app …');
  const { code, output } = await run(['vite', 'build'], webFolder);
  if (code !== 0) throw new Error(`The app could not be built:\n${output}`);
}

function isCurrent(): boolean {
  const built = timeOf(join(builtFolder, 'index.html'));
  return listFiles(repoRoot)
    .filter((path) => SOURCES.test(path))
    .every((path) => timeOf(join(repoRoot, path)) <= built);
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
