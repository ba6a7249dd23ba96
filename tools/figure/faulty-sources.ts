import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { seedFault, type SeededFault } from './offline/seeded-faults.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);
const OWN = '@karigar';

/** Copies these sources with these faults; returns the folder, in which Node can run them. */
export const faultySources = (paths: readonly string[], faults: readonly SeededFault[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-fault-'));
  for (const path of paths)
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
  for (const fault of faults) {
    const file = join(folder, fault.file);
    writeFileSync(file, seedFault(readFileSync(file, 'utf8'), fault));
  }
  return folder;
};
