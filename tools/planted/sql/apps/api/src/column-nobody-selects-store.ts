import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'column-nobody-selects', text: 'SELECT id FROM cities WHERE id = $1' };

export const readCity = (tx: Transaction, id: number) =>
  tx.rows<{ id: number; name: string }>(READ, [id]);
