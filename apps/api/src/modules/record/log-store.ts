import type { BookingState } from '@karigar/domain/bookings/booking';
import { LOG_PAGE } from '@karigar/domain/console/record';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type LoggedRow = {
  readonly id: number;
  readonly booking_no: string;
  readonly state: BookingState;
  readonly scheduled_at: Date;
  /** Microseconds, for the mark of a page. */
  readonly place: number;
  readonly service_names: Names;
  readonly area: string;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly serviceman_id: number | null;
  readonly serviceman_name: string;
  readonly total: Paise;
  readonly paid: Paise;
};

/** The last booking of a page. */
export type LogPlace = { readonly at: number; readonly id: number };

export type LogAsk = {
  readonly state: BookingState | null;
  readonly cityId: number | null;
  readonly servicemanId: number | null;
  readonly customerId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly place: LogPlace | null;
};

const COLUMNS = `b.id, b.booking_no, b.state, b.scheduled_at,
  (extract(epoch FROM b.scheduled_at) * 1000000)::bigint AS place,
  names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names, b.area, b.customer_id, b.customer_name,
  b.serviceman_id, b.serviceman_name, coalesce(b.total_after_end, b.total) AS total, b.paid`;

/** What a page can be limited to; each set has a statement of its own, so each has the plan of its index. */
const FILTERS = {
  state: ['b.state = $1', '$1::text IS NULL'],
  cityId: ['b.city_id = $2', '$2::bigint IS NULL'],
  servicemanId: ['b.serviceman_id = $3', '$3::bigint IS NULL'],
  customerId: ['b.customer_id = $4', '$4::bigint IS NULL'],
} as const;
type Filter = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as readonly Filter[];

/** Beyond the begin, as far as the end: two bounds of one column would look like a few rows to the planner. */
const WAYS = {
  older: { order: 'DESC', beyond: '<', within: '>=' },
  newer: { order: 'ASC', beyond: '>', within: '<' },
} as const;
export type Way = keyof typeof WAYS;

const shapeOf = (way: Way, used: readonly Filter[]): string => `${way} ${used.join(' ')}`;

/**
 * Where a state of a city leads to bookings_log_city_state: as an order and two bounds. As two equal signs the planner,
 * which knows neither value, would read the city's bookings and look at the state of each.
 */
const LED = { columns: 'b.city_id, b.state, ', values: '$2::bigint, $1::text, ' };
const NOT_LED = { columns: '', values: '' };

/** Without COALESCE: behind row level security PostgreSQL takes that for leaky, and reads the index from end to end. */
const momentOf = (microseconds: string): string =>
  `timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;

const statementOf = (way: Way, used: readonly Filter[]): Statement => {
  const { order, beyond, within } = WAYS[way];
  const isLed = used.join() === 'state,cityId';
  const { columns, values } = isLed ? LED : NOT_LED;
  const limited = NAMES.filter((name) => !isLed || !used.includes(name)).map(
    (name) => FILTERS[name][used.includes(name) ? 0 : 1],
  );
  const ordered = `${columns}b.scheduled_at, b.id`
    .split(', ')
    .map((column) => `${column} ${order}`);
  return {
    name: `list-log ${shapeOf(way, used)}`,
    text: `SELECT ${COLUMNS} FROM bookings b WHERE ${limited.join(' AND ')}
        AND (${columns}b.scheduled_at) ${within} (${values}${momentOf('$7')})
        AND (${columns}b.scheduled_at, b.id) ${beyond} (${values}${momentOf('$5')}, $6::bigint)
      ORDER BY ${ordered.join(', ')} LIMIT ${LOG_PAGE + 1}`,
  };
};

/** Every set of filters, as bits of its number. */
const SETS = Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
  NAMES.filter((_name, place) => Math.floor(bits / 2 ** place) % 2 === 1),
);

const LOG: ReadonlyMap<string, Statement> = new Map(
  (['older', 'newer'] as const).flatMap((way) =>
    SETS.map((used) => [shapeOf(way, used), statementOf(way, used)] as const),
  ),
);

const logOf = (way: Way, ask: LogAsk): Statement => {
  const statement = LOG.get(
    shapeOf(
      way,
      NAMES.filter((name) => ask[name] !== null),
    ),
  );
  if (statement === undefined) throw new Error('a set of filters without its statement');
  return statement;
};

/** Later than every visit, in microseconds. */
const FAR = Number.MAX_SAFE_INTEGER;

const microsecondsOf = (at: Date | null, without: number): number =>
  at === null ? without : at.getTime() * 1000;

/** The next page in this direction and one row more, the nearest first. */
export const listLog = (tx: Transaction, way: Way, ask: LogAsk): Promise<LoggedRow[]> => {
  const { state, cityId, servicemanId, customerId, from, to } = ask;
  const [edge, end] = way === 'older' ? [to, from] : [from, to];
  const far = way === 'older' ? FAR : -FAR;
  // Before the first booking of the moment.
  const begin = ask.place ?? { at: microsecondsOf(edge, far), id: 0 };
  return tx.rows(logOf(way, ask), [
    state,
    cityId,
    servicemanId,
    customerId,
    begin.at,
    begin.id,
    microsecondsOf(end, -far),
  ]);
};
