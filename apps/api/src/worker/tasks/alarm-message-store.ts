import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

const TAKE: Statement = {
  name: 'take-alarm',
  text: `SELECT m.raised_at, m.ended_at, b.booking_no,
      (SELECT c.until FROM claims c WHERE c.kind = 'sos' AND c.item_id = m.id::text) AS taken_until
    FROM alarms m JOIN bookings b ON b.id = m.booking_id WHERE m.id = $1 FOR UPDATE OF m`,
};

export type AlarmRow = {
  readonly raised_at: Date;
  readonly ended_at: Date | null;
  readonly booking_no: string;
  readonly taken_until: Date | null;
};

/** Locked until the end of the transaction: one worker at a time decides who is told. */
export const takeAlarm = async (tx: Transaction, id: number): Promise<AlarmRow | null> =>
  (await tx.rows<AlarmRow>(TAKE, [id]))[0] ?? null;

const LOSE: Statement = {
  name: 'lose-alarm-messages',
  text: `UPDATE alarm_messages SET state = 'unknown', changed_at = $3
    WHERE alarm_id = $1 AND template = $2 AND state = 'trying'`,
};

/** The worker that asked the provider died: it may have the message. */
export const loseAlarmMessages = async (
  tx: Transaction,
  id: number,
  template: string,
  now: Date,
): Promise<void> => void (await tx.rows(LOSE, [id, template, now]));

const ROUNDS: Statement = {
  name: 'count-alarm-rounds',
  text: `SELECT count(DISTINCT (t.alarm_id, t.round))::integer AS rounds, max(t.began_at) AS last_at,
      coalesce(max(t.round) FILTER (WHERE t.alarm_id = $1), 0)::integer AS last_round,
      coalesce(bool_or(t.is_passing) FILTER (WHERE t.alarm_id = $1 AND t.state = 'failed'
        AND t.round = (SELECT max(l.round) FROM alarm_messages l WHERE l.alarm_id = $1 AND l.template = $2)), false)
        AS is_any_unsent,
      coalesce((array_agg(t.state = 'sent' ORDER BY t.began_at DESC, t.state = 'sent' DESC))[1], false) AS is_any_sent
    FROM alarms own JOIN alarms m ON m.booking_id = own.booking_id AND m.account_id = own.account_id
      JOIN alarm_messages t ON t.alarm_id = m.id AND t.template = $2 AND t.began_at > $3
    WHERE own.id = $1`,
};

export type AlarmRounds = {
  readonly rounds: number;
  readonly last_at: Date | null;
  readonly last_round: number;
  readonly is_any_unsent: boolean;
  readonly is_any_sent: boolean;
};

/** What went out since then about this person on this booking, by this or an earlier alarm. */
export const countRounds = async (
  tx: Transaction,
  id: number,
  template: string,
  since: Date,
): Promise<AlarmRounds> => {
  const [counted] = await tx.rows<AlarmRounds>(ROUNDS, [id, template, since]);
  if (counted === undefined) throw new Error('no rounds were counted');
  return counted;
};

export type AlarmTry = { readonly id: number; readonly place: number };

const BEGIN = named({
  name: 'begin-alarm-messages',
  text: `INSERT INTO alarm_messages (alarm_id, template, place, round, began_at, changed_at)
    SELECT $alarmId, $template, place, $round, $now, $now FROM generate_series(1, $places) AS place
    ON CONFLICT (alarm_id, template, place, round) DO NOTHING RETURNING id, place`,
});

/** A row for each phone, before its provider is asked. */
export const beginAlarmMessages = (
  tx: Transaction,
  values: {
    readonly alarmId: number;
    readonly template: string;
    readonly places: number;
    readonly round: number;
    readonly now: Date;
  },
): Promise<AlarmTry[]> => tx.rows<AlarmTry>(BEGIN, BEGIN.values(values));

const AGAIN: Statement = {
  name: 'retry-alarm-messages',
  text: `UPDATE alarm_messages SET state = 'trying', is_passing = false, changed_at = $4
    WHERE alarm_id = $1 AND template = $2 AND round = $3 AND state = 'failed' AND is_passing RETURNING id, place`,
};

/** What was certainly not sent of a round. */
export const retryAlarmMessages = (
  tx: Transaction,
  id: number,
  { template, round }: { readonly template: string; readonly round: number },
  now: Date,
): Promise<AlarmTry[]> => tx.rows<AlarmTry>(AGAIN, [id, template, round, now]);

const END: Statement = {
  name: 'end-alarm-message',
  text: `UPDATE alarm_messages SET state = $2, is_passing = $3, provider = $4, provider_id = $5, changed_at = $6
    WHERE id = $1`,
};

export type AlarmTryEnd = {
  readonly state: 'sent' | 'unknown' | 'failed';
  readonly isPassing: boolean;
  readonly provider: string | null;
  readonly providerId: string | null;
};

export const endAlarmMessage = async (
  tx: Transaction,
  id: number,
  { state, isPassing, provider, providerId }: AlarmTryEnd,
  now: Date,
): Promise<void> => void (await tx.rows(END, [id, state, isPassing, provider, providerId, now]));
