import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { repoRoot } from '../repo/root.ts';
import { run } from '../repo/run.ts';

const SETTINGS = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  '.secretlintignore',
  '.secretlintrc.json',
  'knip.json',
  'tsconfig.base.json',
];

/** Copies a planted folder out of `planted/`, which every gate ignores, to a repository of its own. */
export async function plant(name: string): Promise<string> {
  const plantedFolder = join(repoRoot, '.cache/planted');
  mkdirSync(plantedFolder, { recursive: true });
  const root = mkdtempSync(join(plantedFolder, 'root-'));
  onTestFinished(() => rmSync(root, { recursive: true }));

  for (const file of SETTINGS) cpSync(join(repoRoot, file), join(root, file));
  cpSync(join(repoRoot, 'tools/planted', name), root, { recursive: true });
  installOwnPackages(root);
  await run(['git', 'init', '--quiet'], root);
  return root;
}

// `installed/` stands for node_modules, which git ignores.
function installOwnPackages(root: string) {
  const modules = ensured(root, 'node_modules');
  const installed = join(root, 'installed');
  if (existsSync(installed)) cpSync(installed, modules, { recursive: true });

  const packages = join(root, 'packages');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  for (const name of names) {
    symlinkSync(join(packages, name), join(ensured(modules, '@karigar'), name));
  }
}

function ensured(...path: string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}
