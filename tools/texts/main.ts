import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DRAFT_LANGUAGES,
  isDraft,
  LANGUAGES,
  type DraftLanguage,
} from '../../packages/domain/src/language.ts';
import { rootArgument } from '../repo/arguments.ts';
import { compareDraft } from './compare-draft.ts';

/** Drafts that have every text: a new one is demanded in them too. */
const COMPLETE: ReadonlySet<DraftLanguage> = new Set(['mr']);
const APPS = ['web', 'api'];
const root = rootArgument();

const catalogue = (app: string, language: string): string => {
  const folder = isDraft(language) ? 'locales/drafts' : 'locales';
  const file = join(root, `apps/${app}/src/${folder}/${language}.po`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** As an entry of a catalogue, to be filled in. */
const entry = ({ context, text }: { context: string; text: string }): string =>
  `${context === '' ? '' : `msgctxt ${JSON.stringify(context)}\n`}msgid ${JSON.stringify(text)}\nmsgstr ""\n`;

type Texts = readonly { readonly text: string }[];
const gapsOf = (missing: Texts, unused: Texts): string[] => [
  ...missing.map(({ text }) => `misses "${text}"`),
  ...unused.map(({ text }) => `has "${text}", which nothing says`),
];

const [asked] = process.argv.slice(2);
if (asked !== undefined && isDraft(asked)) {
  for (const app of APPS) {
    const { missing } = compareDraft(catalogue(app, 'en'), catalogue(app, asked));
    console.log(`# apps/${app}/src/locales/drafts/${asked}.po\n\n${missing.map(entry).join('\n')}`);
  }
} else {
  console.log(`texts: every one is demanded in ${LANGUAGES.join(' and ')}`);
  for (const language of DRAFT_LANGUAGES) {
    const apps = APPS.map((app) => compareDraft(catalogue(app, 'en'), catalogue(app, language)));
    const missing = apps.flatMap((draft) => draft.missing);
    const unused = apps.flatMap((draft) => draft.unused);
    const problems = [
      ...apps.flatMap((draft) => draft.broken),
      ...(COMPLETE.has(language) ? gapsOf(missing, unused) : []),
    ];
    console.log(`draft ${language}: ${missing.length} said in English, ${unused.length} unused`);
    for (const problem of problems) console.error(`error draft ${language}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
