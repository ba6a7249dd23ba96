import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { byDeadline, placeOf, type WaitingItem } from '@karigar/domain/console/waiting-items';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import type { ClaimRow } from '../claim-store.ts';
import { claimOf, readClaims } from '../claims.ts';
import { askOf, findItem, gather } from '../gather.ts';
import { readMark, writeMark } from '../page-mark.ts';

const PAGE = 50;

const present = (item: WaitingItem, claim: ClaimRow | null, me: number) => ({
  ...item,
  opens: placeOf(item),
  takenBy:
    claim === null
      ? null
      : { name: claim.name, since: claim.taken_at.getTime(), isMine: claim.account_id === me },
});

/** Every read is audited. */
export const listWaitingHandler = defineHandler(
  listWaiting,
  async ({ kinds = null, whose, cityId = null, limit = PAGE, after: written }, scope) => {
    const { tx, who, now } = scope;
    const me = accountOf(who);
    const after = written === undefined ? null : readMark(written);
    if (written !== undefined && after === null) return refused('waiting.page-unknown');
    const claims = await readClaims(tx, now);
    const own = [...claims.values()].filter(({ account_id: by }) => by === me);
    const found =
      whose === 'mine'
        ? await Promise.all(own.map(({ kind, item_id: id }) => findItem(scope, { kind, id }))).then(
            (items) => items.filter((item) => item !== null).toSorted(byDeadline),
          )
        : await gather(tx, askOf(scope, { kinds, from: after?.dueAt ?? 0, only: null, cityId }));
    const left = after === null ? found : found.filter((item) => byDeadline(item, after) > 0);
    const shown = left.slice(0, limit);
    const last = shown.at(-1);
    return accepted({
      items: shown.map((item) => present(item, claimOf(claims, item), me)),
      next: left.length > limit && last !== undefined ? writeMark(last) : null,
    });
  },
  { as: 'ops', audited: true },
);
