import type { TestApp } from './test-app.ts';

const COLUMNS = `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name ~ '_sealed$' ORDER BY 1`;

/** Every column with a sealed value, found by its name. */
export const sealedColumns = async (app: TestApp): Promise<string[]> =>
  (await app.look<{ name: string }>(COLUMNS)).map(({ name }) => name);

const VALUES = `
  SELECT account_number_sealed AS sealed, 'bank_details.account_number:' || account_id AS place
    FROM bank_details
  UNION ALL SELECT number_sealed, 'kyc_documents.number:' || id FROM kyc_documents
    WHERE number_sealed IS NOT NULL
  UNION ALL SELECT image_data_key_sealed, 'kyc_documents.image_data_key:' || id FROM kyc_documents
    WHERE image_data_key_sealed IS NOT NULL
  UNION ALL SELECT code_sealed, 'completion_codes.code:' || booking_id FROM completion_codes
  UNION ALL SELECT private_key_sealed, 'queue_keys.private_key:' || account_id FROM queue_keys
  ORDER BY place`;

export const sealedValues = (app: TestApp): Promise<{ sealed: string; place: string }[]> =>
  app.look(VALUES);

const GIVE = `UPDATE kyc_documents SET number_sealed = $2 WHERE id = $1`;

export const giveNumber = (app: TestApp, documentId: number, sealed: string): Promise<object[]> =>
  app.look(GIVE, [documentId, sealed]);

const DOCUMENT = `SELECT id::float8 AS id FROM kyc_documents WHERE account_id = $1 AND type = $2`;

export const documentOf = async (app: TestApp, accountId: number, type: string): Promise<number> =>
  (await app.look<{ id: number }>(DOCUMENT, [accountId, type]))[0]?.id ?? 0;

const REVEALS = `SELECT account_id::float8 AS account_id, subject_id::float8 AS subject_id, outcome,
    (SELECT words FROM audit_reasons r WHERE r.hash = audit.reason) AS reason
  FROM audit WHERE call = 'reveal-sealed' ORDER BY id`;

export const reveals = (app: TestApp): Promise<Record<string, unknown>[]> => app.look(REVEALS);

const LOOKS = `SELECT account_id::float8 AS account_id, subject_id::float8 AS subject_id, outcome,
    (SELECT words FROM audit_reasons r WHERE r.hash = audit.reason) AS reason
  FROM audit WHERE call = 'look-at-document' ORDER BY id`;

export const looks = (app: TestApp): Promise<Record<string, unknown>[]> => app.look(LOOKS);

const GIVE_OLD = `UPDATE kyc_documents SET image_key = $2, image_data_key_sealed = NULL,
  number_sealed = $3, number_hash = $4 WHERE id = $1`;

/** A document as a server of the previous release stores it. */
export const giveOldDocument = (
  app: TestApp,
  documentId: number,
  { key, sealed, hash }: { key: string; sealed: string | null; hash: string | null },
): Promise<object[]> => app.look(GIVE_OLD, [documentId, key, sealed, hash]);

const KEPT = `SELECT reply::text AS reply FROM idempotency_keys WHERE call = 'reveal-sealed'`;

export const keptReplies = async (app: TestApp): Promise<string[]> =>
  (await app.look<{ reply: string }>(KEPT)).map(({ reply }) => reply);
