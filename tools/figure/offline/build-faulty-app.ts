import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repoRoot } from '../../repo/root.ts';
import { run } from '../../repo/run.ts';
import { seedFault, type SeededFault } from './seeded-faults.ts';

const COPIED = [
  'apps/web',
  'docs/pictures/en',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'lingui.config.ts',
];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);
const OWN = '@karigar';

/** Builds the app with one fault in a copy of the sources; returns the folder. */
export async function buildFaultyApp(
  fault: SeededFault,
): Promise<{ folder: string; built: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-fault-'));
  for (const path of COPIED)
    cpSync(join(repoRoot, path), join(folder, path), {
      recursive: true,
      filter: (from) => !LEFT_OUT.has(basename(from)),
    });
  // The installed packages, except ours, which come from the copy.
  mkdirSync(join(folder, 'node_modules', OWN), { recursive: true });
  for (const name of readdirSync(join(repoRoot, 'node_modules')))
    if (name !== OWN)
      symlinkSync(join(repoRoot, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', OWN, name));
  const file = join(folder, fault.file);
  writeFileSync(file, seedFault(readFileSync(file, 'utf8'), fault));
  const { code, output } = await run(['vite', 'build'], join(folder, 'apps/web'));
  if (code !== 0) throw new Error(`${fault.name} could not be built:\n${output}`);
  return { folder, built: join(folder, 'apps/web/dist') };
}
