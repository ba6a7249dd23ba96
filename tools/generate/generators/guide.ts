import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE } from '../../../e2e/screens/document-pictures.ts';
import { repoRoot } from '../../repo/root.ts';
import type { Generator } from '../generator.ts';

const FEATURE = 'apps/web/src/features/serviceman/guide/guide.messages.ts';
const TEXT = /^ {2}(\w+): msg`([^`]*)`,$/gm;
const TITLE = /Title$/;
const ENTRY = /^msgid "(.*)"\nmsgstr "(.*)"$/gm;

const hindi = (): ReadonlyMap<string, string> => {
  const catalogue = readFileSync(join(repoRoot, 'apps/web/src/locales/hi.po'), 'utf8');
  return new Map([...catalogue.matchAll(ENTRY)].map(([, id = '', text = '']) => [id, text]));
};

function picture(step: string, title: string, language: string): string {
  const name = (GUIDE as Readonly<Record<string, string>>)[step];
  if (name === undefined) return '';
  const file = `pictures/${language}/${name}.jpg`;
  if (!existsSync(join(repoRoot, 'docs', file)))
    throw new Error(`docs/${file} is missing: KEEP_PICTURES=yes npm run screenshots`);
  return `<img src="${file}" width="220" alt="${title}">\n\n`;
}

/** The guide as a page: the texts of the app, with pictures of the app. */
function page(language: 'en' | 'hi'): string {
  const translated = hindi();
  const say = (text: string): string =>
    language === 'en' ? text : (translated.get(text) ?? `(${text})`);
  const source = readFileSync(join(repoRoot, FEATURE), 'utf8');
  const texts = new Map(
    [...source.matchAll(TEXT)].map(([, name = '', text = '']) => [name, say(text)]),
  );
  const of = (name: string): string => texts.get(name) ?? '';
  const steps = [...texts.keys()]
    .filter((name) => TITLE.test(name))
    .map((name) => name.replace(TITLE, ''));
  const chapters = steps.map((step, at) => {
    const title = of(`${step}Title`);
    return `## ${at + 1}. ${title}\n\n${picture(step, title, language)}${of(step)}\n`;
  });
  return `# ${of('title')}\n\n${of('lead')}\n\n${chapters.join('\n')}`;
}

export const guideInEnglish: Generator = {
  file: 'docs/guide.en.md',
  render: () => page('en'),
};

export const guideInHindi: Generator = {
  file: 'docs/guide.hi.md',
  render: () => page('hi'),
};
