import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Statement } from '../../apps/api/src/platform/db.ts';
import type { Holder } from './find-calls.ts';

/** A statement of the server; `parameters` are the names where it has names. */
export type HeldStatement = Statement & { readonly parameters?: readonly string[] };

/** A statement, and the keys under which its constant holds it. */
interface Held {
  keys: readonly string[];
  statement: HeldStatement;
}

const EXPORTED = '__heldStatements';

/**
 * Loads the files with an export more, so that the constants are what the server runs: text from
 * templates, lists and functions needs no second evaluation here.
 */
export async function loadStatements(
  holders: readonly Holder[],
): Promise<(holder: Holder) => HeldStatement[]> {
  const files = Map.groupBy(holders, ({ file }) => pathToFileURL(file).href);
  const hooks = registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const names = new Set(files.get(url)?.map(({ name }) => name));
      if (names.size === 0) return loaded;
      const source = Buffer.from((loaded.source ?? '') as Uint8Array).toString('utf8');
      return {
        ...loaded,
        source: `${source}\nexport const ${EXPORTED} = { ${[...names].join(', ')} };\n`,
      };
    },
  });
  const held = new Map<string, Held[]>();
  try {
    for (const [url, ofFile] of files) {
      const module = (await import(url)) as Record<string, Record<string, unknown>>;
      for (const { file, name } of ofFile) {
        held.set(`${file} ${name}`, collect(module[EXPORTED]?.[name], []));
      }
    }
  } finally {
    hooks.deregister();
  }
  return ({ file, name, property }) => {
    const all = held.get(`${file} ${name}`) ?? [];
    const chosen = all.filter(({ keys }) => property !== undefined && keys.includes(property));
    return (chosen.length > 0 ? chosen : all).map(({ statement }) => statement);
  };
}

function collect(value: unknown, keys: readonly string[]): Held[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isStatement(value)) return [{ keys, statement: value }];
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, part]) => collect(part, [...keys, String(key)]));
}

function isStatement(value: object): value is HeldStatement {
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
