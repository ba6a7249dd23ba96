import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import {
  LOG_PAGE,
  nameInLog,
  nameInRecord,
  OLDEST_PAGE,
  recordView,
  type RecordView,
} from '@karigar/domain/console/record';
import { addDays, startOfDay } from '@karigar/domain/dates/india-day';
import type { Language } from '@karigar/domain/language';
import { accepted, refused } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listLog, type LoggedRow } from '../log-store.ts';
import { readLogMark, writeMark } from '../page-mark.ts';

const present = (row: LoggedRow, view: RecordView, language: Language) => ({
  id: row.id,
  no: row.booking_no,
  state: row.state,
  at: row.scheduled_at.getTime(),
  service: nameIn(row.service_names, language),
  area: row.area,
  customer: nameInLog(row.customer_name, row.customer_id, view),
  serviceman: nameInRecord(row.serviceman_name, row.serviceman_id, view),
  total: row.total,
  paid: row.paid,
});

const markOf = (row: LoggedRow | undefined): string | null =>
  row === undefined ? null : writeMark(row.place, row.id);

/** Every page is audited. */
export const listAllBookingsHandler = defineHandler(
  listAllBookings,
  async (input, { tx, who, language }) => {
    const { state = null, cityId = null, servicemanId = null, customerId = null } = input;
    const way = input.before === undefined ? 'older' : 'newer';
    const written = input.before ?? input.after;
    const hasMark = written !== undefined && input.before !== OLDEST_PAGE;
    const place = hasMark ? readLogMark(written) : null;
    if (hasMark && place === null) return refused('record.page-unknown');
    const rows = await listLog(tx, way, {
      state,
      cityId,
      servicemanId,
      customerId,
      from: input.from === undefined ? null : new Date(startOfDay(input.from)),
      to: input.to === undefined ? null : new Date(startOfDay(addDays(input.to, 1))),
      place,
    });
    const hasMore = rows.length > LOG_PAGE;
    const page = rows.slice(0, LOG_PAGE);
    const shown = way === 'older' ? page : page.toReversed();
    // The page that a mark comes from is on the other side.
    const [olderIsThere, newerIsThere] =
      way === 'older' ? [hasMore, place !== null] : [place !== null, hasMore];
    return accepted({
      bookings: shown.map((row) => present(row, recordView(who.desks ?? []), language)),
      older: olderIsThere ? markOf(shown.at(-1)) : null,
      newer: newerIsThere ? markOf(shown[0]) : null,
    });
  },
  { as: 'ops', audited: true },
);
