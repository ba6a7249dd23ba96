import type { AcceptedText } from '#auth/acceptance-store';
import type { Statement, Transaction } from '#platform/db';

const NOTIFY: Statement = {
  name: 'notify-of-legal-version',
  text: `WITH next AS (
      SELECT a.id, a.erased_at FROM accounts a WHERE a.id > $1 ORDER BY a.id LIMIT $2
    ), due AS (
      SELECT next.id FROM next WHERE next.erased_at IS NULL
        AND EXISTS (SELECT FROM legal_acceptances l WHERE l.account_id = next.id)
        AND EXISTS (
          SELECT FROM unnest($3::text[], $4::text[]) AS given (document, version)
          WHERE NOT EXISTS (SELECT FROM legal_acceptances l WHERE l.account_id = next.id
            AND l.document = given.document AND l.version = given.version))
    ), noted AS (
      INSERT INTO legal_notices (account_id, version, notified_at) SELECT id, $5, $6 FROM due
      ON CONFLICT DO NOTHING RETURNING account_id
    ), notified AS (
      INSERT INTO notifications (account_id, kind, created_at)
      SELECT account_id, 'terms-changed', $6 FROM noted
    )
    SELECT max(next.id) AS last, count(*) AS accounts FROM next`,
};

type Window = { readonly last: number | null; readonly accounts: number };

/**
 * Notifies those of the next accounts that accepted an older version, each once for a version. Returns the last of these
 * accounts, or null after the last of all.
 */
export const notifyNextAccounts = async (
  tx: Transaction,
  after: number,
  most: number,
  { current, at }: { readonly current: readonly AcceptedText[]; readonly at: Date },
): Promise<number | null> => {
  const documents = current.map(({ document }) => document);
  const versions = current.map(({ version }) => version);
  const newest = versions.toSorted().at(-1) ?? '';
  const values = [after, most, documents, versions, newest, at];
  const [window] = await tx.rows<Window>(NOTIFY, values);
  return window !== undefined && window.accounts === most ? window.last : null;
};
