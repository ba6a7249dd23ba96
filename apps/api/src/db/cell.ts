import { LAST_CELL } from '@karigar/domain/cell';
import type { Client } from 'pg';

type Known = { readonly cell: number | null; readonly migrated: boolean };

const readCell = async (client: Client): Promise<Known> => {
  const { rows } = await client.query<{ named: boolean; migrated: boolean }>(
    `SELECT to_regprocedure('cell()') IS NOT NULL AS named,
       to_regclass('schema_migrations') IS NOT NULL AS migrated`,
  );
  const { named = false, migrated = false } = rows[0] ?? {};
  if (!named) return { cell: null, migrated };
  const found = await client.query<{ cell: number }>('SELECT cell() AS cell');
  return { cell: found.rows[0]?.cell ?? null, migrated };
};

/**
 * Names the cell of a database before its first migration. Afterwards its ids contain the cell, so
 * another one is refused; databases from before there were cells are cell 0.
 */
export const foundCell = async (client: Client, cell: number): Promise<void> => {
  if (!Number.isSafeInteger(cell) || cell < 0 || cell > LAST_CELL) {
    throw new Error(`there is no cell ${cell}: 0 to ${LAST_CELL}`);
  }
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('karigar.cell'))`);
    const known = await readCell(client);
    if (known.cell === null && !known.migrated) {
      await client.query(
        `CREATE FUNCTION cell() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${cell}`,
      );
    } else if ((known.cell ?? 0) !== cell) {
      throw new Error(`the database is cell ${known.cell ?? 0} and cannot become cell ${cell}`);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

/** Gives every sequence the bounds of the cell, also those of tables that a migration has just added. */
export const holdIdsToCell = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT to_regprocedure('hold_ids_to_cell()') IS NOT NULL AS known`,
  );
  if (rows[0]?.known === true) await client.query('CALL hold_ids_to_cell()');
};
