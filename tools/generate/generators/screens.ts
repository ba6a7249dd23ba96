import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PATH_NAMES,
  PATHS,
  type PathName,
} from '../../../apps/web/src/platform/navigation/paths.ts';
import { GALLERY } from '../../../e2e/screens/document-pictures.ts';
import { repoRoot } from '../../repo/root.ts';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../../repo/markdown-table.ts';
import { consolePart } from './console-screens.ts';

export const screens: Generator = { file: 'docs/screens.md', render: page };

const APP = 'apps/web/src';
const FIRST = 'first-screens.ts';
const TABLES = {
  '': 'screens.ts',
  serviceman: 'serviceman-screens.ts',
  customer: 'customer-screens.ts',
};
const LINE = /^ {2}(\w+): (?:soon|(?:\w+\([^;]*?features\/([\w-]+\/[\w-]+)\/\w+'\)\)\.(\w+)))/gm;

const HOME =
  /^const (SERVICEMAN|CUSTOMER)_HOME = [^;]*?features\/([\w-]+\/[\w-]+)\/index'\)\)\.(\w+)/gm;

interface Row {
  name: PathName;
  role: string;
  /** Null for a path without a screen yet. */
  built: { folder: string; file: string } | null;
}

const kebab = (component: string): string =>
  component.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const isPath = (name: string): name is PathName => name in PATHS;

function rowsOf(role: string, table: string): Row[] {
  const source = readFileSync(join(repoRoot, APP, 'app', table), 'utf8');
  return [...source.matchAll(LINE)].flatMap(([, name = '', folder, component]) => {
    if (!isPath(name)) return [];
    const built =
      folder === undefined || component === undefined
        ? null
        : { folder: `${APP}/features/${folder}`, file: `${kebab(component)}.tsx` };
    return [{ name, role, built }];
  });
}

/** The home of each role is with the first screens, under its own name. */
function homes(): Row[] {
  const source = readFileSync(join(repoRoot, APP, 'app', FIRST), 'utf8');
  return [...source.matchAll(HOME)].map(([, role = '', folder = '', component = '']) => ({
    name: 'home',
    role: role.toLowerCase(),
    built: { folder: `${APP}/features/${folder}`, file: `${kebab(component)}.tsx` },
  }));
}

function place({ name, built }: Row): string {
  if (built === null) return 'to come';
  const file = `${built.folder}/${built.file}`;
  if (!existsSync(join(repoRoot, file))) throw new Error(`${name}: there is no ${file}`);
  return `[${built.folder.slice(APP.length + 1)}/](../${built.folder}) [${built.file}](../${file})`;
}

function guardOf(name: PathName): string {
  const { guard } = PATHS[name];
  return guard === 'public' ? 'anyone' : guard.join(', ');
}

const PER_ROW = 4;

function gallery(): string {
  const pictures = GALLERY.map((name) => {
    const file = `pictures/en/${name}.jpg`;
    if (!existsSync(join(repoRoot, 'docs', file)))
      throw new Error(`docs/${file} is missing: KEEP_PICTURES=yes npm run screenshots`);
    return `<img src="${file}" width="180" alt="${name}"><br>${name}`;
  });
  const rows = Array.from({ length: Math.ceil(pictures.length / PER_ROW) }, (_, at) =>
    Array.from({ length: PER_ROW }, (__, column) => pictures[at * PER_ROW + column] ?? ''),
  );
  return markdownTable(
    Array.from({ length: PER_ROW }, () => ''),
    rows,
  );
}

function page(): string {
  const rows = [
    ...homes(),
    ...rowsOf('', FIRST),
    ...Object.entries(TABLES).flatMap(([role, table]) => rowsOf(role, table)),
  ];
  const missing = PATH_NAMES.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length > 0) throw new Error(`no screen found for ${missing.join(', ')}`);
  const sorted = PATH_NAMES.flatMap((name) => rows.filter((row) => row.name === name));

  return `# Screens

Written by \`npm run generate\` from the tables of paths and screens; do not edit.

Every path of the app, who may open it and where its code is. Texts are in the \`*.messages.ts\` of the same folder, what it reads
in its \`*.queries.ts\`; what several screens share is in \`apps/web/src/entities\` and \`apps/web/src/platform\`.

${markdownTable(
  ['path', 'who', 'screen of', 'code'],
  sorted.map((row) => [
    `\`${PATHS[row.name].pattern}\``,
    guardOf(row.name),
    row.role === '' ? 'all of them' : row.role,
    place(row),
  ]),
)}

## Pictures

At 360 × 800, taken by \`npm run screenshots\`, in light and English. The serviceman's own guide has them in both languages:
[English](guide.en.md), [हिंदी](guide.hi.md).

${gallery()}

${consolePart()}`;
}
