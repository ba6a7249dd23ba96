import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { mayReopen } from '@karigar/domain/console/waiting-items';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { isNumber } from '../gather.ts';
import { ENDS } from '../sources.ts';

export const reopenItemHandler = defineHandler(
  reopenItem,
  async ({ kind, id }, { tx, who, now }) => {
    const end = isNumber(id) ? await ENDS[kind].find(tx, Number(id)) : null;
    if (end === null || !mayReopen(end, accountOf(who), now)) return refused('waiting.undo-over');
    await ENDS[kind].reopen(tx, Number(id));
    return accepted(null);
  },
  { as: 'ops' },
);
