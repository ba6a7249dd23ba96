import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'forgotten-literal', text: 'SELECT size FROM cities WHERE id = $1' };

export const readSize = (tx: Transaction, id: number) => tx.rows<{ size: 'small' }>(READ, [id]);
