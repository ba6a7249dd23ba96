import { finishItem } from '@karigar/contract/waiting/finish-item';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { lockClaim, removeClaim } from '../claim-store.ts';
import { takenByOther } from '../claims.ts';
import { findItem } from '../gather.ts';
import { ENDS } from '../sources.ts';

export const finishItemHandler = defineHandler(
  finishItem,
  async ({ kind, id, reason: written }, scope) => {
    const { tx, who, now, note } = scope;
    const me = accountOf(who);
    const claim = await lockClaim(tx, { kind, id });
    const item = await findItem(scope, { kind, id });
    const bookingId = item?.bookingId ?? null;
    if (bookingId === null) return refused('waiting.gone');
    const reason = readWrittenReason(written);
    note({ bookingId, ...(reason === null ? {} : { reason }) });
    const taken = takenByOther(claim, me, now);
    if (taken !== null) return taken;
    if (reason === null) return refused('console.reason-missing');
    await ENDS[kind].finish(tx, { id: Number(id), bookingId }, { by: me, at: now, words: reason });
    await removeClaim(tx, { kind, id }, me);
    return accepted(null);
  },
  { as: 'ops' },
);
