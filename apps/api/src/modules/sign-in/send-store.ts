import { DAY_MS, HOUR_MS, type SendHistory } from '@karigar/domain/identity/otp-code';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Statement, Transaction } from '#platform/db';
import type { OtpCaller } from './otp-request.ts';

const LOCK: Statement = {
  name: 'lock-otp-sends',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('otp.recipient.' || $1, 0)),
    pg_advisory_xact_lock(hashtextextended('otp.device.' || $2, 0)),
    pg_advisory_xact_lock(hashtextextended('otp.address.' || $3, 0))`,
};

/** Serialises requests of one recipient, device or address, so that each sees what the one before sent. */
export const lockSends = async (tx: Transaction, caller: OtpCaller): Promise<void> =>
  void (await tx.rows(LOCK, [caller.recipient, caller.device, caller.address]));

const READ: Statement = {
  name: 'read-otp-sends',
  text: `SELECT
      ARRAY(SELECT sent_at FROM otp_sends WHERE recipient_hash = $1 AND sent_at > $4
        ORDER BY sent_at) AS recipient,
      (SELECT count(*) FROM otp_sends WHERE device_hash = $2 AND sent_at > $5) AS device,
      (SELECT count(*) FROM otp_sends WHERE address_hash = $3 AND sent_at > $5) AS address,
      (SELECT count(*) FROM otp_sends WHERE channel = $6 AND sent_at > $4) AS "sentInDay",
      hour.sent AS "sentInHour", hour.verified AS "verifiedInHour"
    FROM (SELECT count(*) AS sent, count(verified_at) AS verified
      FROM otp_sends WHERE channel = $6 AND sent_at > $5) AS hour`,
};

export const readSends = async (
  tx: Transaction,
  caller: OtpCaller,
  now: Instant,
): Promise<SendHistory> => {
  const [row] = await tx.rows<Omit<SendHistory, 'recipient'> & { recipient: Date[] }>(READ, [
    caller.recipient,
    caller.device,
    caller.address,
    new Date(now - DAY_MS),
    new Date(now - HOUR_MS),
    caller.channel,
  ]);
  if (!row) throw new Error('counting gave no row');
  return { ...row, recipient: row.recipient.map((at) => at.getTime()) };
};
