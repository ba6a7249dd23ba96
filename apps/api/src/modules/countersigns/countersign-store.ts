import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Desk } from '@karigar/domain/console/desks';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'ask-countersign',
  text: `INSERT INTO countersigns (call, fields, booking_id, subject_id, asked_by, reason, asked_at, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $7::timestamptz + interval '24 hours') RETURNING id`,
};

export type AskedCountersign = {
  readonly call: string;
  /** Numbers, and words of ours such as desks; what people wrote has a row of its own. */
  readonly fields: Readonly<Record<string, number | readonly string[]>>;
  readonly bookingId: number | null;
  /** The operator whom it is about. */
  readonly subjectId?: number | null;
  readonly by: number;
  readonly reason: string;
  readonly at: Date;
};

/** Its number for people. */
export const countersignNo = (id: number): string => `W-${id}`;

export const insertCountersign = async (
  tx: Transaction,
  { call, fields, bookingId, subjectId = null, by, reason, at }: AskedCountersign,
): Promise<number> => {
  const values = [call, JSON.stringify(fields), bookingId, subjectId, by, reason, at];
  const [row] = await tx.rows<{ id: number }>(INSERT, values);
  if (row === undefined) throw new Error('nothing was asked');
  return row.id;
};

const ASKED: Statement = {
  name: 'list-open-requests-about',
  text: `SELECT asked_by FROM countersigns WHERE call = $1 AND fields @> $2::jsonb AND outcome IS NULL AND expires_at > $3`,
};

/** Who asked for this already and has no answer yet. */
export const askersOf = async (
  tx: Transaction,
  call: string,
  about: AskedCountersign['fields'],
  now: Date,
): Promise<number[]> =>
  (await tx.rows<{ asked_by: number }>(ASKED, [call, JSON.stringify(about), now])).map(
    ({ asked_by: by }) => by,
  );

type Countersign = {
  readonly id: number;
  readonly call: string;
  readonly booking_id: number | null;
  readonly asked_by: number;
  readonly reason: string;
  readonly expires_at: Date;
  readonly outcome: string | null;
};

export type OpenCountersign = Countersign & { readonly fields: unknown };

const keptIn = ({ fields }: OpenCountersign, name: string): unknown =>
  typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;

/** A kept field: an id, a version or a time. */
export const keptField = (asked: OpenCountersign, name: string): number => {
  const value = keptIn(asked, name);
  if (typeof value !== 'number') throw new TypeError(`the request has no ${name}`);
  return value;
};

/** A kept list of our own words. */
export const keptWords = (asked: OpenCountersign, name: string): readonly unknown[] => {
  const value = keptIn(asked, name);
  if (!Array.isArray(value)) throw new TypeError(`the request has no ${name}`);
  return value;
};

const LOCK: Statement = {
  name: 'lock-countersign',
  text: `SELECT id, call, fields, booking_id, asked_by, reason, expires_at, outcome FROM countersigns WHERE id = $1
    FOR NO KEY UPDATE`,
};

export const lockCountersign = async (
  tx: Transaction,
  id: number,
): Promise<OpenCountersign | null> => (await tx.rows<OpenCountersign>(LOCK, [id]))[0] ?? null;

const DESKS_NOW: Statement = {
  name: 'desks-of-operator-now',
  text: `SELECT d.desk FROM operator_desks d JOIN operators o ON o.account_id = d.account_id
    WHERE d.account_id = $1 AND d.taken_at IS NULL AND o.closed_at IS NULL`,
};

/** The desks that an operator holds now; none of one who was closed. */
export const desksNow = async (tx: Transaction, accountId: number): Promise<Desk[]> =>
  (await tx.rows<{ desk: Desk }>(DESKS_NOW, [accountId])).map(({ desk }) => desk);

const ANSWER: Statement = {
  name: 'answer-countersign',
  text: `UPDATE countersigns SET answered_by = $2, outcome = $3, answered_at = $4, words = $5
    WHERE id = $1 AND outcome IS NULL`,
};

export const saveAnswer = async (
  tx: Transaction,
  id: number,
  answer: { by: number; outcome: 'agreed' | 'refused'; at: Date; words: string | null },
): Promise<void> =>
  void (await tx.rows(ANSWER, [id, answer.by, answer.outcome, answer.at, answer.words]));

const AGREE_ALL: Statement = {
  name: 'agree-to-countersigns',
  text: `UPDATE countersigns SET answered_by = $3, outcome = 'agreed', answered_at = $4
    WHERE booking_id = $1 AND call = $2 AND outcome IS NULL AND asked_by <> $3`,
};

/** What was asked about this booking was agreed to by another call. */
export const agreeToAll = async (
  tx: Transaction,
  bookingId: number,
  call: string,
  by: number,
  at: Date,
): Promise<void> => void (await tx.rows(AGREE_ALL, [bookingId, call, by, at]));

export type ListedCountersign = Countersign & {
  readonly booking_no: string | null;
  readonly service_names: Names | null;
  readonly customer_id: number | null;
  readonly customer_name: string | null;
  readonly serviceman_id: number | null;
  readonly serviceman_name: string | null;
  readonly total: Paise | null;
  readonly paid: Paise | null;
  readonly asker: string;
  readonly asked_at: Date;
  readonly answerer: string | null;
  readonly answered_at: Date | null;
  readonly words: string | null;
  readonly about_name: string | null;
  readonly about_email: string | null;
  readonly about_desks: readonly Desk[];
  readonly about_city_id: number | null;
  readonly owner: string | null;
  readonly run_id: number | null;
  readonly run_people: number | null;
  readonly run_amount: Paise | null;
  /** Of a request for a rate. */
  readonly rate_fields: unknown;
  readonly rate_category: Names | null;
};

const COLUMNS = `c.id, c.call, c.booking_id, c.asked_by, c.reason, c.expires_at, c.outcome, c.asked_at,
  c.answered_at, c.words, b.booking_no,
  CASE WHEN b.id IS NOT NULL THEN names_of(b.service_names, b.service_name, b.service_name_hi) END AS service_names,
  b.customer_id, b.customer_name, b.serviceman_id, b.serviceman_name, coalesce(b.total_after_end, b.total) AS total, b.paid,
  coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = c.asked_by), '')
    AS asker,
  (SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = c.answered_by) AS answerer,
  coalesce(i.name, (SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = o.account_id))
    AS about_name,
  coalesce(i.email, o.email) AS about_email,
  coalesce(i.desks, ARRAY(SELECT jsonb_array_elements_text(c.fields->'desks'))) AS about_desks,
  coalesce(i.city_id, nullif((c.fields->>'cityId')::bigint, 0)) AS about_city_id,
  (SELECT w.first_name || ' ' || w.last_name FROM profiles w WHERE w.account_id = (c.fields->>'ownerId')::bigint)
    AS owner,
  (c.fields->>'runId')::bigint AS run_id, (c.fields->>'people')::bigint AS run_people,
  (c.fields->>'amount')::bigint AS run_amount,
  CASE WHEN c.call = 'save-rate' THEN c.fields END AS rate_fields,
  (SELECT names_of(k.names, k.name, k.name_hi) FROM categories k WHERE k.id = (c.fields->>'categoryId')::bigint)
    AS rate_category`;

/** The words of an invitation are in its own row, and a change of desks names an operator. */
const FROM = `countersigns c
  LEFT JOIN bookings b ON b.id = c.booking_id
  LEFT JOIN operator_invites i ON i.id = (c.fields->>'inviteId')::bigint
  LEFT JOIN operators o ON o.account_id = c.subject_id`;

const MOST = 50;

const OPEN: Statement = {
  name: 'list-open-countersigns',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE c.outcome IS NULL AND c.expires_at > $1 AND c.id > $2
    AND c.call = ANY ($3) ORDER BY c.id LIMIT ${MOST}`,
};

export const listOpen = (
  tx: Transaction,
  now: Date,
  after: number,
  calls: readonly string[],
): Promise<ListedCountersign[]> => tx.rows(OPEN, [now, after, calls]);

const WAITING: Statement = {
  name: 'list-waiting-countersigns',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE c.outcome IS NULL AND c.expires_at > $1 AND c.asked_at >= $2
      AND c.asked_by <> $3 AND c.call = ANY ($4) AND ($5::bigint IS NULL OR c.id = $5)
    ORDER BY c.asked_at, c.id LIMIT $6`,
};

/** What others asked, the oldest first. */
export const listOfOthers = (
  tx: Transaction,
  { now, from, me, onlyId, most }: WaitingAsk,
  calls: readonly string[],
): Promise<ListedCountersign[]> => {
  const since = new Date(from - DUE_AFTER_MS.countersign);
  return tx.rows(WAITING, [new Date(now), since, me, calls, onlyId, most]);
};

const OWN: Statement = {
  name: 'list-own-countersigns',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE c.asked_by = $1 AND ($2::bigint = 0 OR c.id < $2)
    ORDER BY c.id DESC LIMIT ${MOST}`,
};

export const listAsked = (
  tx: Transaction,
  accountId: number,
  after: number,
): Promise<ListedCountersign[]> => tx.rows(OWN, [accountId, after]);
