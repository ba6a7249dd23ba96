import { listWorkRecords } from '@karigar/contract/work-records/list-work-records';
import { accepted } from '@karigar/domain/result';
import { MOST_WORK_RECORDS } from '@karigar/domain/work-records/work-record';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { workRecordLinks } from '../work-record-links.ts';
import { listRecords } from '../work-record-store.ts';
import { sharedRecordWords } from '../work-record-texts.ts';

export const listWorkRecordsHandler = defineHandler(
  listWorkRecords,
  async (_input, { tx, who, now, context, language }) => {
    const rows = await listRecords(tx, accountOf(who), new Date(now), MOST_WORK_RECORDS);
    return accepted(
      rows.map((row) => {
        const { page, pdf } = workRecordLinks(context, row.id);
        const said = encodeURIComponent(sharedRecordWords(page, language));
        return {
          id: row.id,
          madeAt: row.made_at.getTime(),
          validUntil: row.valid_until.getTime(),
          pageUrl: page,
          pdfUrl: pdf,
          whatsappUrl: `https://wa.me/?text=${said}`,
        };
      }),
    );
  },
);
