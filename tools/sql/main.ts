import { join } from 'node:path';
import { withClient } from '../../apps/api/src/db/connect.ts';
import { createOldJobTables } from '../../apps/api/testing/old-job-tables.ts';
import { createTestDatabase } from '../../apps/api/testing/template-db.ts';
import { rootArgument } from '../repo/arguments.ts';
import { readCatalog } from './catalog.ts';
import { checkCall } from './check-call.ts';
import { describeStatement, type Client, type Description } from './describe.ts';
import { readSource, type Call, type Source } from './find-calls.ts';
import type { Finding } from './finding.ts';
import { loadStatements, type HeldStatement } from './load-statements.ts';

interface Run {
  call: Call;
  statement: HeldStatement;
}

/** Every statement beside every call that may run it. */
async function pair({ calls }: Source): Promise<{ runs: Run[]; findings: Finding[] }> {
  const statementsOf = await loadStatements(calls.flatMap(({ holders }) => holders));
  const findings: Finding[] = [];
  const runs = calls.flatMap((call) => {
    const statements = call.holders.flatMap((holder) => statementsOf(holder));
    if (statements.length === 0) {
      const message = 'the statement is not a top-level constant, so its text is unknown';
      findings.push({ rule: 'unseen', place: call.place, message });
    }
    return statements.map((statement) => ({ call, statement }));
  });
  return { runs, findings };
}

async function check(client: Client, source: Source): Promise<Finding[]> {
  const { runs, findings } = await pair(source);
  const known = { checker: source.checker, catalog: await readCatalog(client) };
  const described = new Map<string, Description | undefined>();
  const textOf = new Map<string, string>();
  for (const { call, statement } of runs) {
    const { name, text } = statement;
    // The driver refuses a second text under a name that its connection has prepared.
    if ((textOf.get(name) ?? text) !== text) {
      findings.push({
        rule: 'name',
        place: call.place,
        message: `${name} is another statement too`,
      });
    }
    textOf.set(name, text);
    if (!described.has(text)) {
      described.set(text, undefined);
      try {
        described.set(text, await describeStatement(client, text));
      } catch (error) {
        const message = `${name}: ${error instanceof Error ? error.message : String(error)}`;
        findings.push({ rule: 'prepare', place: call.place, message });
      }
    }
    const description = described.get(text);
    if (description !== undefined) findings.push(...checkCall(call, statement, description, known));
  }
  console.log(`sql: ${source.calls.length} calls, ${described.size} statements`);
  return findings;
}

const root = rootArgument();
const source = readSource(root);
const database = await createTestDatabase({
  migrations: join(root, 'apps/api/src/db/migrations'),
});
try {
  // Statements that read the tables of the previous release are prepared against those tables.
  await (await createOldJobTables(database.url('admin'))).close();
  const findings = await withClient(database.url('admin'), (client) => check(client, source));
  for (const { rule, place, message } of findings) {
    console.error(`error ${rule}: ${place} ${message}`);
  }
  console.log(`sql: ${findings.length} findings`);
  process.exitCode = source.calls.length === 0 || findings.length > 0 ? 1 : 0;
} finally {
  await database.drop();
  source.close();
}
