import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'wrong-column-type', text: 'SELECT founded_at FROM cities WHERE id = $1' };

export const readCity = (tx: Transaction, id: number) => tx.rows<{ founded_at: string }>(READ, [id]);
