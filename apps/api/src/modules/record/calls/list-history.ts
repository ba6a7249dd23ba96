import { CALLS } from '@karigar/contract/registry';
import { listHistory } from '@karigar/contract/record/list-history';
import type { Desk } from '@karigar/domain/console/desks';
import { nameInRecord, recordView, type RecordView } from '@karigar/domain/console/record';
import { redactText } from '@karigar/domain/redact-text';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { isOfDesk } from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { presentFate } from '../fate.ts';
import { HISTORY_PAGE, listHistoryRows, type HistoryRow } from '../history-store.ts';
import { readHistoryMark, writeMark } from '../page-mark.ts';

/** What people write may have numbers and addresses; what operators write is for the team. */
const wordsOf = ({ actor, words }: HistoryRow): string | null =>
  words === null || actor === 'operator' ? words : redactText(words);

const present = (row: HistoryRow, view: RecordView) => {
  const fate = presentFate(row.fate);
  return {
    id: `${row.source}.${row.id}`,
    at: row.at.getTime(),
    part: row.part,
    text: row.text,
    actor: row.actor,
    by: nameInRecord(row.name, row.account_id, view),
    to: row.to_side,
    words: wordsOf(row),
    amount: row.amount,
    refusal: row.refusal,
    sentAt: row.sent_at?.getTime() ?? null,
    whom: nameInRecord(row.whom, row.whom_id, view),
    former: nameInRecord(row.former, row.former_id, view),
    agreedBy: nameInRecord(row.agreed, row.agreed_id, view),
    movedFrom: row.moved_from,
    movedTo: row.moved_to,
    answer: row.answer,
    ...(fate !== null && { fate }),
  };
};

/** The calls whose requests to a second person these desks read; audit reads all. */
const readableBy = (held: readonly Desk[]): string[] =>
  CALLS.map(({ name }) => name).filter((name) => held.includes('audit') || isOfDesk(name, held));

export const listHistoryHandler = defineHandler(
  listHistory,
  async ({ part = null, after: written, ...ref }, scope) => {
    const { tx, who } = scope;
    const after = written === undefined ? null : readHistoryMark(written);
    if (written !== undefined && after === null) return refused('record.page-unknown');
    const booking = await readOwnBooking(scope, ref);
    if (booking === null) return refused('booking.not-found');
    const desks = who.desks ?? [];
    const ask = { bookingId: booking.id, part, after, readable: readableBy(desks) };
    const rows = await listHistoryRows(tx, ask);
    const shown = rows.slice(0, HISTORY_PAGE);
    const last = shown.at(-1);
    return accepted({
      events: shown.map((row) => present(row, recordView(desks))),
      next:
        rows.length > HISTORY_PAGE && last !== undefined
          ? writeMark(last.place, last.source, last.id)
          : null,
    });
  },
  { as: 'ops', audited: true },
);
