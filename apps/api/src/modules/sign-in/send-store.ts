import { DAY_MS, HOUR_MS, type SendHistory } from '@karigar/domain/identity/otp-code';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Recipient } from '@karigar/domain/identity/recipient';
import type { Statement, Transaction } from '#platform/db';
import type { OtpCaller } from './otp-request.ts';

/** Whether the device has been inside the account that has proven this recipient, and whether there is one. */
export type Standing = { readonly isKnown: boolean; readonly hasAccount: boolean };

const standingBy = (channel: Recipient['channel']): Statement => ({
  name: `read-otp-standing-${channel}`,
  text: `SELECT count(*) > 0 AS "hasAccount", coalesce(bool_or(EXISTS (SELECT FROM known_devices k
      WHERE k.account_id = a.id AND k.device_hash = $2)), false) AS "isKnown"
    FROM accounts a WHERE a.${channel} = $1 AND a.${channel}_verified_at IS NOT NULL AND a.blocked_at IS NULL`,
});
const STANDING_BY_PHONE: Statement = standingBy('phone');
const STANDING_BY_EMAIL: Statement = standingBy('email');

export const readStanding = async (
  tx: Transaction,
  { channel, address }: Recipient,
  device: string,
): Promise<Standing> => {
  const statement = channel === 'phone' ? STANDING_BY_PHONE : STANDING_BY_EMAIL;
  const [row] = await tx.rows<Standing>(statement, [address, device]);
  if (!row) throw new Error('counting gave no row');
  return row;
};

const KNOWN_EMAIL: Statement = {
  name: 'read-email-of-known-device',
  text: `SELECT a.email FROM accounts a JOIN known_devices k ON k.account_id = a.id AND k.device_hash = $2
    WHERE a.phone = $1 AND a.phone_verified_at IS NOT NULL AND a.email_verified_at IS NOT NULL
      AND a.blocked_at IS NULL`,
};

/** The proven email of the phone's account, for a device that has been inside it. */
export const readKnownEmail = async (
  tx: Transaction,
  phone: string,
  device: string,
): Promise<string | null> =>
  (await tx.rows<{ email: string | null }>(KNOWN_EMAIL, [phone, device]))[0]?.email ?? null;

const LOCK: Statement = {
  name: 'lock-otp-sends',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('otp.recipient.' || $1, 0)),
    pg_advisory_xact_lock(hashtextextended('otp.device.' || $2, 0)),
    pg_advisory_xact_lock(hashtextextended('otp.address.' || $3, 0)),
    pg_advisory_xact_lock(hashtextextended('otp.network.' || $4, 0))`,
};

const LOCK_KNOWN: Statement = {
  name: 'lock-known-otp-sends',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('otp.known.' || $1 || '.' || $2, 0))`,
};

/**
 * Serialises requests of strangers for one recipient or from one device, address or network, so that
 * each sees what the one before sent. A known device waits for no stranger.
 */
export const lockSends = async (
  tx: Transaction,
  { recipient, device, address, network }: OtpCaller,
  isKnown: boolean,
): Promise<void> => {
  if (isKnown) await tx.rows(LOCK_KNOWN, [recipient, device]);
  else await tx.rows(LOCK, [recipient, device, address, network]);
};

const READ: Statement = {
  name: 'read-otp-sends',
  text: `SELECT
      ARRAY(SELECT sent_at FROM otp_sends WHERE recipient_hash = $1 AND sent_at > $5
        AND is_known = $8::boolean AND (NOT $8::boolean OR device_hash = $2) ORDER BY sent_at) AS recipient,
      (SELECT count(*) FROM otp_sends WHERE device_hash = $2 AND NOT is_known AND sent_at > $6) AS device,
      (SELECT count(*) FROM otp_sends WHERE address_hash = $3 AND NOT is_known AND sent_at > $6) AS address,
      (SELECT count(*) FROM otp_sends WHERE network_hash = $4 AND NOT is_known AND sent_at > $6) AS network,
      (SELECT count(*) FROM otp_sends WHERE network_hash = $4 AND NOT is_known AND is_message
        AND channel = $7 AND sent_at > $5) AS "networkInDay",
      day.strangers AS "strangersInDay", day.sent AS "sentInDay",
      hour.sent AS "sentInHour", hour.verified AS "verifiedInHour"
    FROM (SELECT count(*) AS sent, count(*) FILTER (WHERE NOT is_known) AS strangers
        FROM otp_sends WHERE channel = $7 AND is_message AND sent_at > $5) AS day,
      (SELECT count(*) AS sent, count(verified_at) AS verified
        FROM otp_sends WHERE channel = $7 AND sent_at > $6) AS hour`,
};

export const readSends = async (
  tx: Transaction,
  caller: OtpCaller,
  isKnown: boolean,
  now: Instant,
): Promise<SendHistory> => {
  const [row] = await tx.rows<Omit<SendHistory, 'recipient'> & { recipient: Date[] }>(READ, [
    caller.recipient,
    caller.device,
    caller.address,
    caller.network,
    new Date(now - DAY_MS),
    new Date(now - HOUR_MS),
    caller.channel,
    isKnown,
  ]);
  if (!row) throw new Error('counting gave no row');
  return { ...row, recipient: row.recipient.map((at) => at.getTime()) };
};

const NETWORKS: Statement = {
  name: 'count-otp-sends-of-networks',
  text: `SELECT
    (SELECT count(*) FROM otp_sends WHERE address_hash = $1 AND NOT is_known AND sent_at > $3) AS address,
    (SELECT count(*) FROM otp_sends WHERE network_hash = $2 AND NOT is_known AND sent_at > $3) AS network`,
};

/** Codes of the last hour, which set the price of a captcha. */
export const countNetworkSends = async (
  tx: Transaction,
  { address, network }: Pick<OtpCaller, 'address' | 'network'>,
  now: Instant,
): Promise<Pick<SendHistory, 'address' | 'network'>> => {
  const since = new Date(now - HOUR_MS);
  const [row] = await tx.rows<{ address: number; network: number }>(NETWORKS, [
    address,
    network,
    since,
  ]);
  if (!row) throw new Error('counting gave no row');
  return row;
};
