import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import { mayActAlone } from '@karigar/domain/ledger/one-operator';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { countAuditedCalls } from '#audit/audited-calls-store';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { findSealedNumber } from '../reveal-store.ts';

const PER_HOUR = 20;

export const revealSealedHandler = defineHandler(
  revealSealed,
  async ({ accountId, number, reason: written }, { context, tx, who, note }) => {
    note({ subjectId: accountId });
    const reason = readWrittenReason(written);
    if (reason === null) return refused('reveal.reason-missing');
    note({ reason: `${number}: ${reason}` });
    const alone = mayActAlone(context.config.isProduction);
    if (!alone.ok) return alone;
    const made = await countAuditedCalls(tx, accountOf(who), revealSealed.name);
    if (made >= PER_HOUR) return refused('reveal.too-many');
    const found = await findSealedNumber(tx, accountId, number);
    if (found === null) return refused('reveal.nothing-kept');
    return accepted({ value: context.vault.open(found.sealed, found.place) });
  },
  { as: 'ops' },
);
