import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'nullable-column', text: 'SELECT nickname FROM cities WHERE id = $1' };

export const readCity = (tx: Transaction, id: number) => tx.rows<{ nickname: string }>(READ, [id]);
