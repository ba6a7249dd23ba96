import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { KycStatus } from '@karigar/domain/documents/kyc-status';
import type { OfferedLanguage } from '@karigar/domain/language';
import type { Names } from '@karigar/domain/names';
import type { SeenAs } from '@karigar/domain/verification/review';
import type { WorkingHours } from '@karigar/domain/work-times/working-hours';
import type { Statement, Transaction } from '#platform/db';

type PersonRow = {
  readonly name: string;
  readonly picture_key: string | null;
  readonly language: OfferedLanguage;
  readonly verified_at: Date | null;
  readonly reach_km: number | null;
  readonly on_duty: boolean | null;
  readonly area_id: number | null;
  readonly hours: readonly WorkingHours[];
};

const PERSON: Statement = {
  name: 'read-kyc-candidate',
  text: `SELECT trim(p.first_name || ' ' || p.last_name) AS name, p.picture_key, a.language, m.verified_at, w.reach_km,
      w.on_duty, CASE WHEN w.account_id IS NOT NULL THEN (SELECT id FROM areas
        ORDER BY point(areas.longitude, areas.latitude) <-> point(w.longitude, w.latitude) LIMIT 1) END AS area_id,
      (SELECT coalesce(json_agg(json_build_object('weekday', h.weekday, 'fromMinute', h.from_minute, 'toMinute', h.to_minute)
          ORDER BY h.weekday, h.from_minute), '[]')
        FROM serviceman_hours h WHERE h.account_id = m.account_id) AS hours
    FROM memberships m JOIN accounts a ON a.id = m.account_id JOIN profiles p ON p.account_id = m.account_id
      LEFT JOIN serviceman_work w ON w.account_id = m.account_id
    WHERE m.account_id = $1 AND m.role = 'serviceman' AND a.erased_at IS NULL`,
};

export const readCandidate = async (
  tx: Transaction,
  accountId: number,
): Promise<PersonRow | null> => (await tx.rows<PersonRow>(PERSON, [accountId]))[0] ?? null;

export type CandidateDocument = {
  readonly id: number;
  readonly type: DocumentType;
  readonly status: KycStatus;
  readonly is_sent: boolean;
  readonly is_signed: boolean;
  readonly uploads: number;
  readonly sent_at: Date | null;
  readonly valid_until: IndiaDay | null;
  readonly tries: number;
  readonly is_number_equal: boolean;
  readonly is_number_elsewhere: boolean;
  /** Who approved this upload first, so that another one decides. */
  readonly first_reviewer: number | null;
};

const DOCUMENTS: Statement = {
  name: 'list-candidate-documents',
  text: `SELECT d.id, d.type, d.status, d.uploads, d.sent_at, d.valid_until::text AS valid_until,
      d.image_key IS NOT NULL OR d.signature_checked_at IS NOT NULL AS is_sent,
      d.signature_checked_at IS NOT NULL AS is_signed, coalesce(c.tries, 0) AS tries,
      coalesce(c.is_equal, false) AS is_number_equal,
      EXISTS (SELECT FROM kyc_documents o WHERE o.type = d.type AND o.number_hash = d.number_hash
        AND o.account_id <> d.account_id) AS is_number_elsewhere,
      (SELECT a.answered_by FROM kyc_answers a WHERE a.document_id = d.id AND a.version = d.uploads AND a.needs_second
        AND a.undone_at IS NULL ORDER BY a.id DESC LIMIT 1) AS first_reviewer
    FROM kyc_documents d
      LEFT JOIN number_checks c ON c.document_id = d.id AND c.checked_by = $2 AND c.upload = d.uploads
    WHERE d.account_id = $1 ORDER BY d.id`,
};

export const listCandidateDocuments = (
  tx: Transaction,
  accountId: number,
  operatorId: number,
): Promise<CandidateDocument[]> => tx.rows(DOCUMENTS, [accountId, operatorId]);

export type AnswerRow = {
  readonly about: 'document' | 'bank' | 'account';
  readonly type: DocumentType | null;
  readonly outcome: 'approved' | 'rejected' | 'verified' | 'refused' | 'withdrawn';
  readonly reason_kind: string | null;
  readonly words: string | null;
  readonly name_seen: SeenAs | null;
  readonly face_seen: SeenAs | null;
  readonly by: string;
  readonly answered_at: Date;
  readonly needs_second: boolean;
  readonly undone_at: Date | null;
};

const ANSWERS: Statement = {
  name: 'list-candidate-answers',
  text: `SELECT a.about, d.type, a.outcome, a.reason_kind, a.words, a.name_seen, a.face_seen,
      trim(p.first_name || ' ' || p.last_name) AS by, a.answered_at, a.needs_second, a.undone_at
    FROM kyc_answers a JOIN profiles p ON p.account_id = a.answered_by
      LEFT JOIN kyc_documents d ON d.id = a.document_id
    WHERE a.account_id = $1 ORDER BY a.id DESC LIMIT 50`,
};

export const listAnswers = (tx: Transaction, accountId: number): Promise<AnswerRow[]> =>
  tx.rows(ANSWERS, [accountId]);

type BankRow = {
  readonly bank_name: string;
  readonly ifsc: string;
  readonly holder_name: string;
  readonly version: number;
  readonly updated_at: Date;
  readonly check_outcome: 'verified' | 'refused' | null;
  readonly check_words: string | null;
};

const BANK: Statement = {
  name: 'read-candidate-bank',
  text: `SELECT bank_name, ifsc, holder_name, version, updated_at, check_outcome, check_words FROM bank_details
    WHERE account_id = $1`,
};

export const readCandidateBank = async (
  tx: Transaction,
  accountId: number,
): Promise<BankRow | null> => (await tx.rows<BankRow>(BANK, [accountId]))[0] ?? null;

type AreaRow = { readonly id: number; readonly names: Names; readonly city_names: Names };

const AREAS: Statement = {
  name: 'list-areas-to-confirm',
  text: `SELECT a.id, names_of(a.names, a.name, a.name_hi) AS names, names_of(c.names, c.name, c.name_hi) AS city_names
    FROM areas a JOIN cities c ON c.id = a.city_id AND c.is_served WHERE a.is_served ORDER BY c.id, a.name`,
};

export const listAreasToConfirm = (tx: Transaction): Promise<AreaRow[]> => tx.rows(AREAS);
