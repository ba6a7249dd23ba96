import { waitingOf, type Waiting } from '@karigar/domain/console/due-by';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Language } from '@karigar/domain/language';
import { searchStateOf } from '#modules/bookings/index';
import { nameIn } from '#platform/names';
import type { CardRow } from './board-store.ts';

const timeOf = (at: Date | null): Instant | null => at?.getTime() ?? null;

/** What of the booking waits for a person. */
export const waitingIn = (row: CardRow, now: Instant): Waiting | null =>
  waitingOf(
    {
      state: row.state,
      scheduledAt: row.scheduled_at.getTime(),
      expectedAt: timeOf(row.expected_at),
      arrivedAt: timeOf(row.arrived_at),
      missedAt: timeOf(row.visit_case_at),
      heldUntil: row.held_until,
      endedAt: timeOf(row.ended_at),
      since: row.updated_at.getTime(),
    },
    now,
  );

export const presentCard = (row: CardRow, now: Instant, language: Language) => {
  const waiting = waitingIn(row, now);
  return {
    id: row.id,
    orderId: row.order_id,
    no: row.booking_no,
    version: row.version,
    state: row.state,
    at: row.scheduled_at.getTime(),
    minutes: row.minutes,
    service: nameIn(row.service_names, language),
    area: row.area,
    to: row.serviceman_id,
    waits: waiting?.kind ?? null,
    dueAt: waiting?.dueAt ?? searchStateOf(row, null)?.until ?? null,
  };
};
