import { addNoteHandler } from './calls/add-note.ts';
import { callPersonHandler } from './calls/call-person.ts';
import { findAnythingHandler } from './calls/find-anything.ts';
import { getRecordHandler } from './calls/get-record.ts';
import { listAllBookingsHandler } from './calls/list-all-bookings.ts';
import { listHistoryHandler } from './calls/list-history.ts';
import { takeBackNoteHandler } from './calls/take-back-note.ts';

export const recordHandlers = [
  findAnythingHandler,
  getRecordHandler,
  listHistoryHandler,
  listAllBookingsHandler,
  addNoteHandler,
  takeBackNoteHandler,
  callPersonHandler,
];
