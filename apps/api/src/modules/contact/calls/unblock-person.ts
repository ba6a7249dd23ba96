import { unblockPerson } from '@karigar/contract/contact/unblock-person';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { liftBlock } from '../block-store.ts';

export const unblockPersonHandler = defineHandler(
  unblockPerson,
  async ({ id }, { tx, who, now }) =>
    (await liftBlock(tx, id, accountOf(who), new Date(now)))
      ? accepted(null)
      : refused('block.not-found'),
);
