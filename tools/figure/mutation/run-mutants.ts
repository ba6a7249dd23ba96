import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../repo/run.ts';
import { faultySources } from '../faulty-sources.ts';
import { findMutants, mutate, type Mutant } from './mutants.ts';

export interface Mutation {
  mutants: number;
  killed: number;
  /** File, line and change of each mutant that no test noticed. */
  survived: readonly string[];
}

/** Without tests over generated values, which take minutes for all mutants. Each in a process of its own; a mutant that runs for ever is noticed too. */
const TESTED = ['timeout', '120', 'vitest', 'run', '--bail', '1', '--reporter', 'dot'];
const CONFIG = `import { defineConfig } from 'vitest/config';
const native = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
export default defineConfig({ test: { ...native, include: ['packages/domain/src/**/*.test.ts'], exclude: ['**/*.prop.test.ts'], maxWorkers: 1, testTimeout: 30_000 } });
`;

const placeOf = (file: string, source: string, { start, end, replacement }: Mutant): string =>
  `${file}:${source.slice(0, start).split('\n').length} ${source.slice(start, end)} → ${replacement || 'nothing'}`;

/** Runs the tests of each file's folder against each mutant of the file, in copies of the sources. */
export async function runMutants(
  files: readonly string[],
  copies = availableParallelism(),
): Promise<Mutation> {
  const waiting = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
    return findMutants(source).map((mutant) => ({ file, source, mutant }));
  });
  const mutants = waiting.length;
  const survived: string[] = [];

  const work = async (): Promise<void> => {
    const folder = faultySources(['packages/domain', 'package.json'], []);
    writeFileSync(join(folder, 'vitest.config.ts'), CONFIG);
    const isNoticed = async (file: string): Promise<boolean> =>
      (await run([...TESTED, dirname(file)], folder)).code !== 0;
    try {
      for (const file of new Set(files))
        if (await isNoticed(file)) throw new Error(`the tests beside ${file} fail by themselves`);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { file, source, mutant } = next;
        writeFileSync(join(folder, file), mutate(source, mutant));
        if (!(await isNoticed(file))) survived.push(placeOf(file, source, mutant));
        writeFileSync(join(folder, file), source);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: copies }, work));
  return { mutants, killed: mutants - survived.length, survived };
}
