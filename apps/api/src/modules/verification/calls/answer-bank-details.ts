import { answerBankDetails } from '@karigar/contract/verification/answer-bank-details';
import { matchNames } from '@karigar/domain/documents/name-match';
import { accepted, refused } from '@karigar/domain/result';
import { isReasonGiven } from '@karigar/domain/verification/review';
import { accountOf } from '#auth/who';
import { addAccountNotification } from '#relay/account-notification-store';
import { defineHandler } from '#wire/define-handler';
import { lockCheckedBank, saveBankCheck } from '../bank-check-store.ts';
import { isOwnAccount } from '../contact-store.ts';
import { forgetName } from '../provider-check/provider-check-store.ts';
import { addAnswer } from '../review-store.ts';

export const answerBankDetailsHandler = defineHandler(
  answerBankDetails,
  async (input, { tx, who, now, note }) => {
    const { accountId, version, outcome } = input;
    const by = accountOf(who);
    note({ subjectId: accountId });
    const bank = await lockCheckedBank(tx, accountId);
    if (bank === null) return refused('verification.bank-not-found');
    if (await isOwnAccount(tx, by, accountId)) return refused('verification.own-account');
    if (bank.version !== version) return refused('verification.changed');
    const isVerified = outcome === 'verified';
    const words = isVerified ? null : input.words?.trim() || null;
    const reason = isVerified ? null : (input.reason ?? null);
    if (!isVerified && !isReasonGiven(reason, words ?? ''))
      return refused('verification.reason-missing');
    const shown = input.shownName?.trim() ?? '';
    if (isVerified && shown === '') return refused('verification.shown-name-missing');
    const nameMatch = shown === '' ? null : matchNames(shown, bank.name);
    // Money goes to nobody else's account.
    if (isVerified && nameMatch === 'different') return refused('verification.name-differs');
    const at = new Date(now);
    await saveBankCheck(tx, accountId, { outcome, reason, words });
    await forgetName(tx, accountId);
    await addAnswer(tx, {
      accountId,
      about: 'bank',
      version,
      outcome,
      reason,
      words,
      nameMatch,
      by,
      at,
      toldAt: at,
    });
    await addAccountNotification(tx, accountId, isVerified ? 'bank-checked' : 'bank-refused', at, {
      ...(reason === null ? {} : { reasonKind: reason }),
      ...(words === null ? {} : { words }),
    });
    return accepted(null);
  },
  { as: 'ops' },
);
