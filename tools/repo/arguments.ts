import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Gates check the current folder (npm starts them at the root) or `--root DIR`. */
export function rootArgument(): string {
  const { values } = parseArgs({ options: { root: { type: 'string' } }, strict: false });
  return resolve(typeof values.root === 'string' ? values.root : '.');
}

export function hasFlag(name: string): boolean {
  return process.argv.includes(`--${name}`);
}
