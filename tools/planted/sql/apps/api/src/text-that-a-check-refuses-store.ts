import type { Statement, Transaction } from './platform/db.ts';

const SAVE: Statement = { name: 'text-that-a-check-refuses', text: 'UPDATE cities SET size = $2 WHERE id = $1' };

export const saveSize = (tx: Transaction, id: number, size: 'small' | 'huge') =>
  tx.rows(SAVE, [id, size]);
