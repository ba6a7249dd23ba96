import type { Statement, Transaction } from './platform/db.ts';

const INSERT: Statement = {
  name: 'null-for-a-required-column',
  text: `WITH made AS (INSERT INTO areas (name) SELECT $1 RETURNING id) SELECT id FROM made`,
};

export const insertArea = (tx: Transaction, name: string | null) =>
  tx.rows<{ id: number }>(INSERT, [name]);
