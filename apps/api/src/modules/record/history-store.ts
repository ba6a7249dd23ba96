import type { BookingSide, HistoryPart } from '@karigar/domain/console/record';
import type { Paise } from '@karigar/domain/money';
import type { Actor } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';

export const HISTORY_PAGE = 50;

export type HistoryRow = {
  /** The table that it comes from; with `id` unique within the booking. */
  readonly source: number;
  readonly id: number;
  readonly at: Date;
  /** Microseconds, for the mark of a page. */
  readonly place: number;
  readonly part: HistoryPart;
  readonly text: string;
  readonly actor: Actor;
  readonly account_id: number | null;
  readonly name: string;
  readonly to_side: BookingSide | null;
  readonly words: string | null;
  readonly amount: Paise | null;
  readonly refusal: string | null;
  readonly sent_at: Date | null;
  /** To whom the booking went, or who was notified. */
  readonly whom_id: number | null;
  readonly whom: string;
  /** From whom it was taken. */
  readonly former_id: number | null;
  readonly former: string;
  /** The second person. */
  readonly agreed_id: number | null;
  readonly agreed: string;
  readonly moved_from: number | null;
  readonly moved_to: number | null;
  readonly answer: string | null;
  /** Of a message outside the app. */
  readonly fate: unknown;
};

const ms = (time: string): string => `floor(extract(epoch FROM ${time}) * 1000)`;
const fateOf = (
  readAt: string,
): string => `jsonb_build_object('state', m.state, 'why', m.why, 'readAt', ${ms(readAt)},
    'tries', (SELECT coalesce(jsonb_agg(jsonb_build_object('channel', t.channel, 'state', t.state, 'provider', t.provider,
        'cost', t.cost, 'at', ${ms('t.began_at')}, 'changedAt', ${ms('t.changed_at')}) ORDER BY t.id), '[]')
      FROM message_tries t WHERE t.message_id = m.id))`;

const MONEY_COMMANDS = `'tip', 'take-back-payment', 'refund', 'correct-earnings', 'settle-visit'`;

/**
 * Without what a serviceman refused or let pass (decision 45); payments, messages and requests to a second person have
 * tables of their own.
 */
const EVENTS = `SELECT 1 AS source, e.id, coalesce(e.happened_at, e.received_at) AS at,
    CASE WHEN e.command IN (${MONEY_COMMANDS}) THEN 'money' WHEN e.command = 'call' THEN 'messages' ELSE 'work' END AS part,
    e.command AS text, e.actor, e.account_id, NULL::text AS to_side, e.details->>'reason' AS words,
    CASE WHEN jsonb_typeof(e.details->'amount') = 'number' THEN (e.details->>'amount')::numeric::bigint END AS amount,
    e.refusal, CASE WHEN e.received_at > e.happened_at + interval '1 minute' THEN e.received_at END AS sent_at, e.details
  FROM booking_events e WHERE e.booking_id = $1 AND e.command NOT IN ('expire', 'pay', 'send-chat', 'ask-override')
    AND NOT (e.command = 'refuse' AND e.actor = 'serviceman')`;

const PAYMENTS = `SELECT 2, p.id, p.taken_at, 'money', p.mode, CASE WHEN p.taken_by = b.customer_id THEN 'customer'
      WHEN p.taken_by = b.serviceman_id THEN 'serviceman' ELSE 'operator' END,
    p.taken_by, NULL, NULL, p.amount, NULL, NULL::timestamptz, NULL::jsonb
  FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.booking_id = $1`;

/** Who was asked to take a booking is not in it, and messages of the chat come from their own table. */
const NOTIFICATIONS = `SELECT 3, n.id, n.created_at, 'messages', n.kind, 'system', NULL::bigint,
    CASE WHEN n.account_id = b.customer_id THEN 'customer' ELSE 'serviceman' END, NULL, NULL::bigint, NULL, NULL::timestamptz,
    jsonb_build_object('notified', n.account_id,
      'fate', (SELECT ${fateOf('n.read_at')} FROM messages m WHERE m.notification_id = n.id))
  FROM notifications n JOIN bookings b ON b.id = n.booking_id
  WHERE n.booking_id = $1 AND n.kind NOT IN ('job-offered', 'chat-message')`;

/** A completion code is in no notification. */
const CODES = `SELECT 9, m.id, m.created_at, 'messages', m.kind, 'system', NULL::bigint, 'customer', NULL, NULL::bigint, NULL,
    NULL::timestamptz, jsonb_build_object('notified', m.account_id, 'fate', ${fateOf('NULL::timestamptz')})
  FROM messages m WHERE m.booking_id = $1 AND m.notification_id IS NULL`;

/** That somebody wrote, not what. */
const CHAT = `SELECT 4, c.id, c.sent_at, 'messages', CASE WHEN c.picture_key IS NULL THEN 'chat' ELSE 'chat-picture' END,
    CASE WHEN c.sender_id = b.customer_id THEN 'customer' ELSE 'serviceman' END, c.sender_id,
    CASE WHEN c.sender_id = b.customer_id THEN 'serviceman' ELSE 'customer' END, NULL, NULL::bigint, NULL, NULL::timestamptz, NULL
  FROM chat_messages c JOIN bookings b ON b.id = c.booking_id WHERE c.booking_id = $1`;

const NOTES = `SELECT 5, o.id, o.written_at, 'notes', 'note', 'operator', o.written_by, NULL, o.words, NULL::bigint, NULL,
    NULL::timestamptz, NULL
  FROM notes o WHERE o.booking_id = $1`;

/** The words of a request are for the desks that may answer it: $6 has their calls. */
const WORDS_OF_REQUEST = 'CASE WHEN q.call = ANY ($6::text[])';
const ASKED = `SELECT 6, q.id, q.asked_at, 'work', 'asked-' || q.call, 'operator', q.asked_by, NULL,
    ${WORDS_OF_REQUEST} THEN q.reason END, NULL::bigint, NULL, NULL::timestamptz, NULL
  FROM countersigns q WHERE q.booking_id = $1`;
const ANSWERED = `SELECT 7, q.id, q.answered_at, 'work', q.outcome || '-' || q.call, 'operator', q.answered_by, NULL,
    ${WORDS_OF_REQUEST} THEN q.words END, NULL::bigint, NULL, NULL::timestamptz, NULL
  FROM countersigns q WHERE q.booking_id = $1 AND q.outcome IS NOT NULL`;

/**
 * Operators' calls about the booking. Among all other things only those that leave no trace elsewhere; an operator who
 * reads the record again within ten minutes has not opened it again.
 */
const AUDIT = `SELECT 8, a.id, a.at, 'audit', a.call, 'operator', a.account_id, NULL, r.words, NULL::bigint,
    CASE WHEN a.outcome <> 'ok' THEN a.outcome END, NULL::timestamptz, NULL
  FROM audit a LEFT JOIN audit_reasons r ON r.hash = a.reason
  WHERE a.booking_id = $1 AND a.role = 'operator' AND a.call NOT IN ('list-history', 'read-cards', 'list-matches', 'list-moves')
    AND ($2::text = 'audit' OR a.call IN ('get-record', 'call-person'))
    AND NOT (a.call = 'get-record' AND EXISTS (SELECT FROM audit s WHERE s.booking_id = $1 AND s.call = a.call
      AND s.account_id = a.account_id AND s.id < a.id AND s.at > a.at - interval '10 minutes'))`;

/** The latest one of a booking. */
const CHECKLISTS = `SELECT 10, c.booking_id, c.saved_at, 'work', 'save-checklist', 'serviceman', b.serviceman_id, NULL, NULL,
    NULL::bigint, NULL, NULL::timestamptz, NULL
  FROM booking_checklists c JOIN bookings b ON b.id = c.booking_id WHERE c.booking_id = $1`;

const idIn = (name: string): string => `(h.details->>'${name}')::bigint`;
const nameOf = (id: string): string => `coalesce(
  (SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = ${id}), '')`;
/** In the details, a serviceman is who gets the booking by these commands, and by others who loses it. */
const GIVES = `h.text IN ('assign', 'accept')`;
const WHOM = `CASE WHEN ${GIVES} THEN ${idIn('servicemanId')} ELSE ${idIn('notified')} END`;
const FORMER = `CASE WHEN ${GIVES} THEN ${idIn('formerId')}
  WHEN h.text IN ('release', 'replace', 'reschedule') THEN ${idIn('servicemanId')} END`;

/** With the ids of people as columns: row security finds a profile by its index only by a plain value. */
const PAGE = `SELECT h.*, ${WHOM} AS whom_id, ${FORMER} AS former_id, ${idIn('agreedBy')} AS agreed_id
  FROM (${[EVENTS, PAYMENTS, NOTIFICATIONS, CODES, CHAT, NOTES, ASKED, ANSWERED, AUDIT, CHECKLISTS].join(' UNION ALL ')}) AS h
  WHERE ($2::text IS NULL OR h.part = $2)
    AND (h.at, h.source, h.id) < (coalesce(timestamptz 'epoch' + $3::bigint * interval '1 microsecond', 'infinity'),
      $4::int, $5::bigint)
  ORDER BY h.at DESC, h.source DESC, h.id DESC LIMIT ${HISTORY_PAGE + 1}`;

const HISTORY: Statement = {
  name: 'list-history',
  text: `SELECT h.source, h.id, h.at, (extract(epoch FROM h.at) * 1000000)::bigint AS place, h.part, h.text, h.actor,
      h.account_id, ${nameOf('h.account_id')} AS name, h.to_side, h.words, h.amount, h.refusal, h.sent_at,
      h.whom_id, ${nameOf('h.whom_id')} AS whom, h.former_id, ${nameOf('h.former_id')} AS former,
      h.agreed_id, ${nameOf('h.agreed_id')} AS agreed,
      CASE WHEN h.text = 'reschedule' THEN ${idIn('from')} END AS moved_from,
      CASE WHEN h.text = 'reschedule' THEN ${idIn('to')} END AS moved_to,
      CASE h.text WHEN 'answer-add-on' THEN h.details->>'answer'
        WHEN 'start' THEN h.details->>'startCode' END AS answer,
      CASE WHEN h.part = 'messages' THEN nullif(h.details->'fate', 'null') END AS fate
    FROM (${PAGE}) AS h ORDER BY h.at DESC, h.source DESC, h.id DESC`,
  trusted: {
    at: 'each table writes when it happened',
    place: 'from that time',
  },
};

type HistoryAsk = {
  readonly bookingId: number;
  readonly part: HistoryPart | null;
  readonly after: { readonly at: number; readonly source: number; readonly id: number } | null;
  /** The calls whose requests to a second person the caller may read. */
  readonly readable: readonly string[];
};

/** A page and one row more, the newest first. */
export const listHistoryRows = (
  tx: Transaction,
  { bookingId, part, after, readable }: HistoryAsk,
): Promise<HistoryRow[]> =>
  tx.rows(HISTORY, [
    bookingId,
    part,
    after?.at ?? null,
    after?.source ?? 0,
    after?.id ?? 0,
    readable,
  ]);
