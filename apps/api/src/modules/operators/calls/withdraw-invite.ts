import { withdrawInvite } from '@karigar/contract/operators/withdraw-invite';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { defineHandler } from '#wire/define-handler';
import { withdrawInviteRow } from '../invite-store.ts';
import { findColleague } from '../team-store.ts';

export const withdrawInviteHandler = defineHandler(
  withdrawInvite,
  async ({ inviteId, reason: written }, { tx, now, note }) => {
    const reason = readWrittenReason(written);
    if (reason === null) return refused('console.reason-missing');
    const email = await withdrawInviteRow(tx, inviteId, new Date(now));
    if (email === null) return refused('invite.over');
    note({ subjectId: (await findColleague(tx, email))?.accountId ?? null, reason });
    return accepted(null);
  },
  { as: 'ops' },
);
