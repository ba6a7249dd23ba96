import { makeWorkRecord } from '@karigar/contract/work-records/make-work-record';
import { revokeWorkRecord } from '@karigar/contract/work-records/revoke-work-record';
import { useSheet } from '#platform/navigation/use-sheet';
import { useWrite } from '#platform/write/use-write';
import { workRecords } from './profile.queries.ts';
import { WORK_RECORD_SHEETS } from './work-record-sheets.ts';

/** Makes and revokes work records. Both end at the list. */
export const useWorkRecords = () => {
  const sheet = useSheet(WORK_RECORD_SHEETS);
  return {
    sheet,
    showList: (): void => sheet.show('work-records'),
    make: useWrite(makeWorkRecord, { invalidates: [workRecords] }),
    revoke: useWrite(revokeWorkRecord, { invalidates: [workRecords] }),
  };
};
