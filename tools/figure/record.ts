import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatText } from '../repo/format-text.ts';
import { run } from '../repo/run.ts';
import type { Figure, Measurement } from './figure.ts';

const PAGE = 'docs/figures.md';
const HEAD = `# Figures

The latest result of each figure and each drill. \`npm run figure\` and \`npm run drill\` list them, \`npm run figure NAME\`
measures one again and \`npm run figure NAME -- --record\` also writes its row here.

| name | value | bar | ok | date | commit | explanation |
| --- | --- | --- | --- | --- | --- | --- |
`;

/** Writes the figure's row into docs/figures.md, in place of its former one, and its files. */
export async function record(root: string, figure: Figure, measured: Measurement): Promise<void> {
  const path = join(root, PAGE);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const others = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .filter((line) => !line.startsWith(`| ${figure.name} `));

  const explanation = Object.entries(measured.explanation).map(([key, value]) => `${key} ${value}`);
  const row = [
    figure.name,
    measured.value,
    figure.bar,
    measured.ok ? 'yes' : 'no',
    new Date().toISOString().slice(0, 10),
    await commitOf(root),
    explanation.join(', '),
  ];
  const rows = [...others, `| ${row.join(' | ')} |`].toSorted();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await formatText(PAGE, `${HEAD}${rows.join('\n')}\n`));
  for (const [file, content] of Object.entries(measured.files ?? {}))
    writeFileSync(
      join(root, file),
      file.endsWith('.md') ? await formatText(file, content) : content,
    );
}

/** What figures write themselves. */
const WRITTEN = [
  PAGE,
  'docs/nightly.md',
  'docs/dispatch-days.md',
  'docs/dispatch-plan.md',
  'docs/start-phases.md',
  'docs/pictures/dispatch-days.svg',
];

/** Files that differ from the commit: a figure measured with them could not be measured again. */
export async function uncommittedFiles(root: string): Promise<string[]> {
  const others = WRITTEN.map((file) => `:(exclude)${file}`);
  const { stdout } = await run(['git', 'status', '--porcelain', '--', '.', ...others], root);
  return stdout.split('\n').flatMap((line) => line.slice(3).trim() || []);
}

async function commitOf(root: string): Promise<string> {
  const { code, stdout } = await run(['git', 'rev-parse', '--short=8', 'HEAD'], root);
  return code === 0 ? stdout.trim() : 'before the first';
}
