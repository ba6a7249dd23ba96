import { makeWorkRecord } from '@karigar/contract/work-records/make-work-record';
import { accepted, refused } from '@karigar/domain/result';
import { SHOWN_AFTER_MS } from '@karigar/domain/verification/review';
import { MOST_WORK_RECORDS, workRecordUntil } from '@karigar/domain/work-records/work-record';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listRecords, makeRecord } from '../work-record-store.ts';

export const makeWorkRecordHandler = defineHandler(
  makeWorkRecord,
  async (_input, { tx, who, now }) => {
    const at = new Date(now);
    const valid = await listRecords(tx, accountOf(who), at, MOST_WORK_RECORDS);
    if (valid.length >= MOST_WORK_RECORDS) return refused('work-record.too-many');
    const until = new Date(workRecordUntil(now));
    const made = await makeRecord(tx, at, until, new Date(now - SHOWN_AFTER_MS));
    return made === null ? refused('work-record.name-missing') : accepted(null);
  },
);
