import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'row-without-names', text: 'SELECT name FROM cities WHERE id = $1' };

export const readCity = (tx: Transaction, id: number) =>
  tx.rows<Record<string, number>>(READ, [id]);
