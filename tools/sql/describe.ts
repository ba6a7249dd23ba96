import type { withClient } from '../../apps/api/src/db/connect.ts';
import { firstQuery, parseNodeTree, type TreeNode } from './node-tree.ts';

export type Client = Parameters<Parameters<typeof withClient>[1]>[0];

export interface Column {
  name: string;
  type: number;
  /** Zero for an expression. */
  table: number;
  tableColumn: number;
}

/** What PostgreSQL says of a statement without running it. */
export interface Description {
  parameters: readonly number[];
  columns: readonly Column[];
  /** The statement after name resolution; none for SAVEPOINT and the like. */
  query: TreeNode | undefined;
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** The driver's connection, of which its types show only a part. */
interface Wire {
  once(event: 'parameterDescription', heard: (message: { dataTypeIDs: number[] }) => void): void;
  parse(query: { name: string; text: string; types: number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Parse and Describe of the wire protocol: the server answers with types and executes nothing. */
class Describe {
  parameters: number[] = [];
  columns: Column[] = [];
  readonly done: Promise<void>;
  readonly #text: string;
  #settle: { resolve: () => void; reject: (error: Error) => void };

  constructor(text: string) {
    this.#text = text;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    this.done = promise;
    this.#settle = { resolve: () => resolve(undefined), reject };
  }

  submit(connection: unknown) {
    const wire = connection as Wire;
    wire.once('parameterDescription', ({ dataTypeIDs }) => {
      this.parameters = dataTypeIDs;
    });
    wire.parse({ name: '', text: this.#text, types: [] });
    wire.describe({ type: 'S', name: '' });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    this.columns = fields.map(({ name, tableID, columnID, dataTypeID }) => ({
      name,
      type: dataTypeID,
      table: tableID,
      tableColumn: columnID,
    }));
  }

  handleError(error: Error) {
    this.#settle.reject(error);
  }

  handleReadyForQuery() {
    this.#settle.resolve();
  }
}

/**
 * Describes a statement. Nullability is not on the wire, so the statement also becomes the body of
 * a temporary SQL function: PostgreSQL stores such a body as its analysed tree.
 */
export async function describeStatement(client: Client, text: string): Promise<Description> {
  const described = new Describe(text);
  client.query(described);
  await described.done;
  const { parameters, columns } = described;
  return { parameters, columns, query: await analyse(client, text, parameters) };
}

const PLAIN = /^\s*(?:select|insert|update|delete|with)\b/i;

async function analyse(client: Client, text: string, parameters: readonly number[]) {
  if (!PLAIN.test(text)) return undefined;
  const { rows: types } = await client.query<{ name: string }>(
    `SELECT format_type(oid, NULL) AS name FROM unnest($1::oid[]) WITH ORDINALITY AS p (oid, at) ORDER BY at`,
    [parameters],
  );
  const list = types.map(({ name }) => name).join(', ');
  await client.query(
    `CREATE FUNCTION pg_temp.statement(${list}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text}; END`,
  );
  const { rows } = await client.query<{ body: string }>(
    `SELECT prosqlbody::text AS body FROM pg_proc WHERE pronamespace = pg_my_temp_schema()`,
  );
  await client.query(`DROP FUNCTION pg_temp.statement`);
  return firstQuery(parseNodeTree(rows[0]?.body ?? '<>'));
}
