import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { CALLS } from '@karigar/contract/registry';
import { run } from '../../repo/run.ts';

export interface GoneCall {
  name: string;
  path: string;
  programType: string;
}

const SCREENS = ['apps/web/src', 'apps/console/src', 'packages/client/src'];
const REGISTRY = 'packages/contract/src/registry.ts';

/** Files of the previous release that send a call are those that import it. */
const importedBy = async (folder: string, { name }: GoneCall): Promise<string[]> => {
  const grep = ['grep', '-rlE', `@karigar/contract/[a-z-]+/${name}'`, ...SCREENS];
  const { output } = await run(grep, folder);
  return output.split('\n').filter((line) => line !== '');
};

/** Calls that the previous release has and this one does not. One that a screen of it sends may not go. */
export const goneCalls = async (
  folder: string,
): Promise<{ gone: readonly GoneCall[]; failures: string[] }> => {
  const registry = (await import(pathToFileURL(join(folder, REGISTRY)).href)) as {
    CALLS: readonly GoneCall[];
  };
  const known = new Set(CALLS.map(({ path, programType }) => `${path} ${programType}`));
  const gone = registry.CALLS.filter(
    ({ path, programType }) => !known.has(`${path} ${programType}`),
  ).map(({ name, path, programType }) => ({ name, path, programType }));
  const failures: string[] = [];
  for (const call of gone) {
    const files = await importedBy(folder, call);
    if (files.length > 0) failures.push(`${call.name} is gone, and sent by ${files.join(', ')}`);
  }
  return { gone, failures };
};
