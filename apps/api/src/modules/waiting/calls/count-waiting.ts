import { hash } from 'node:crypto';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { claimOf, readClaims } from '../claims.ts';
import { askOf, gather, MOST } from '../gather.ts';

/** Numbers alone are not audited. */
export const countWaitingHandler = defineHandler(
  countWaiting,
  async ({ cityId = null }, scope) => {
    const { tx, who, now } = scope;
    const me = accountOf(who);
    const ask = askOf(scope, { kinds: null, from: 0, only: null, cityId });
    const claims = await readClaims(tx, now);
    const items = await gather(tx, ask);
    const seen = items.map((item) => {
      const claim = claimOf(claims, item);
      return `${item.kind} ${item.id} ${item.dueAt} ${claim?.account_id ?? ''}`;
    });
    return accepted({
      kinds: ask.kinds.map((kind) => {
        const own = items.filter((item) => item.kind === kind);
        const late = own.filter(({ dueAt }) => dueAt < now).length;
        return { kind, count: Math.min(own.length, MOST), late: Math.min(late, MOST) };
      }),
      mine: items.filter((item) => claimOf(claims, item)?.account_id === me).length,
      stamp: hash('sha256', seen.join('\n'), 'hex').slice(0, 16),
    });
  },
  { as: 'ops' },
);
