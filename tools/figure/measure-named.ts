import { parseArgs } from 'node:util';
import { hasFlag, rootArgument } from '../repo/arguments.ts';
import type { Figure } from './figure.ts';
import { flushes } from './flushes.ts';
import { record, uncommittedFiles } from './record.ts';

/** Measures the one that the command line names, or lists them all. The last line is one line of JSON. */
export const measureNamed = async (
  kind: 'figure' | 'drill',
  listed: readonly Figure[],
): Promise<void> => {
  const { positionals } = parseArgs({
    allowPositionals: true,
    options: {
      record: { type: 'boolean' },
      root: { type: 'string' },
      small: { type: 'boolean' },
    },
  });
  const [name] = positionals;
  const root = rootArgument();
  const isRecorded = hasFlag('record');
  const figure = listed.find((candidate) => candidate.name === name);

  if (name === undefined) {
    for (const one of listed) console.log(`${one.name}  bar ${one.bar}  ${one.says}`);
  } else if (figure === undefined) {
    console.error(`no ${kind} is named ${name}; npm run ${kind} lists them`);
    process.exitCode = 1;
  } else if (isRecorded && hasFlag('small')) {
    console.error('only the full size is recorded');
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
};
