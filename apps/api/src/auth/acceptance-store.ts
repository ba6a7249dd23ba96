import type { Statement, Transaction } from '#platform/db';

const ACCEPT: Statement = {
  name: 'accept-legal-texts',
  text: `INSERT INTO legal_acceptances (account_id, document, version, accepted_at)
    SELECT $1, given.document, given.version, $4
    FROM unnest($2::text[], $3::text[]) AS given (document, version)
    ON CONFLICT DO NOTHING`,
};

export type AcceptedText = { readonly document: string; readonly version: string };

/** A version that was accepted before keeps its time. Sent together with COMMIT, which fails if it fails. */
export const insertAcceptances = (
  tx: Transaction,
  accountId: number,
  texts: readonly AcceptedText[],
  at: Date,
): void => {
  const documents = texts.map(({ document }) => document);
  const versions = texts.map(({ version }) => version);
  void tx.rows(ACCEPT, [accountId, documents, versions, at]);
};
