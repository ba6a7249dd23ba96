import { sharesContact } from '@karigar/domain/verification/own-account';
import type { Statement, Transaction } from '#platform/db';

const CONTACTS: Statement = {
  name: 'read-two-contacts',
  text: `SELECT a.id, a.phone, coalesce(o.email, a.email) AS email FROM accounts a
    LEFT JOIN operators o ON o.account_id = a.id WHERE a.id IN ($1, $2)`,
};

type ContactRow = {
  readonly id: number;
  readonly phone: string | null;
  readonly email: string | null;
};

/** Whether the operator may not decide about this account. */
export const isOwnAccount = async (
  tx: Transaction,
  operatorId: number,
  accountId: number,
): Promise<boolean> => {
  const rows = await tx.rows<ContactRow>(CONTACTS, [operatorId, accountId]);
  const operator = rows.find(({ id }) => id === operatorId);
  const account = rows.find(({ id }) => id === accountId);
  return operator !== undefined && account !== undefined && sharesContact(operator, account);
};
