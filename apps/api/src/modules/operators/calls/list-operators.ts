import { listOperators } from '@karigar/contract/operators/list-operators';
import { DESKS } from '@karigar/domain/console/desks';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import {
  listOpenInvites,
  listOperatorRows,
  type ListedInvite,
  type ListedOperator,
} from '../team-store.ts';

const MOST = 100;

const present = ({ desks, lastSeenAt, closedAt, ...row }: ListedOperator) => ({
  ...row,
  desks: DESKS.filter((desk) => desks.includes(desk)),
  lastSeenAt: lastSeenAt?.getTime() ?? null,
  closedAt: closedAt?.getTime() ?? null,
});

const presentInvite = ({ desks, expiresAt, ...row }: ListedInvite) => ({
  ...row,
  desks: [...desks],
  expiresAt: expiresAt.getTime(),
});

/** Every read is audited. */
export const listOperatorsHandler = defineHandler(
  listOperators,
  async ({ limit = MOST, after = 0 }, { tx, now }) => {
    const rows = await listOperatorRows(tx, after, limit + 1);
    const shown = rows.slice(0, limit);
    const invites = after === 0 ? await listOpenInvites(tx, new Date(now)) : [];
    return accepted({
      operators: shown.map(present),
      invites: invites.map(presentInvite),
      next: rows.length > limit ? (shown.at(-1)?.accountId ?? null) : null,
    });
  },
  { as: 'ops', audited: true },
);
