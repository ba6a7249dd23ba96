import type { Statement, Transaction } from '#platform/db';

const LIST: Statement = {
  name: 'list-silenced-kinds',
  text: `SELECT kind FROM silenced_kinds WHERE account_id = $1`,
};

export const listSilenced = async (tx: Transaction, accountId: number): Promise<string[]> =>
  (await tx.rows<{ kind: string }>(LIST, [accountId])).map(({ kind }) => kind);

const TAKES_OFFER_SMS: Statement = {
  name: 'find-offer-sms',
  text: 'SELECT FROM offer_sms WHERE account_id = $1',
};

export const takesOfferSms = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx.rows(TAKES_OFFER_SMS, [accountId])).length > 0;

const TAKE_OFFER_SMS: Statement = {
  name: 'choose-offer-sms',
  text: 'INSERT INTO offer_sms (account_id, chosen_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};
const LEAVE_OFFER_SMS: Statement = {
  name: 'leave-offer-sms',
  text: 'DELETE FROM offer_sms WHERE account_id = $1',
};

export const saveOfferSms = async (
  tx: Transaction,
  accountId: number,
  { takes, now }: { readonly takes: boolean; readonly now: Date },
): Promise<void> => {
  if (takes) await tx.rows(TAKE_OFFER_SMS, [accountId, now]);
  else await tx.rows(LEAVE_OFFER_SMS, [accountId]);
};

const SILENCE: Statement = {
  name: 'silence-kind',
  text: `INSERT INTO silenced_kinds (account_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};
const RING: Statement = {
  name: 'ring-kind',
  text: `DELETE FROM silenced_kinds WHERE account_id = $1 AND kind = $2`,
};

export const saveSetting = async (
  tx: Transaction,
  accountId: number,
  { kind, rings }: { readonly kind: string; readonly rings: boolean },
): Promise<void> => void (await tx.rows(rings ? RING : SILENCE, [accountId, kind]));
