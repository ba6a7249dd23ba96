import { DOCUMENT_TYPES } from '@karigar/domain/documents/document-number';
import type { Membership } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';

const READ: Statement = {
  name: 'read-roles',
  text: `SELECT role FROM memberships WHERE account_id = $1`,
};

export const readRoles = async (tx: Transaction, accountId: number): Promise<Membership[]> =>
  (await tx.rows<{ role: Membership }>(READ, [accountId])).map(({ role }) => role);

const ADD: Statement = {
  name: 'add-membership',
  text: `INSERT INTO memberships (account_id, role) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};

const ADD_DOCUMENTS: Statement = {
  name: 'add-documents-to-send',
  text: `INSERT INTO kyc_documents (account_id, type, updated_at) SELECT $1, unnest($2::text[]), $3
    ON CONFLICT (account_id, type) DO NOTHING`,
};

/** A new serviceman has documents to send, as after a registration. */
export const addMembership = async (
  tx: Transaction,
  accountId: number,
  role: Membership,
  now: Date,
): Promise<void> => {
  await tx.rows(ADD, [accountId, role]);
  if (role === 'serviceman') await tx.rows(ADD_DOCUMENTS, [accountId, DOCUMENT_TYPES, now]);
};
