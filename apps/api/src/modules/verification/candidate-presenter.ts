import type { KycStatus } from '@karigar/domain/documents/kyc-status';
import { MOST_NUMBER_TRIES } from '@karigar/domain/verification/review';
import type { Say } from '@karigar/domain/msg';
import { bankReason, documentReason } from '@karigar/domain/verification/review-texts';
import type { AnswerRow, CandidateDocument } from './candidate-store.ts';

type State = KycStatus | 'missing' | 'second';

const stateOf = (row: CandidateDocument): State => {
  const { status, is_sent: isSent, first_reviewer: first } = row;
  if (status !== 'pending') return status;
  if (!isSent) return 'missing';
  return first === null ? 'pending' : 'second';
};

export const presentDocument = (row: CandidateDocument, operatorId: number) => ({
  id: row.id,
  type: row.type,
  state: stateOf(row),
  upload: row.uploads,
  sentAt: row.is_sent ? (row.sent_at?.getTime() ?? null) : null,
  validUntil: row.valid_until,
  isSigned: row.is_signed,
  isNumberEqual: row.is_number_equal,
  triesLeft: MOST_NUMBER_TRIES - row.tries,
  isNumberElsewhere: row.is_number_elsewhere,
  waitsForAnother: row.status === 'pending' && row.first_reviewer === operatorId,
});

/** `says` is in the serviceman's language: what the reviewer sees is what they read. */
const reasonOf = ({ about, reason_kind: kind, words }: AnswerRow, says: Say): string | null => {
  if (about === 'account') return words;
  const write = about === 'bank' ? bankReason : documentReason;
  return write(kind, words, says) || null;
};

export const presentAnswer = (row: AnswerRow, says: Say) => ({
  about: row.about,
  documentType: row.type,
  outcome: row.outcome,
  reason: reasonOf(row, says),
  name: row.name_seen,
  face: row.face_seen,
  by: row.by,
  answeredAt: row.answered_at.getTime(),
  needsSecond: row.needs_second,
  isUndone: row.undone_at !== null,
});
