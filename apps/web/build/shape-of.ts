import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/** A hash that changes whenever the sources of these packages change. */
export function shapeOf(...names: readonly string[]): string {
  const hash = createHash('sha256');
  const files = names.flatMap((name) => globSync(`${packages}/${name}/src/**/*.ts`)).toSorted();
  for (const file of files) if (!file.endsWith('.test.ts')) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
