import type { Statement, Transaction } from './platform/db.ts';

const FIND: Statement = { name: 'undefined-parameter', text: 'SELECT id FROM cities WHERE nickname = $1' };

export const findCity = (tx: Transaction, nickname?: string) =>
  tx.rows<{ id: number }>(FIND, [nickname]);
