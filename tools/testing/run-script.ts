import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { run, type Outcome } from '../repo/run.ts';

/** Runs a script of the real package.json, with the real tools, on another root. */
export function runScript(name: string, root: string, ...args: string[]): Promise<Outcome> {
  const manifest = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const script = manifest.scripts[name]?.replaceAll('tools/', `${repoRoot}/tools/`) ?? 'false';
  return run(['sh', '-c', [script, ...args].join(' ')], root);
}
