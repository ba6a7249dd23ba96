import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { showsContact } from '@karigar/domain/contact/contact';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { overdueHelpDue, troubleOf } from '@karigar/domain/visit-problems/trouble';
import { searchedSince, searchStateOf } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { listExceptions as readExceptions, type ExceptionRow } from '../exception-store.ts';

/** Nobody accepted: open while operators look for somebody, in the search that this row ended. */
const searchOf = (row: ExceptionRow) => {
  const search = searchStateOf(row, null);
  const isOpen =
    search?.kind === 'with-operations' && row.received_at.getTime() >= searchedSince(row);
  return { dueAt: isOpen ? search.until : (row.details?.dueAt ?? null), isOpen };
};

/** Open while nobody has come since, and no other time was given. */
const overdueOf = (row: ExceptionRow) => {
  const noticedAt = row.received_at.getTime();
  const trouble = troubleOf({
    state: row.state,
    scheduledAt: row.scheduled_at.getTime(),
    expectedAt: row.expected_at?.getTime() ?? null,
    arrivedAt: row.arrived_at?.getTime() ?? null,
    missedAt: row.visit_case_at?.getTime() ?? null,
    isUnsafe: false,
    now: noticedAt,
  });
  return { dueAt: overdueHelpDue(noticedAt), isOpen: trouble === 'overdue' };
};

/** The deadline of an entry, and whether somebody still has to act. */
const deadlineOf = (row: ExceptionRow) => {
  switch (row.command) {
    case 'refuse':
      return searchOf(row);
    case 'overdue':
      return overdueOf(row);
    case 'block':
      return {
        dueAt: row.details?.dueAt ?? null,
        isOpen: row.is_blocked && showsContact(row.state),
      };
    default:
      return { dueAt: row.due_at?.getTime() ?? null, isOpen: row.is_open };
  }
};

/** A reported visit is open until an operator decides or the booking changes; a late case has its own flag. */
const caseOf = (row: ExceptionRow) => {
  const { command, details, visit_case_at: visit } = row;
  const doubts = [...(details?.doubts ?? [])];
  if (command !== 'missed-visit' && doubts.length === 0)
    return {
      ...deadlineOf(row),
      cameAt: null,
      leftAt: null,
      metres: null,
      accuracy: null,
      calls: null,
      doubts,
    };
  return {
    dueAt: details?.dueAt ?? null,
    isOpen: visit !== null && visit.getTime() === details?.leftAt,
    cameAt: details?.cameAt ?? null,
    leftAt: details?.leftAt ?? null,
    metres: details?.metres ?? null,
    accuracy: details?.accuracy ?? null,
    calls: details?.calls ?? null,
    doubts,
  };
};

const presentException = (row: ExceptionRow) => ({
  id: row.id,
  bookingId: row.booking_id,
  orderId: row.order_id,
  bookingNo: row.booking_no,
  what: row.command,
  stateNow: row.state,
  servicemanId: row.serviceman_id,
  servicemanName: row.serviceman_name,
  at: row.received_at.getTime(),
  scheduledAt: row.scheduled_at.getTime(),
  isLate: row.details?.late === true,
  reason: row.details?.reason ?? null,
  ticketNo: row.ticket_no,
  amount: row.amount,
  ...caseOf(row),
});

/** Every read is audited. */
export const listExceptionsHandler = defineHandler(
  listExceptions,
  async ({ limit = PAGE_SIZE, page = 1 }, { tx }) => {
    const rows = await readExceptions(tx, { limit, offset: (page - 1) * limit });
    return accepted(rows.map(presentException));
  },
  { as: 'ops', audited: true },
);
