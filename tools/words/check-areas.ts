import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCEPTIONS, type Place } from './areas.ts';
import type { Finding } from './finding.ts';

const CONTRACT = 'packages/contract/src';
const MODULES = 'apps/api/src/modules';
const FEATURES = 'apps/web/src/features';

const PLACES: Readonly<Record<Place, (root: string, area: string) => boolean>> = {
  domain: (root, area) => existsSync(join(root, 'packages/domain/src', area)),
  web: (root, area) =>
    existsSync(join(root, 'apps/web/src/entities', area)) ||
    foldersIn(join(root, FEATURES)).some((role) => existsSync(join(root, FEATURES, role, area))),
  e2e: (root, area) => existsSync(join(root, 'e2e', area)),
  document: (root, area) => existsSync(join(root, 'docs', `${area}.md`)),
};

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Files of a contract folder that define a call. */
function callsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('= defineCall('))
    .toSorted();
}

function handlersIn(folder: string): string[] {
  const calls = join(folder, 'calls');
  if (!existsSync(calls)) return [];
  return readdirSync(calls)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
}

/** Each contract folder has one server module of the same name with exactly its calls, and its places elsewhere. */
export function checkAreas(root: string): Finding[] {
  return foldersIn(join(root, CONTRACT)).flatMap((area) => {
    const folder = join(root, CONTRACT, area);
    const calls = callsIn(folder);
    if (calls.length === 0) return [];
    const file = `${CONTRACT}/${area}`;
    const handlers = handlersIn(join(root, MODULES, area));
    const found: Finding[] = [];
    const differing = [
      ...calls.filter((call) => !handlers.includes(call)),
      ...handlers.filter((handler) => !calls.includes(handler)),
    ];
    if (differing.length > 0)
      found.push({
        rule: 'area',
        file,
        message: `${MODULES}/${area}/calls differs by ${differing.join(', ')}`,
      });
    for (const place of Object.keys(PLACES) as Place[]) {
      const isThere = PLACES[place](root, area);
      const reason = EXCEPTIONS[area]?.[place];
      if (!isThere && reason === undefined)
        found.push({ rule: 'area', file, message: `${area} has no ${place} of its name` });
      if (isThere && reason !== undefined)
        found.push({
          rule: 'area',
          file,
          message: `${area} has a ${place} of its name and an exception for it`,
        });
    }
    return found;
  });
}
