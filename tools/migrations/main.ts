import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootArgument } from '../repo/arguments.ts';
import { run } from '../repo/run.ts';
import { unexplainedIn } from './unexplained.ts';

const FOLDER = 'apps/api/src/db/migrations';

/** Earlier files ran in released databases and never change, so nothing found in them could be mended. */
const FIRST = '0076';

/** Rules that do not apply here, each with its reason. */
const EXCLUDED: Readonly<Record<string, string>> = {
  'require-lock-timeout': 'migrate sets it for every file',
  'require-statement-timeout': 'migrate sets it for every file',
  'prefer-bigint-over-int': 'ids and money are bigint by the house rules; counts need not be',
  'prefer-bigint-over-smallint': 'ids and money are bigint by the house rules; counts need not be',
};

interface Violation {
  rule_name: string;
  file: string;
  line: number;
  message: string;
  help: string | null;
}

const root = rootArgument();
const folder = join(root, FOLDER);
const files = existsSync(folder)
  ? readdirSync(folder).filter((file) => file.endsWith('.sql') && file >= FIRST)
  : [];
const options = ['--reporter=json', '--pg-version=15', '--assume-in-transaction'];
const rules = `--exclude=${Object.keys(EXCLUDED).join()}`;
const { output, stdout } =
  files.length === 0
    ? { output: '', stdout: '[]' }
    : await run(['squawk', ...options, rules, ...files], folder);
if (!stdout.startsWith('[')) throw new Error(`squawk: ${output}`);

const findings = [
  ...(JSON.parse(stdout) as Violation[]).map(({ rule_name: rule, file, line, message, help }) => ({
    rule,
    place: `${FOLDER}/${file}:${line + 1}`,
    message: [message, help].filter(Boolean).join(' '),
  })),
  ...files.flatMap((file) =>
    unexplainedIn(readFileSync(join(folder, file), 'utf8')).map((line) => ({
      rule: 'unexplained',
      place: `${FOLDER}/${file}:${line}`,
      message: 'an exception for one statement, with a comment before it that says why',
    })),
  ),
];
for (const { rule, place, message } of findings)
  console.error(`error ${rule}: ${place} ${message}`);
console.log(`migrations: ${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
