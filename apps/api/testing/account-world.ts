import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REFUSALS, type RefusalName } from '@karigar/contract/refusals';
import type { Language } from '@karigar/domain/language';
import { say } from '#platform/texts';
import { createTestApp, type Reply, type TestApp } from './test-app.ts';

/** The rows of an account in the database. */
export type AccountTraces = {
  readonly id: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isPhoneProven: boolean;
  readonly isEmailProven: boolean;
  readonly password_hash: string | null;
  readonly language: string;
  readonly roles: readonly string[];
  readonly names: string;
  readonly pictureKey: string | null;
  readonly documents: readonly {
    id: number;
    type: string;
    status: string;
    image_key: string | null;
    image_data_key_sealed: string | null;
    number_sealed: string | null;
    number_hash: string | null;
    number_last_four: string | null;
    signed_name: string | null;
    signed_on: string | null;
    signature_checked_at: string | null;
    reason: string | null;
  }[];
  readonly bank: { account_number_sealed: string; bank_name: string } | null;
  readonly sessions: readonly { role: string; player_id: string; revoked_at: string | null }[];
};

const TRACES = `
  SELECT a.id::float8 AS id, a.phone, a.email, a.password_hash, a.language,
    a.phone_verified_at IS NOT NULL AS "isPhoneProven",
    a.email_verified_at IS NOT NULL AS "isEmailProven",
    p.first_name || '|' || p.last_name || '|' || p.address AS names, p.picture_key AS "pictureKey",
    ARRAY(SELECT role FROM memberships m WHERE m.account_id = a.id) AS roles,
    (SELECT coalesce(jsonb_agg(to_jsonb(k) ORDER BY k.id), '[]') FROM kyc_documents k
      WHERE k.account_id = a.id) AS documents,
    (SELECT to_jsonb(b) FROM bank_details b WHERE b.account_id = a.id) AS bank,
    (SELECT coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.id), '[]') FROM sessions s
      WHERE s.account_id = a.id) AS sessions
  FROM accounts a JOIN profiles p ON p.account_id = a.id
  WHERE a.phone = $1 OR a.email = $1`;

const AUDITED = `SELECT call, outcome, role, account_id::float8 AS account_id FROM audit ORDER BY id`;
const BLOCK = `UPDATE accounts SET blocked_at = now(), blocked_reason = 'test' WHERE id = $1`;
const JUDGE = `UPDATE kyc_documents SET status = $2, reason = 'Not readable' WHERE id = $1`;
/** Operators do both by hand: no call does it yet. */
const VERIFY = `WITH skilled AS (INSERT INTO serviceman_skills (account_id, skill_id) VALUES ($1, $2))
  UPDATE memberships SET verified_at = now() WHERE account_id = $1 AND role = 'serviceman'`;
const JOIN = `INSERT INTO memberships (account_id, role) VALUES ($1, $2)`;
const SET_PLAYER = `UPDATE sessions SET player_id = $2 WHERE account_id = $1`;
const SCOPES = `SELECT scope FROM idempotency_keys WHERE key = $1`;
const NO_PHONE = `UPDATE accounts SET phone = NULL, phone_verified_at = NULL WHERE id = $1`;
const UNPROVE = `UPDATE accounts SET phone_verified_at = NULL, email_verified_at = NULL WHERE id = $1`;
const GIVE_EMAIL = `UPDATE accounts SET email = $2, email_verified_at = now() WHERE phone = $1`;
const TABLES = `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
const TELL = `INSERT INTO notifications (account_id, kind, details, created_at)
  SELECT $1, $2, $3, $4 FROM generate_series(1, $5::int)`;

/** A test app, with lookups and fixtures for accounts that bypass the server. */
export const createAccountWorld = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const files = await mkdtemp(join(tmpdir(), 'karigar-files-'));
  const app: TestApp = await createTestApp({
    ...options,
    env: { FILES_DIR: files, ...options.env },
  });
  return {
    ...app,
    close: async (): Promise<void> => {
      await app.close();
      await rm(files, { recursive: true });
    },
    /** By phone or email. */
    traces: async (contact: string): Promise<AccountTraces | null> =>
      (await app.look<AccountTraces>(TRACES, [contact]))[0] ?? null,
    audited: () =>
      app.look<{ call: string; outcome: string; role: string; account_id: number | null }>(AUDITED),
    block: (id: number) => app.look(BLOCK, [id]),
    judge: (documentId: number, status: 'approved' | 'rejected') =>
      app.look(JUDGE, [documentId, status]),
    verifyServiceman: (id: number, skill: string) => app.look(VERIFY, [id, skill]),
    join: (id: number, role: string) => app.look(JOIN, [id, role]),
    dropPhone: (id: number) => app.look(NO_PHONE, [id]),
    /** As if phone and email had only been typed, never verified. */
    unprove: (id: number) => app.look(UNPROVE, [id]),
    /** As if the email had been verified by its code. */
    giveEmail: (phone: string, email: string) => app.look(GIVE_EMAIL, [phone, email]),
    tell: (id: number, kind: string, details: unknown, times = 1) =>
      app.look(TELL, [id, kind, JSON.stringify(details), new Date(app.now()), times]),
    setPlayer: (id: number, playerId: string) => app.look(SET_PLAYER, [id, playerId]),
    /** The scope of each use of an idempotency key. */
    scopesOf: async (key: string): Promise<string[]> =>
      (await app.look<{ scope: string }>(SCOPES, [key])).map(({ scope }) => scope),
    /** Without the table audit no write can finish. */
    breakAudit: () => app.look(`ALTER TABLE audit RENAME TO audit_away`),
    mendAudit: () => app.look(`ALTER TABLE audit_away RENAME TO audit`),
    /** Every row of every table, as text. */
    dump: async (): Promise<string> => {
      const tables = await app.look<{ tablename: string }>(TABLES);
      const rows = tables.map(({ tablename }) =>
        app.look<{ row: string }>(`SELECT t::text AS row FROM ${tablename} t`),
      );
      return JSON.stringify(await Promise.all(rows));
    },
  };
};

export type AccountWorld = Awaited<ReturnType<typeof createAccountWorld>>;

export const tokenOf = (reply: Reply): string =>
  (reply.body.data as { authToken: string } | null)?.authToken ?? '';

/** A refusal as it must look on the wire, byte for byte. */
export const refusal = (name: RefusalName, language: Language = 'en') => ({
  status: 200,
  body: {
    success: false,
    code: name,
    message: say(REFUSALS[name].text, language),
    ...(!('details' in REFUSALS[name]) && { data: null }),
  },
});

export const HINDI = { headers: { 'accept-language': 'hi-IN,hi;q=0.9' } } as const;
