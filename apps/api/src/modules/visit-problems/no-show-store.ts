import type { Place } from '@karigar/domain/bookings/place';
import type { Instant } from '@karigar/domain/dates/instant';
import {
  NO_SHOW_MONTH_MS,
  NO_SHOW_TRACE_MS,
  NO_SHOW_WEEK_MS,
  type NoShowFacts,
} from '@karigar/domain/visit-problems/no-show-check';
import type { Statement, Transaction } from '#platform/db';

type CountRow = {
  readonly week: number;
  readonly month: number;
  readonly withCustomer: number;
  readonly weekCompleted: number;
  readonly monthCompleted: number;
};

const LOCK: Statement = {
  name: 'lock-no-shows',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('no-show.' || $1::bigint, 0))`,
};

/** What the serviceman reported counts, whatever an operator decided afterwards. */
const COUNTS: Statement = {
  name: 'count-no-shows',
  text: `SELECT count(*) FILTER (WHERE e.received_at > $3) AS week, count(*) AS month,
      count(*) FILTER (WHERE b.customer_id = $2) AS "withCustomer",
      (SELECT count(*) FROM bookings d WHERE d.serviceman_id = $1 AND d.state = 'completed'
        AND d.scheduled_at > $3) AS "weekCompleted",
      (SELECT count(*) FROM bookings d WHERE d.serviceman_id = $1 AND d.state = 'completed'
        AND d.scheduled_at > $4) AS "monthCompleted"
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE e.account_id = $1 AND e.command = 'no-show' AND e.actor = 'serviceman' AND e.refusal IS NULL
      AND e.received_at > $4`,
};

/** Only what a phone reported from a door: other actions may be sent late, or from elsewhere. */
const DOORS: Statement = {
  name: 'list-doors-of-serviceman',
  text: `SELECT e.received_at, b.latitude, b.longitude
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE e.account_id = $1 AND e.command IN ('arrive', 'no-show') AND e.actor = 'serviceman'
      AND e.refusal IS NULL AND e.received_at > $3 AND e.booking_id <> $2
      AND b.latitude IS NOT NULL AND b.longitude IS NOT NULL`,
};

/** What the serviceman did before, as far as a no-show is judged by it. Two reports at once see each other. */
export const readNoShowHistory = async (
  tx: Transaction,
  { id, customer_id: customerId }: { readonly id: number; readonly customer_id: number },
  servicemanId: number,
  now: Instant,
): Promise<Pick<NoShowFacts, 'week' | 'month' | 'withCustomer' | 'elsewhere'>> => {
  await tx.rows(LOCK, [servicemanId]);
  const since = (ms: number): Date => new Date(now - ms);
  const [[counted], doors] = await Promise.all([
    tx.rows<CountRow>(COUNTS, [
      servicemanId,
      customerId,
      since(NO_SHOW_WEEK_MS),
      since(NO_SHOW_MONTH_MS),
    ]),
    tx.rows<Place & { readonly received_at: Date }>(DOORS, [
      servicemanId,
      id,
      since(NO_SHOW_TRACE_MS),
    ]),
  ]);
  if (counted === undefined) throw new Error('counting gave no row');
  return {
    week: { noShows: counted.week, completed: counted.weekCompleted },
    month: { noShows: counted.month, completed: counted.monthCompleted },
    withCustomer: counted.withCustomer,
    elsewhere: doors.map(({ latitude, longitude, received_at: at }) => ({
      place: { latitude, longitude },
      at: at.getTime(),
    })),
  };
};
