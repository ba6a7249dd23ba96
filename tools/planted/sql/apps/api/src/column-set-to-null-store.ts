import type { Statement, Transaction } from './platform/db.ts';

const CLEAR: Statement = {
  name: 'column-set-to-null',
  text: `UPDATE cities SET nickname = NULL WHERE id = $1 AND nickname IS NOT NULL RETURNING nickname`,
};

export const clearNickname = (tx: Transaction, id: number) =>
  tx.rows<{ nickname: string }>(CLEAR, [id]);
