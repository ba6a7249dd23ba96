import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drills } from '../drill/drills.ts';
import { figures } from '../figure/figures.ts';
import { formatText } from '../repo/format-text.ts';
import { repoRoot } from '../repo/root.ts';
import { run } from '../repo/run.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';
import { gates } from '../verify/gates.ts';
import { verify } from '../verify/verify.ts';
import { measureAll } from './measure-all.ts';
import { PAGE, pageOf } from './page.ts';

const commit = (await run(['git', 'describe', '--always', '--dirty=+'])).stdout.trim();
const start = Date.now();

// A test that passes only in its second try fails here.
const strict = gates.map(({ withoutRetries = [], ...gate }) => ({
  ...gate,
  command: [...gate.command, ...withoutRetries],
}));
const { failed } = await verify(strict, { root: repoRoot, print: console.log, isWhole: true });

// The tests' PostgreSQL does not flush to disk: rates measured on it would be too good.
const postgres = await startOwnPostgres({ settings: { max_connections: 200 } });
const database = `DATABASE_ADMIN_URL=${postgres.adminUrl}`;
try {
  const kindOf = new Map([
    ...figures.map(({ name }) => [name, 'figure'] as const),
    ...drills.map(({ name }) => [name, 'drill'] as const),
  ]);
  const measured = await measureAll(
    [...kindOf.keys()],
    (name) =>
      run(['env', database, 'node', '--run', kindOf.get(name) ?? '', '--', name, '--record']),
    console.log,
  );
  const text = pageOf({ commit, start, end: Date.now(), gates: gates.length, failed, measured });
  writeFileSync(join(repoRoot, PAGE), await formatText(PAGE, text));
  const isGreen = failed.length === 0 && measured.every(({ result }) => result === 'ok');
  process.exitCode = isGreen ? 0 : 1;
} finally {
  await postgres.remove();
}
