import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFlag, rootArgument } from '../repo/arguments.ts';
import { listFiles } from '../repo/list-files.ts';
import { collectTests } from './collect-tests.ts';
import { judge } from './judge.ts';
import { readBehaviours, readFloor } from './read-documents.ts';

const root = rootArgument();
const proofs = new Map<string, string[]>();
for (const path of listFiles(root).filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))) {
  const tests = collectTests(readFileSync(join(root, path), 'utf8'), path.endsWith('x'));
  for (const id of new Set(tests.flatMap((test) => test.ids))) {
    proofs.set(id, [...(proofs.get(id) ?? []), path]);
  }
}

const verdict = judge(readBehaviours(root), readFloor(root), proofs);

for (const { area, proven, total, unproven } of verdict.areas) {
  const missing = unproven.length === 0 ? '' : `unproven: ${unproven.join(' ')}`;
  console.log(`${area.padEnd(18)}${`${proven}/${total}`.padStart(6)}  ${missing}`.trimEnd());
}
console.log(`proven ${verdict.proven} of ${verdict.total}`);
for (const error of verdict.errors) console.error(error);
process.exitCode = verdict.errors.length === 0 ? 0 : 1;

if (hasFlag('json')) {
  const { proven, total, unproven } = verdict;
  console.log(JSON.stringify({ proven, total, unproven }));
}
