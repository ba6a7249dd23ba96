import { takeItem } from '@karigar/contract/waiting/take-item';
import { claimedUntil } from '@karigar/domain/console/waiting-items';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { lockClaim, saveClaim } from '../claim-store.ts';
import { takenByOther } from '../claims.ts';
import { findItem } from '../gather.ts';

export const takeItemHandler = defineHandler(
  takeItem,
  async (ref, scope) => {
    const { tx, who, now, note } = scope;
    const me = accountOf(who);
    const item = await findItem(scope, ref);
    if (item === null) return refused('waiting.gone');
    if (item.bookingId !== null) note({ bookingId: item.bookingId });
    const claim = await lockClaim(tx, ref);
    const taken = takenByOther(claim, me, now);
    if (taken !== null) return taken;
    const isRenewed = claim !== null && claim.account_id === me && claim.until.getTime() > now;
    const until = claimedUntil(now);
    const takenAt = isRenewed ? claim.taken_at : new Date(now);
    await saveClaim(tx, ref, { by: me, takenAt, until: new Date(until) });
    return accepted({ until });
  },
  { as: 'ops' },
);
