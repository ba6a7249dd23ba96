import { listLedgerLines } from '@karigar/contract/books/list-ledger-lines';
import {
  nameInLog,
  nameInRecord,
  recordView,
  type RecordView,
} from '@karigar/domain/console/record';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Language } from '@karigar/domain/language';
import { ACCOUNTS } from '@karigar/domain/ledger/entry';
import { accepted } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listLines, type LedgerLine } from '../line-store.ts';

const PAGE = 100;

const ownerOf = (row: LedgerLine, view: RecordView, language: Language): string => {
  const { owner_id: id, person, category } = row;
  switch (ACCOUNTS[row.account]) {
    case 'serviceman':
      return nameInRecord(person ?? '', id, view);
    case 'customer':
      return id === null ? '' : nameInLog(person ?? '', id, view);
    case 'category':
      return category === null ? '' : nameIn(category, language);
    case 'marketplace':
      return '';
  }
};

/** Names of people are shown with their money: reading it is audited. */
export const listLedgerLinesHandler = defineHandler(
  listLedgerLines,
  async ({ no = null, day, account = null, cause = null, before = null }, scope) => {
    const { tx, who, now, language } = scope;
    const view = recordView(who.desks ?? []);
    const asked = { no, day: day ?? dayOf(now), account, cause, before, most: PAGE + 1 };
    const rows = await listLines(tx, asked);
    const page = rows.slice(0, PAGE);
    return accepted({
      lines: page.map((row) => ({
        id: row.id,
        eventId: row.event_id,
        cause: row.cause,
        account: row.account,
        owner: ownerOf(row, view, language),
        amount: row.amount,
        bookingNo: row.booking_no ?? '',
        day: row.day,
        at: row.written_at.getTime(),
        by: nameInRecord(row.writer ?? '', row.written_by, view),
        reason: row.reason ?? '',
      })),
      next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    });
  },
  { as: 'ops', audited: true },
);
