import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'column-nobody-reads', text: 'SELECT id, name FROM cities WHERE id = $1' };

export const readCity = (tx: Transaction, id: number) => tx.rows<{ id: number }>(READ, [id]);
