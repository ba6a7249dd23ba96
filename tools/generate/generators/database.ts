import { withClient } from '../../../apps/api/src/db/connect.ts';
import { databaseRoles } from '../../../apps/api/src/db/roles.ts';
import { PERSONAL_COLUMNS } from '../../../apps/api/src/privacy/personal-columns.ts';
import { createTestDatabase } from '../../../apps/api/testing/template-db.ts';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../../repo/markdown-table.ts';
import { COLUMNS, FUNCTIONS, POLICIES, RIGHTS, TABLES, TRIGGERS } from './database-sql.ts';

interface Table {
  name: string;
  secured: boolean;
  view: boolean;
}
interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  target: string | null;
}
interface Trigger {
  table: string;
  name: string;
  function: string;
  when: string;
  event: string;
}
interface Policy {
  table: string;
  name: string;
  command: string;
  roles: string;
}
interface Right {
  table: string;
  role: string;
  verb: string;
  columns: string[];
}
interface DatabaseFunction {
  name: string;
  arguments: string;
  result: string;
  definer: boolean;
}

interface Schema {
  tables: Table[];
  columns: Column[];
  triggers: Trigger[];
  policies: Policy[];
  rights: Right[];
  functions: DatabaseFunction[];
}

const ROLES: Readonly<Record<keyof typeof databaseRoles, string>> = {
  owner: 'owns the schema and migrates it',
  app: 'answers calls, under row level security',
  system: 'looks up logins and runs background work',
  bound: 'runs the system’s calls that belong to one account',
  ops: 'answers operators',
};

const MEANING: Readonly<Record<string, string>> = {
  personal: 'personal: exported, gone after erasure',
  sealed: 'personal, encrypted: gone after erasure',
  copy: 'copy of personal data: gone after erasure',
  hash: 'hash or secret',
  plain: '',
};

/** The schema as a database has it after all migrations. */
async function readSchema(): Promise<Schema> {
  const database = await createTestDatabase();
  try {
    return await withClient(database.url('admin'), async (client) => {
      const rows = async <Row extends object>(sql: string): Promise<Row[]> =>
        (await client.query<Row>(sql)).rows;
      return {
        tables: await rows<Table>(TABLES),
        columns: await rows<Column>(COLUMNS),
        triggers: await rows<Trigger>(TRIGGERS),
        policies: await rows<Policy>(POLICIES),
        rights: await rows<Right>(RIGHTS),
        functions: await rows<DatabaseFunction>(FUNCTIONS),
      };
    });
  } finally {
    await database.drop();
  }
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** What a role of calls may write: the whole row, or these columns. */
function rightLines(rights: readonly Right[]): string {
  return [...new Set(rights.map(({ role }) => role))]
    .map((role) => {
      const verbs = rights
        .filter((right) => right.role === role)
        .map(({ verb, columns }) =>
          columns.length === 0 ? verb : `${verb} (${columns.map(code).join(', ')})`,
        );
      return `- ${code(role)} may ${verbs.join('; ')}`;
    })
    .join('\n');
}

function tableSection(schema: Schema, { name, secured, view }: Table): string {
  const columns = schema.columns.filter(({ table }) => table === name);
  const triggers = schema.triggers.filter(({ table }) => table === name);
  const policies = schema.policies.filter(({ table }) => table === name);
  const parts = [
    `### ${name}`,
    markdownTable(
      ['Column', 'Type', 'Refers to', 'A person’s data'],
      columns.map((column) => [
        code(column.name),
        `${column.type}${column.nullable ? ', null' : ''}`,
        column.target === null ? '' : code(column.target),
        MEANING[PERSONAL_COLUMNS[name]?.[column.name] ?? 'plain'] ?? '',
      ]),
    ),
  ];
  if (view) parts.push('A view.');
  if (triggers.length > 0)
    parts.push(
      triggers
        .map(
          (trigger) =>
            `- Trigger ${code(trigger.name)}: ${trigger.when} ${trigger.event}, runs ${code(`${trigger.function}()`)}`,
        )
        .join('\n'),
    );
  if (policies.length > 0)
    parts.push(
      policies
        .map((policy) => `- Policy ${code(policy.name)}: ${policy.command} for ${policy.roles}`)
        .join('\n'),
    );
  else if (secured) parts.push('- Row level security without a policy: only the owner reads it.');
  const rights = schema.rights.filter(({ table }) => table === name);
  if (rights.length > 0) parts.push(rightLines(rights));
  return parts.join('\n\n');
}

async function page(): Promise<string> {
  const schema = await readSchema();
  return `# Database

Generated from a migrated database by \`npm run generate\`; do not edit. Migrations are plain SQL in
[apps/api/src/db/migrations](../apps/api/src/db/migrations); partitions are shown as their table. What each column is
to a person is listed in [personal-columns.ts](../apps/api/src/privacy/personal-columns.ts); how long rows stay is in
[retention](retention.md).

## Roles

${markdownTable(
  ['Role', 'What it does'],
  (Object.keys(ROLES) as (keyof typeof ROLES)[]).map((role) => [
    code(databaseRoles[role]),
    ROLES[role],
  ]),
)}

## Tables

${schema.tables.map((table) => tableSection(schema, table)).join('\n\n')}

## Functions

${markdownTable(
  ['Function', 'Returns', 'Runs as'],
  schema.functions.map((one) => [
    code(`${one.name}(${one.arguments})`),
    one.result,
    one.definer ? 'its owner' : 'the caller',
  ]),
)}
`;
}

export const database: Generator = { file: 'docs/database.md', render: page };
