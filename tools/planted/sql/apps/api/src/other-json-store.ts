import type { Statement, Transaction } from './platform/db.ts';

const LIST: Statement = {
  name: 'other-json',
  text: `SELECT coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') AS areas FROM areas`,
};

export const listAreas = (tx: Transaction) =>
  tx.rows<{ areas: readonly { id: number; name: number }[] }>(LIST);
