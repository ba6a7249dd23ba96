import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { repoRoot } from './root.ts';

/** Formats like `npm run format`, so that a written file passes the format gate. */
export async function formatText(file: string, text: string): Promise<string> {
  const settings = readFileSync(join(repoRoot, '.oxfmtrc.json'), 'utf8');
  const { printWidth, singleQuote } = JSON.parse(settings) as Required<FormatConfig>;
  const { code, errors } = await format(file, text, { printWidth, singleQuote });
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
