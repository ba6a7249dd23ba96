import type { Instant } from '@karigar/domain/dates/instant';
import type { Language } from '@karigar/domain/language';
import type { Paise } from '@karigar/domain/money';
import type { Channel } from '@karigar/domain/notifications/message-plan';
import type {
  MessageFailure,
  MessageState,
  MessageTry,
  TryState,
} from '@karigar/domain/notifications/next-move';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { OVERTAKEN } from '#modules/notifications/index';
import type { Statement, Transaction } from '#platform/db';

const BEGIN: Statement = {
  name: 'begin-message',
  text: `INSERT INTO messages (account_id, booking_id, notification_id, kind, created_at, due_at)
    SELECT n.account_id, n.booking_id, n.id, n.kind, $2, $3 FROM notifications n WHERE n.id = $1
    ON CONFLICT (notification_id) DO NOTHING RETURNING id`,
};

type Begun = { readonly id: number };

/** Null where it was begun before. */
export const beginMessage = async (
  tx: Transaction,
  notificationId: number,
  times: { readonly now: Date; readonly dueAt: Date },
): Promise<number | null> =>
  (await tx.rows<Begun>(BEGIN, [notificationId, times.now, times.dueAt]))[0]?.id ?? null;

const BEGIN_CODE: Statement = {
  name: 'begin-code-message',
  text: `INSERT INTO messages (account_id, booking_id, kind, created_at, due_at)
    SELECT b.customer_id, b.id, $2, $3, $4 FROM bookings b WHERE b.id = $1 RETURNING id`,
};

export const beginCodeMessage = async (
  tx: Transaction,
  bookingId: number,
  kind: string,
  times: { readonly now: Date; readonly dueAt: Date },
): Promise<number | null> =>
  (await tx.rows<Begun>(BEGIN_CODE, [bookingId, kind, times.now, times.dueAt]))[0]?.id ?? null;

const TAKE: Statement = {
  name: 'take-message',
  text: `SELECT m.account_id, m.kind, m.state, m.step, m.due_at, m.booking_id, m.notification_id, n.details, n.read_at,
      CASE WHEN m.kind = 'completion-code' THEN (SELECT b.customer_phone FROM bookings b WHERE b.id = m.booking_id)
        WHEN m.kind = 'job-offered' AND NOT EXISTS (SELECT FROM offer_sms c WHERE c.account_id = m.account_id) THEN NULL
        ELSE a.phone END AS phone, a.language,
      (a.blocked_at IS NOT NULL
        OR EXISTS (SELECT FROM silenced_kinds s WHERE s.account_id = m.account_id AND s.kind = m.kind)
        OR EXISTS (SELECT FROM bookings b WHERE b.id = m.booking_id AND ${OVERTAKEN})
        OR (m.kind = 'job-offered' AND NOT EXISTS (SELECT FROM offers o WHERE o.booking_id = m.booking_id
          AND o.serviceman_id = m.account_id AND date_trunc('milliseconds', o.expires_at) = m.due_at
          AND coalesce(o.outcome, 'lapsed') = 'lapsed'))) AS is_needless,
      EXISTS (SELECT FROM consents c WHERE c.account_id = m.account_id AND c.purpose = 'whatsapp'
        AND c.text_version = $2 AND c.withdrawn_at IS NULL) AS takes_whatsapp,
      to_json(ARRAY(SELECT s.id FROM push_subscriptions s WHERE s.account_id = m.account_id ORDER BY s.id))
        AS subscriptions,
      to_json(ARRAY(SELECT json_build_object('id', t.id, 'channel', t.channel, 'state', t.state, 'step', t.step,
          'isPassing', t.is_passing, 'beganAt', floor(extract(epoch FROM t.began_at) * 1000))
        FROM message_tries t WHERE t.message_id = m.id ORDER BY t.id)) AS tries
    FROM messages m JOIN accounts a ON a.id = m.account_id LEFT JOIN notifications n ON n.id = m.notification_id
    WHERE m.id = $1 FOR UPDATE OF m`,
};

export type MessageRow = {
  readonly account_id: number;
  readonly kind: string;
  readonly state: MessageState;
  readonly step: number;
  readonly due_at: Date;
  readonly booking_id: number | null;
  readonly notification_id: number | null;
  readonly details: unknown;
  readonly read_at: Date | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly takes_whatsapp: boolean;
  readonly is_needless: boolean;
  readonly subscriptions: readonly number[];
  readonly tries: readonly (MessageTry & { readonly id: number })[];
};

/** Locked until the end of the transaction: one worker at a time decides what is done next. */
export const takeMessage = async (tx: Transaction, id: number): Promise<MessageRow | null> =>
  (await tx.rows<MessageRow>(TAKE, [id, CONSENT_TEXT]))[0] ?? null;

const LOSE: Statement = {
  name: 'lose-message-tries',
  text: `UPDATE message_tries SET state = 'unknown', changed_at = $2
    WHERE message_id = $1 AND state = 'trying' AND channel <> 'push'`,
};

/** The worker that asked the provider died: it may have the message. */
export const loseTries = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(LOSE, [id, now]));

const ADD_TRY: Statement = {
  name: 'add-message-try',
  text: `WITH stepped AS (UPDATE messages SET step = greatest(step, $2 + 1) WHERE id = $1)
    INSERT INTO message_tries (message_id, step, channel, cost, began_at, changed_at)
    VALUES ($1, $2, $3, $4, $5, $5) RETURNING id`,
};

export const addTry = async (
  tx: Transaction,
  id: number,
  given: { readonly step: number; readonly channel: Channel; readonly cost: Paise },
  now: Date,
): Promise<number> => {
  const values = [id, given.step, given.channel, given.cost, now];
  const [added] = await tx.rows<Begun>(ADD_TRY, values);
  if (added === undefined) throw new Error('a try was not written');
  return added.id;
};

const END_TRY: Statement = {
  name: 'end-message-try',
  text: `UPDATE message_tries t SET changed_at = $6, provider = $3, provider_id = $4, is_passing = $5,
      cost = CASE WHEN $2 = 'failed' THEN 0 ELSE cost END,
      state = coalesce((SELECT r.outcome FROM delivery_reports r WHERE r.provider = $3 AND r.provider_id = $4
        ORDER BY r.outcome <> 'failed' DESC, r.outcome DESC LIMIT 1), $2)
    WHERE t.id = $1 AND t.state IN ('trying', 'unknown')`,
};

export type TryEnd = {
  readonly state: Extract<TryState, 'sent' | 'unknown' | 'failed'>;
  readonly provider: string | null;
  readonly providerId: string | null;
  readonly isPassing: boolean;
};

/** A report may have come before the provider's answer. */
export const endTry = async (
  tx: Transaction,
  tryId: number,
  { state, provider, providerId, isPassing }: TryEnd,
  now: Date,
): Promise<void> =>
  void (await tx.rows(END_TRY, [tryId, state, provider, providerId, isPassing, now]));

const END: Statement = {
  name: 'end-message',
  text: `UPDATE messages SET state = $2, why = $3, ended_at = $4 WHERE id = $1 AND state = 'open'`,
};

export const endMessage = async (
  tx: Transaction,
  id: number,
  ended: { readonly state: MessageState; readonly why: MessageFailure | null },
  now: Date,
): Promise<void> => void (await tx.rows(END, [id, ended.state, ended.why, now]));

const SPENT: Statement = {
  name: 'read-message-spending',
  text: `SELECT (SELECT count(*)::integer FROM messages m JOIN message_tries t ON t.message_id = m.id
        WHERE m.account_id = $1 AND m.created_at > $2 AND t.cost > 0) AS of_person,
      (SELECT coalesce(sum(t.cost), 0)::bigint FROM message_tries t WHERE t.cost > 0 AND t.began_at > $2) AS of_all`,
};

const LOCK_SPENDING: Statement = {
  name: 'lock-message-spending',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('messages.' || $1::bigint, 0))`,
};

type Spent = { readonly of_person: number; readonly of_all: Paise };

/** Paid messages since then; other messages to this person wait until the caller's transaction has ended. */
export const readSpending = async (
  tx: Transaction,
  accountId: number,
  since: Date,
): Promise<Spent> => {
  await tx.rows(LOCK_SPENDING, [accountId]);
  const [spent] = await tx.rows<Spent>(SPENT, [accountId, since]);
  if (spent === undefined) throw new Error('no spending was read');
  return spent;
};

const NOTE_PUSHED: Statement = {
  name: 'note-push-try-sent',
  text: `UPDATE message_tries t SET state = 'sent', provider = 'push', changed_at = $2 FROM messages m
    WHERE m.id = t.message_id AND m.notification_id = $1 AND t.channel = 'push' AND t.state = 'trying'`,
};

/** The push service has taken it for one of the phones. */
export const notePushTry = async (
  tx: Transaction,
  notificationId: number,
  now: Date,
): Promise<void> => void (await tx.rows(NOTE_PUSHED, [notificationId, now]));

const FAIL_PUSH: Statement = {
  name: 'fail-push-try',
  text: `UPDATE message_tries t SET state = 'failed', changed_at = $2 FROM messages m
    WHERE m.id = t.message_id AND m.notification_id = $1 AND t.channel = 'push' AND t.state = 'trying'
      AND NOT EXISTS (SELECT FROM push_subscriptions s WHERE s.account_id = m.account_id)
    RETURNING m.id`,
};

/** The message whose last phone is gone: its next channel need not wait. */
export const failPushTry = async (
  tx: Transaction,
  notificationId: number,
  now: Date,
): Promise<number | null> =>
  (await tx.rows<Begun>(FAIL_PUSH, [notificationId, now]))[0]?.id ?? null;

export const at = (instant: Instant): Date => new Date(instant);
