import type { Statement, Transaction } from './platform/db.ts';

const LIST: Statement = {
  name: 'other-domain',
  text: 'SELECT id, names FROM rivers',
};

type Names = { readonly hindi: string };

export const listRivers = (tx: Transaction) => tx.rows<{ id: number; names: readonly Names[] }>(LIST);
