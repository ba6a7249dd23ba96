import { verifyServiceman } from '@karigar/contract/verification/verify-serviceman';
import { accepted, refused } from '@karigar/domain/result';
import { missingForVerification } from '@karigar/domain/verification/missing-for-verification';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { addAccountNotification } from '#relay/account-notification-store';
import { defineHandler } from '#wire/define-handler';
import { isOwnAccount } from '../contact-store.ts';
import { addAnswer } from '../review-store.ts';
import { tellAnswersOf } from '../tell-answers.ts';
import { lockCandidate, lockParts, setVerified } from '../verification-store.ts';

export const verifyServicemanHandler = defineHandler(
  verifyServiceman,
  async ({ accountId, outcome, words: written }, { tx, who, now, note }) => {
    const by = accountOf(who);
    const isVerified = outcome === 'verified';
    note({ subjectId: accountId });
    await lockParts(tx, accountId);
    const candidate = await lockCandidate(tx, accountId);
    if (candidate === null) return refused('verification.not-found');
    if (await isOwnAccount(tx, by, accountId)) return refused('verification.own-account');
    if ((candidate.verified_at !== null) === isVerified) return refused('verification.already-so');
    const standing = { ...candidate, isBankVerified: candidate.is_bank_verified };
    const missing = missingForVerification({ ...standing, hasArea: candidate.has_area });
    if (isVerified && missing.length > 0) return refused('verification.incomplete');
    const words = isVerified ? null : readWrittenReason(written ?? '');
    if (!isVerified && words === null) return refused('verification.reason-missing');
    if (words !== null) note({ reason: words });
    const at = new Date(now);
    await tellAnswersOf({ tx, now }, accountId);
    await setVerified(tx, accountId, isVerified ? at : null);
    await addAnswer(tx, {
      accountId,
      about: 'account',
      outcome,
      reason: null,
      words,
      by,
      at,
      toldAt: at,
    });
    const kind = isVerified ? 'verified' : 'unverified';
    await addAccountNotification(tx, accountId, kind, at, words === null ? {} : { reason: words });
    return accepted(null);
  },
  { as: 'ops' },
);
