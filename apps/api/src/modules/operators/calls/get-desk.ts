import { getDesk } from '@karigar/contract/operators/get-desk';
import { DESKS } from '@karigar/domain/console/desks';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { readOwnDesk } from '../operator-store.ts';

export const getDeskHandler = defineHandler(
  getDesk,
  async (_input, { context, tx, who }) => {
    const accountId = accountOf(who);
    const { firstName, lastName, ...own } = await readOwnDesk(tx, accountId);
    const held = who.desks ?? [];
    return accepted({
      ...own,
      accountId,
      name: `${firstName} ${lastName}`.trim(),
      desks: DESKS.filter((desk) => held.includes(desk)),
      team: context.config.team,
    });
  },
  { as: 'system', of: 'caller' },
);
