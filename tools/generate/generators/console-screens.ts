import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '../../../apps/console/src/platform/navigation/paths.ts';
import { CONSOLE_PICTURES } from '../../../e2e/operators/console-pictures.ts';
import { DESKS } from '../../../packages/domain/src/console/desks.ts';
import { RECORD_DESKS } from '../../../packages/domain/src/console/record.ts';
import { repoRoot } from '../../repo/root.ts';
import { markdownTable } from '../../repo/markdown-table.ts';

const APP = 'apps/console/src';
/** In the order of the source: the path of a place or record, its desks where it names them, and its screen. */
const PARTS =
  /path: PATHS\.(?<path>\w+)|desks: (?<desks>[\w[\]', -]+),\n|#features\/(?<folder>[\w-]+\/[\w-]+)\/index'\)\)\.(?<screen>\w+)/g;
const NAMED: Readonly<Record<string, readonly string[]>> = { DESKS, RECORD_DESKS };
const OF_ALL: readonly (readonly [keyof typeof PATHS, string, string, string])[] = [
  ['login', 'anyone', 'sign-in/login', 'LoginScreen'],
  ['invite', 'whoever has the link', 'sign-in/invite', 'InviteScreen'],
  ['settings', 'every operator', 'account/settings', 'SettingsScreen'],
];

const kebab = (component: string): string =>
  component.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

function codeOf(folder: string, screen: string): string {
  const place = `features/${folder}`;
  const file = `${APP}/${place}/${kebab(screen)}.tsx`;
  if (!existsSync(join(repoRoot, file))) throw new Error(`there is no ${file}`);
  return `[${place}/](../${APP}/${place}) [${kebab(screen)}.tsx](../${file})`;
}

const deskWords = (written: string): string => {
  const desks = NAMED[written] ?? [...written.matchAll(/'(\w+)'/g)].map(([, desk = '']) => desk);
  return desks.length === DESKS.length ? 'every desk' : desks.join(', ');
};

function places(): string[][] {
  const [written, tabs] = ['app/places.ts', 'app/money-tabs.ts'].map((file) =>
    readFileSync(join(repoRoot, APP, file), 'utf8'),
  );
  const source = (written ?? '').replace('screens: MONEY_TABS,', () => tabs ?? '');
  const rows: string[][] = [];
  let [path, desks] = ['', ''];
  for (const { groups = {} } of source.slice(source.indexOf('PLACES')).matchAll(PARTS)) {
    if (groups['path'] !== undefined) path = groups['path'];
    else if (groups['desks'] !== undefined) desks = deskWords(groups['desks']);
    else rows.push([path, desks, codeOf(groups['folder'] ?? '', groups['screen'] ?? '')]);
  }
  return rows;
}

function gallery(): string {
  const pictures = CONSOLE_PICTURES.map((name) => {
    const file = `pictures/en/${name}.jpg`;
    if (!existsSync(join(repoRoot, 'docs', file)))
      throw new Error(`docs/${file} is missing: KEEP_PICTURES=yes npm run screenshots operators`);
    return `<img src="${file}" width="400" alt="${name}"><br>${name}`;
  });
  const rows = Array.from({ length: Math.ceil(pictures.length / 2) }, (_, at) => [
    pictures[at * 2] ?? '',
    pictures[at * 2 + 1] ?? '',
  ]);
  return markdownTable(['', ''], rows);
}

/** The operators' console: every path with the desks that see it, and a picture of each screen. */
export function consolePart(): string {
  const rows = [
    ...OF_ALL.map(([name, who, folder, screen]) => [name, who, codeOf(folder, screen)]),
    ...places(),
  ];
  const missing = Object.keys(PATHS).filter((name) => !rows.some(([found]) => found === name));
  if (missing.length > 0) throw new Error(`no screen found for ${missing.join(', ')}`);
  const table = markdownTable(
    ['path', 'desks', 'code'],
    rows.map(([name = '', desks = '', code = '']) => [
      `\`${PATHS[name as keyof typeof PATHS]}\``,
      desks,
      code,
    ]),
  );
  return `## The operators' console

Every path of \`apps/console\` and the desks that see it. The handbook says what is done there:
[English](handbook.en.md), [हिंदी](handbook.hi.md).

${table}

At 1440 × 900, in light and English:

${gallery()}
`;
}
