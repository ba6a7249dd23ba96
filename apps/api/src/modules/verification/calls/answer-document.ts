import { answerDocument } from '@karigar/contract/verification/answer-document';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused } from '@karigar/domain/result';
import {
  isReasonGiven,
  mayApprove,
  needsSecondReviewer,
} from '@karigar/domain/verification/review';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { findWaiting } from '../find-waiting.ts';
import {
  addAnswer,
  countApprovals,
  decideDocument,
  findFirstReviewer,
  readNumberCheck,
} from '../review-store.ts';

export const answerDocumentHandler = defineHandler(
  answerDocument,
  async (input, { tx, who, now, note }) => {
    const { outcome, name, face = null } = input;
    const by = accountOf(who);
    const found = await findWaiting(tx, input, by, note);
    if (!found.ok) return found;
    const document = found.value;
    const isApproval = outcome === 'approved';
    const first = await findFirstReviewer(tx, document);
    if (first === by) return refused('verification.another-reviewer');
    const words = input.words?.trim() || null;
    const reason = isApproval ? null : (input.reason ?? null);
    if (!isApproval && !isReasonGiven(reason, words ?? ''))
      return refused('verification.reason-missing');
    const validUntil = isApproval ? (input.validUntil ?? null) : null;
    const { is_equal: isNumberEqual } = await readNumberCheck(tx, document, by);
    if (isApproval) {
      const may = mayApprove(
        { isSigned: document.is_signed, isNumberEqual },
        validUntil,
        dayOf(now),
      );
      if (!may.ok) return may;
    }
    const needsSecond =
      isApproval &&
      first === null &&
      needsSecondReviewer({ name, face }, await countApprovals(tx, by));
    const at = new Date(now);
    await addAnswer(tx, {
      accountId: document.account_id,
      about: 'document',
      documentId: document.id,
      version: document.uploads,
      outcome,
      reason,
      words: isApproval ? null : words,
      nameSeen: name,
      faceSeen: face,
      isNumberEqual,
      needsSecond,
      by,
      at,
      toldAt: null,
    });
    if (needsSecond) return accepted({ state: 'second' as const });
    const decided = { outcome, reason, words: isApproval ? null : words, validUntil };
    await decideDocument(tx, document.id, decided, at);
    return accepted({ state: outcome });
  },
  { as: 'ops' },
);
