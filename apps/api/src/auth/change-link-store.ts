import type { Disownable } from '@karigar/domain/identity/payout-freeze';
import type { Channel } from '@karigar/domain/identity/recipient';
import type { Statement, Transaction } from '#platform/db';

export type LinkChannel = Channel | 'app';

export type NewLink = {
  readonly accountId: number;
  readonly change: Disownable;
  readonly channel: LinkChannel;
  readonly tokenHash: string;
  readonly changedAt: Date;
  readonly expiresAt: Date;
};

const INSERT: Statement = {
  name: 'insert-change-link',
  text: `INSERT INTO change_links (account_id, change, channel, token_hash, changed_at, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
};

export const insertLink = async (
  tx: Transaction,
  { accountId, change, channel, tokenHash, changedAt, expiresAt }: NewLink,
): Promise<number> => {
  const values = [accountId, change, channel, tokenHash, changedAt, expiresAt];
  const [row] = await tx.rows<{ id: number }>(INSERT, values);
  if (row === undefined) throw new Error('no link was written');
  return row.id;
};

const SAVE_RECIPIENT: Statement = {
  name: 'save-change-link-recipient',
  text: `UPDATE change_links SET to_sealed = $2 WHERE id = $1`,
};

/** Sealed for its row, which has an id only once it is there. */
export const saveLinkRecipient = async (
  tx: Transaction,
  id: number,
  sealed: string,
): Promise<void> => void (await tx.rows(SAVE_RECIPIENT, [id, sealed]));

export type LinkRow = {
  readonly id: number;
  readonly account_id: number;
  readonly has_payouts: boolean;
  readonly change: Disownable;
  readonly channel: LinkChannel;
  readonly changed_at: Date;
  readonly expires_at: Date;
  readonly pressed_at: Date | null;
};

const FIND: Statement = {
  name: 'find-change-link',
  text: `SELECT l.id, l.account_id, l.change, l.channel, l.changed_at, l.expires_at, l.pressed_at,
      EXISTS (SELECT FROM memberships m WHERE m.account_id = l.account_id AND m.role = 'serviceman') AS has_payouts
    FROM change_links l JOIN accounts a ON a.id = l.account_id
    WHERE l.token_hash = $1 AND a.erased_at IS NULL`,
};

export const findLink = async (tx: Transaction, tokenHash: string): Promise<LinkRow | null> =>
  (await tx.rows<LinkRow>(FIND, [tokenHash]))[0] ?? null;

const PRESS: Statement = {
  name: 'press-change-link',
  text: `UPDATE change_links SET pressed_at = $2 WHERE id = $1`,
};

export const markPressed = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(PRESS, [id, now]));

const SENT_TO: Statement = {
  name: 'list-change-link-recipients',
  text: `SELECT id, channel, to_sealed FROM change_links
    WHERE account_id = $1 AND to_sealed IS NOT NULL ORDER BY id`,
  trusted: { channel: 'CHECK on change_links: a link with a recipient is not of the app' },
};

export type SentTo = {
  readonly id: number;
  readonly channel: Channel;
  readonly to_sealed: string | null;
};

/** Contacts that got a link within the last 60 days: those of before a change, also if it replaced them. */
export const listSentTo = (tx: Transaction, accountId: number): Promise<SentTo[]> =>
  tx.rows(SENT_TO, [accountId]);
