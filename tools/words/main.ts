import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootArgument } from '../repo/arguments.ts';
import { listFiles } from '../repo/list-files.ts';
import { checkAreas } from './check-areas.ts';
import { checkHindi } from './check-hindi.ts';
import { checkNames } from './check-names.ts';
import { checkPeople } from './check-people.ts';

const HINDI = /\.(po|ts)$/;
/** Other languages, some of them in the same letters. */
const DRAFT = /\/locales\/drafts\//;
const TEXT = /\.(tsx?|mjs|css|md|tsv|po|html|ya?ml|sql|typ)$/;
/** Applied migrations never change; the glossary and this gate name the words that are not to be used. */
const QUOTES = /^apps\/api\/src\/db\/migrations\/|^docs\/glossary\.md$|^tools\/(words|planted)\//;

const root = rootArgument();
const files = listFiles(root).filter((file) => TEXT.test(file) && !QUOTES.test(file));
const findings = [
  ...checkAreas(root),
  ...files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const hindi = HINDI.test(file) && !DRAFT.test(file) ? checkHindi(file, text) : [];
    return [...checkNames(file, text), ...checkPeople(file, text), ...hindi];
  }),
];
for (const { rule, file, line, message } of findings)
  console.error(`error ${rule}: ${file}${line === undefined ? '' : `:${line}`} ${message}`);
console.log(`words: ${files.length} files, ${findings.length} findings`);
process.exitCode = files.length === 0 || findings.length > 0 ? 1 : 0;
