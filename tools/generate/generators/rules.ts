import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../repo/root.ts';
import type { Generator } from '../generator.ts';

const FEATURE = 'apps/web/src/features/common/rules/rules.messages.ts';
const TEXT = /^ {2}(\w+): msg`([^`]*)`,$/gm;
const TITLE = /Title$/;
const ENTRY = /^msgid "(.*)"\nmsgstr "(.*)"$/gm;

/** The published rules as a page: the texts of the app. */
function page(language: 'en' | 'hi'): string {
  const catalogue = readFileSync(join(repoRoot, `apps/web/src/locales/${language}.po`), 'utf8');
  const said = new Map([...catalogue.matchAll(ENTRY)].map(([, id = '', text = '']) => [id, text]));
  const source = readFileSync(join(repoRoot, FEATURE), 'utf8');
  const texts = new Map(
    [...source.matchAll(TEXT)].map(([, name = '', text = '']) => [name, said.get(text) ?? text]),
  );
  const of = (name: string): string => texts.get(name) ?? '';
  const rules = [...texts.keys()]
    .filter((name) => TITLE.test(name))
    .map((name) => `## ${of(name)}\n\n${of(name.replace(TITLE, ''))}\n`);
  return `# ${of('title')}\n\n${of('lead')}\n\n${rules.join('\n')}`;
}

export const rulesInEnglish: Generator = { file: 'docs/rules.en.md', render: () => page('en') };

export const rulesInHindi: Generator = { file: 'docs/rules.hi.md', render: () => page('hi') };
