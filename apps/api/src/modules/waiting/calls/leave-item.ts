import { leaveItem } from '@karigar/contract/waiting/leave-item';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { removeClaim } from '../claim-store.ts';

export const leaveItemHandler = defineHandler(
  leaveItem,
  async (ref, { tx, who }) => {
    await removeClaim(tx, ref, accountOf(who));
    return accepted(null);
  },
  { as: 'ops' },
);
