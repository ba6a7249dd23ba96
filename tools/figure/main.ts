import { parseArgs } from 'node:util';
import { hasFlag, rootArgument } from '../repo/arguments.ts';
import { figures } from './figures.ts';
import { flushes } from './flushes.ts';
import { record, uncommittedFiles } from './record.ts';

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, root: { type: 'string' } },
});
const [name] = positionals;
const root = rootArgument();
const isRecorded = hasFlag('record');
const figure = figures.find((candidate) => candidate.name === name);

if (name === undefined) {
  for (const { name: listed, bar, says } of figures) console.log(`${listed}  bar ${bar}  ${says}`);
} else if (figure === undefined) {
  console.error(`no figure is named ${name}; npm run figure lists them`);
  process.exitCode = 1;
} else if (isRecorded && (await uncommittedFiles(root)).length > 0) {
  const files = (await uncommittedFiles(root)).slice(0, 5).join(', ');
  console.error(`only a committed tree is recorded; commit first: ${files}`);
  process.exitCode = 1;
} else if (isRecorded && figure.readsFiles !== true && !(await flushes())) {
  console.error('only a PostgreSQL that flushes to disk is measured; this one is for tests');
  process.exitCode = 1;
} else {
  const measured = await figure.measure(root);
  if (isRecorded) await record(root, figure, measured);

  const { value, ok, explanation } = measured;
  console.log(JSON.stringify({ name, value, bar: figure.bar, ok, ...explanation }));
  process.exitCode = ok ? 0 : 1;
}
