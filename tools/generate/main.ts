import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasFlag, rootArgument } from '../repo/arguments.ts';
import { formatText } from '../repo/format-text.ts';
import { generators } from './generators.ts';

const root = rootArgument();
const check = hasFlag('check');

let drifted = 0;
for (const { file, render } of generators) {
  const path = join(root, file);
  const wanted = await formatText(file, await render(root));
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) continue;

  if (check) {
    drifted += 1;
    console.error(`${file} has drifted from its source: run \`npm run generate\``);
    continue;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, wanted);
  console.log(`wrote ${file}`);
}
console.log(`generated files: ${generators.length}, drifted: ${drifted}`);
process.exitCode = drifted === 0 ? 0 : 1;
