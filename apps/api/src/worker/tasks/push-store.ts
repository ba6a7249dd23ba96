import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';

const FIND_NOTIFICATION: Statement = {
  name: 'find-notification',
  text: `SELECT n.kind, n.created_at, n.read_at, n.sms_sent_at,
      EXISTS (SELECT FROM bookings b WHERE b.id = n.booking_id AND b.customer_id = n.account_id) AS is_customer,
      (SELECT o.expires_at FROM offers o WHERE n.kind = 'job-offered' AND o.booking_id = n.booking_id
        AND o.serviceman_id = n.account_id AND o.outcome IS NULL) AS offer_until,
      to_json(ARRAY(SELECT s.id FROM push_subscriptions s WHERE s.account_id = n.account_id
        AND s.id <> ALL (n.pushed_to) ORDER BY s.id)) AS subscriptions
    FROM notifications n WHERE n.id = $1`,
};

export type NotificationRow = {
  readonly kind: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly sms_sent_at: Date | null;
  /** It is about an own booking. */
  readonly is_customer: boolean;
  /** Of an offer that is open. */
  readonly offer_until: Date | null;
  /** Subscriptions that have not received it yet. */
  readonly subscriptions: readonly number[];
};

export const findNotification = async (
  tx: Transaction,
  notificationId: number,
): Promise<NotificationRow | null> =>
  (await tx.rows<NotificationRow>(FIND_NOTIFICATION, [notificationId]))[0] ?? null;

const ADDRESS = `s.endpoint, s.keys->>'p256dh' AS p256dh, s.keys->>'auth' AS auth`;
const ADDRESS_TRUST = {
  p256dh: 'a subscription is stored only with both keys',
  auth: 'a subscription is stored only with both keys',
};
/** An expired session receives nothing, like an ended one. */
const LIVE = `session.revoked_at IS NULL AND session.expires_at > $2 AND session.idle_expires_at > $2`;

export type AddressRow = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
};

const FIND_PUSH: Statement = {
  name: 'find-push',
  text: `SELECT ${ADDRESS}, a.language, n.kind, n.details, n.sender, n.booking_id, n.created_at,
      EXISTS (SELECT FROM messages m WHERE m.notification_id = n.id) AS has_message,
      (SELECT json_build_object('orderId', b.order_id,
          'until', floor(extract(epoch FROM o.expires_at) * 1000))
        FROM offers o JOIN bookings b ON b.id = o.booking_id
        WHERE o.booking_id = n.booking_id AND o.serviceman_id = n.account_id AND o.outcome IS NULL) AS offer
    FROM notifications n JOIN push_subscriptions s ON s.account_id = n.account_id
      JOIN sessions session ON session.id = s.session_id JOIN accounts a ON a.id = n.account_id
    WHERE n.id = $1 AND s.id = $3 AND n.read_at IS NULL AND ($4::boolean OR s.id <> ALL (n.pushed_to))
      AND a.blocked_at IS NULL AND ${LIVE} AND NOT EXISTS (SELECT FROM silenced_kinds k
        WHERE k.account_id = n.account_id AND k.kind = n.kind)
      AND (n.kind NOT IN ('on-the-way', 'running-late') OR EXISTS (SELECT FROM bookings b
        WHERE b.id = n.booking_id AND b.started_at IS NULL))`,
  trusted: ADDRESS_TRUST,
};

export type PushRow = AddressRow & {
  readonly kind: string;
  readonly details: unknown;
  readonly sender: string | null;
  readonly booking_id: number | null;
  readonly created_at: Date;
  /** It goes on by other channels unless the phone says that it showed the push. */
  readonly has_message: boolean;
  /** The offer that the serviceman may still answer, where it is about one. */
  readonly offer: { readonly orderId: number; readonly until: number } | null;
};

type PushAsk = {
  readonly notificationId: number;
  readonly subscriptionId: number;
  /** Though the push service has taken it before. */
  readonly again: boolean;
};

/** Null when it was read, already sent, silenced or overtaken by the start of the work, or when the subscription may no longer receive it. */
export const findPush = async (
  tx: Transaction,
  { notificationId, subscriptionId, again }: PushAsk,
  now: Date,
): Promise<PushRow | null> =>
  (await tx.rows<PushRow>(FIND_PUSH, [notificationId, now, subscriptionId, again]))[0] ?? null;

const FIND_ADDRESS: Statement = {
  name: 'find-push-address',
  text: `SELECT ${ADDRESS}, a.language FROM push_subscriptions s
      JOIN sessions session ON session.id = s.session_id JOIN accounts a ON a.id = s.account_id
    WHERE s.id = $1 AND a.blocked_at IS NULL AND ${LIVE}`,
  trusted: ADDRESS_TRUST,
};

export const findAddress = async (
  tx: Transaction,
  subscriptionId: number,
  now: Date,
): Promise<AddressRow | null> =>
  (await tx.rows<AddressRow>(FIND_ADDRESS, [subscriptionId, now]))[0] ?? null;

const NOTE_PUSHED: Statement = {
  name: 'note-pushed',
  text: `UPDATE notifications SET pushed_to = pushed_to || $2::bigint
    WHERE id = $1 AND $2 <> ALL (pushed_to)`,
};

export const notePushed = async (
  tx: Transaction,
  notificationId: number,
  subscriptionId: number,
): Promise<void> => void (await tx.rows(NOTE_PUSHED, [notificationId, subscriptionId]));

/** Compares the endpoint too: the phone may have renewed it since the read. */
const FORGET: Statement = {
  name: 'forget-gone-push-subscription',
  text: `DELETE FROM push_subscriptions WHERE id = $1 AND endpoint = $2`,
};

export const forgetGone = async (
  tx: Transaction,
  subscriptionId: number,
  endpoint: string,
): Promise<void> => void (await tx.rows(FORGET, [subscriptionId, endpoint]));
