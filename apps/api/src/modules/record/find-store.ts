import type { BookingState } from '@karigar/domain/bookings/booking';
import type { FoundRole } from '@karigar/domain/console/find';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

/** The most that one search returns. */
export const MOST_FOUND = 20;

export type FoundBookingRow = {
  readonly id: number;
  readonly booking_no: string;
  readonly state: BookingState;
  readonly scheduled_at: Date;
  readonly service_names: Names;
  readonly area: string;
  readonly customer_id: number;
  readonly customer_name: string;
};

const BOOKING = `b.id, b.booking_no, b.state, b.scheduled_at,
  names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names, b.area, b.customer_id, b.customer_name`;

const BY_NUMBER: Statement = {
  name: 'find-bookings-by-number',
  text: `SELECT ${BOOKING} FROM bookings b WHERE b.booking_no = $1 LIMIT ${MOST_FOUND}`,
};

const OF_ORDER: Statement = {
  name: 'find-bookings-of-order',
  text: `SELECT ${BOOKING} FROM bookings b WHERE b.order_id = $1 LIMIT ${MOST_FOUND}`,
};

export const findByNumber = (tx: Transaction, bookingNo: string): Promise<FoundBookingRow[]> =>
  tx.rows(BY_NUMBER, [bookingNo]);

export const findOfOrder = (tx: Transaction, orderId: number): Promise<FoundBookingRow[]> =>
  tx.rows(OF_ORDER, [orderId]);

export type FoundPersonRow = {
  readonly id: number;
  readonly name: string;
  readonly role: FoundRole;
};

const PERSON = `a.id, trim(p.first_name || ' ' || p.last_name) AS name, m.role`;
const OF_ROLES = `JOIN memberships m ON m.account_id = a.id AND m.role = ANY ($2::text[])
  AND m.role IN ('customer', 'serviceman')`;
/** An account has a customer's and a serviceman's side, and each is found. */
const PAGE = `ORDER BY a.id, m.role LIMIT ${MOST_FOUND}`;
const TRUSTED = { role: 'the condition leaves these two' };

const BY_PHONE: Statement = {
  name: 'find-people-by-phone',
  text: `SELECT ${PERSON} FROM accounts a JOIN profiles p ON p.account_id = a.id ${OF_ROLES}
    WHERE a.phone = $1 AND a.erased_at IS NULL ${PAGE}`,
  trusted: TRUSTED,
};
const BY_EMAIL: Statement = {
  name: 'find-people-by-email',
  text: `SELECT ${PERSON} FROM accounts a JOIN profiles p ON p.account_id = a.id ${OF_ROLES}
    WHERE a.email = $1 AND a.erased_at IS NULL ${PAGE}`,
  trusted: TRUSTED,
};

/** Ten names that begin so, and ten last names; more are found with more letters. */
const MOST_NAMES = MOST_FOUND / 2;
/**
 * The names from $1 on in the order of bytes, of people whom the caller may find, of which those that begin so are the first. The end is looked at afterwards:
 * two bounds would look like a few rows to the planner, which would read and sort them all.
 */
const named = (name: string): string => `(SELECT n.account_id FROM (
    SELECT p.account_id, p.${name} AS name FROM profiles p WHERE p.${name} ~>=~ $1
      AND EXISTS (SELECT FROM memberships m WHERE m.account_id = p.account_id AND m.role = ANY ($2::text[]))
    ORDER BY p.${name} USING ~<~ LIMIT ${MOST_NAMES}
  ) AS n WHERE n.name ~<~ ($1 || U&'\\+10FFFF'))`;

const BY_NAME: Statement = {
  name: 'find-people-by-name',
  text: `SELECT ${PERSON} FROM (
      ${named('name_sought')} UNION ${named('last_name_sought')}
    ) AS found JOIN accounts a ON a.id = found.account_id JOIN profiles p ON p.account_id = a.id ${OF_ROLES}
    WHERE a.erased_at IS NULL ${PAGE}`,
  trusted: TRUSTED,
};

const PEOPLE = { phone: BY_PHONE, email: BY_EMAIL, name: BY_NAME } as const;

export const findPeople = (
  tx: Transaction,
  by: keyof typeof PEOPLE,
  sought: string,
  roles: readonly FoundRole[],
): Promise<FoundPersonRow[]> => tx.rows(PEOPLE[by], [sought, roles]);
