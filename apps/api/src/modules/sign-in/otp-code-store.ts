import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';
import type { OtpCaller } from './otp-request.ts';

const KEEP = named({
  name: 'keep-otp-code',
  text: `WITH send AS (
      INSERT INTO otp_sends (recipient_hash, device_hash, address_hash, network_hash, channel, sent_at,
        is_known, is_message)
      VALUES ($recipient, $device, $address, $network, $channel, $sentAt, $isKnown, $isMessage) RETURNING id
    )
    INSERT INTO otp_codes (recipient_hash, device_hash, purpose, send_id, code_hash, expires_at)
    SELECT $recipient, $device, $purpose, id, $hash, $expiresAt FROM send
    ON CONFLICT (recipient_hash, device_hash, purpose) DO UPDATE SET send_id = excluded.send_id,
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0
    RETURNING send_id`,
});

/** Counts the message and replaces an older code; returns the message's id. */
export const keepOtpCode = async (
  tx: Transaction,
  caller: OtpCaller,
  code: {
    readonly hash: string;
    readonly sentAt: Date;
    readonly expiresAt: Date;
    readonly isKnown: boolean;
    /** False: the code only counts, and no message goes out. */
    readonly isMessage: boolean;
  },
): Promise<number> => {
  const { recipient, device, address, network, channel, purpose } = caller;
  const values = KEEP.values({ recipient, device, address, network, channel, purpose, ...code });
  const [kept] = await tx.rows<{ send_id: number }>(KEEP, values);
  if (!kept) throw new Error('a code was not kept');
  return kept.send_id;
};

export type OtpCodeRow = {
  readonly code_hash: string;
  readonly tries: number;
  readonly expires_at: Date;
};

const OF_ASKER = `recipient_hash = $1 AND device_hash = $2 AND purpose = $3`;
const keyOf = ({
  recipient,
  device,
  purpose,
}: OtpCaller): readonly [recipient: string, device: string, purpose: string] => [
  recipient,
  device,
  purpose,
];

const READ: Statement = {
  name: 'read-otp-code',
  text: `SELECT code_hash, tries, expires_at FROM otp_codes WHERE ${OF_ASKER} FOR UPDATE`,
};

/** The row lock serialises guesses, so that each sees the count of the one before. */
export const readOtpCode = async (tx: Transaction, caller: OtpCaller): Promise<OtpCodeRow | null> =>
  (await tx.rows<OtpCodeRow>(READ, keyOf(caller)))[0] ?? null;

const COUNT: Statement = {
  name: 'count-otp-try',
  text: `UPDATE otp_codes SET tries = tries + 1 WHERE ${OF_ASKER}`,
};

export const countOtpTry = async (tx: Transaction, caller: OtpCaller): Promise<void> =>
  void (await tx.rows(COUNT, keyOf(caller)));

const USE: Statement = {
  name: 'use-otp-code',
  text: `WITH used AS (DELETE FROM otp_codes WHERE ${OF_ASKER} RETURNING send_id)
    UPDATE otp_sends SET verified_at = $4 FROM used WHERE otp_sends.id = used.send_id`,
};

export const consumeOtpCode = async (
  tx: Transaction,
  caller: OtpCaller,
  now: Date,
): Promise<void> => void (await tx.rows(USE, [...keyOf(caller), now]));
