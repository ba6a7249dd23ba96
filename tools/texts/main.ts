import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFT_LANGUAGES, isDraft, LANGUAGES } from '../../packages/domain/src/language.ts';
import { repoRoot } from '../repo/root.ts';
import { compareDraft } from './compare-draft.ts';

const APPS = ['web', 'api'];

const catalogue = (app: string, language: string): string => {
  const folder = isDraft(language) ? 'locales/drafts' : 'locales';
  const file = join(repoRoot, `apps/${app}/src/${folder}/${language}.po`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** As an entry of a catalogue, to be filled in. */
const entry = ({ context, text }: { context: string; text: string }): string =>
  `${context === '' ? '' : `msgctxt ${JSON.stringify(context)}\n`}msgid ${JSON.stringify(text)}\nmsgstr ""\n`;

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
    const missing = apps.reduce((sum, draft) => sum + draft.missing.length, 0);
    const unused = apps.reduce((sum, draft) => sum + draft.unused, 0);
    const broken = apps.flatMap((draft) => draft.broken);
    console.log(`draft ${language}: ${missing} said in English, ${unused} unused`);
    for (const problem of broken) console.error(`error draft ${language}: ${problem}`);
    if (broken.length > 0) process.exitCode = 1;
  }
}
