import { revokeWorkRecord } from '@karigar/contract/work-records/revoke-work-record';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { revokeRecord } from '../work-record-store.ts';

export const revokeWorkRecordHandler = defineHandler(
  revokeWorkRecord,
  async ({ id }, { tx, who, now }) =>
    (await revokeRecord(tx, id, accountOf(who), new Date(now)))
      ? accepted(null)
      : refused('work-record.not-found'),
);
