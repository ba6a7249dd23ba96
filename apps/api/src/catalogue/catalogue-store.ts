import type { Client } from 'pg';
import { catalogueRows } from './catalogue.ts';

type Row = Readonly<Record<string, unknown>>;

/** Inserts new rows and updates known ones; rows that left the files stay, because bookings refer to them. */
const load = async (client: Client, table: string, rows: readonly Row[]): Promise<number> => {
  const columns = Object.keys(rows[0] ?? {});
  const rest = columns.filter((column) => column !== 'id');
  const list = columns.join(', ');
  const { rowCount } = await client.query(
    `INSERT INTO ${table} AS known (${list})
     SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1)
     ON CONFLICT (id) DO UPDATE SET ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}
       WHERE (${rest.map((column) => `known.${column}`).join(', ')})
         IS DISTINCT FROM (${rest.map((column) => `excluded.${column}`).join(', ')})`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
};

/** Loads the catalogue files into the database as its owner; returns how many rows changed. */
export const loadCatalogue = async (client: Client): Promise<Readonly<Record<string, number>>> => {
  const changed: Record<string, number> = {};
  for (const [table, rows] of Object.entries(catalogueRows))
    changed[table] = await load(client, table, rows);
  return changed;
};
