import { join } from 'node:path';
import { run } from '../../repo/run.ts';
import { faultySources } from '../faulty-sources.ts';
import type { SeededFault } from './seeded-faults.ts';

const COPIED = [
  'apps/web',
  'docs/pictures/en',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'lingui.config.ts',
];

/** Builds the app with one fault in a copy of the sources; returns the folder. */
export async function buildFaultyApp(
  fault: SeededFault,
): Promise<{ folder: string; built: string }> {
  const folder = faultySources(COPIED, [fault]);
  const { code, output } = await run(['vite', 'build'], join(folder, 'apps/web'));
  if (code !== 0) throw new Error(`${fault.name} could not be built:\n${output}`);
  return { folder, built: join(folder, 'apps/web/dist') };
}
