import { listWorkRecordsHandler } from './calls/list-work-records.ts';
import { makeWorkRecordHandler } from './calls/make-work-record.ts';
import { revokeWorkRecordHandler } from './calls/revoke-work-record.ts';

export { addWorkRecordRoutes } from './work-record-routes.ts';

export const workRecordHandlers = [
  makeWorkRecordHandler,
  listWorkRecordsHandler,
  revokeWorkRecordHandler,
];
