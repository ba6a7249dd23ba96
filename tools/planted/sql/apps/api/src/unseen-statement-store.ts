import type { Statement, Transaction } from './platform/db.ts';

export const find = (tx: Transaction, statement: Statement) => tx.rows<{ id: number }>(statement);
