import { ACTS } from '@karigar/domain/identity/step-up';

/** Statements with which the tests of consent, help and contact plant and read rows directly. */

export const CONSENTS_OF = `SELECT text_version, given_at, withdrawn_at FROM consents WHERE account_id = $1
  ORDER BY id`;

export const PLANT_OLD_CONSENT = `INSERT INTO consents (account_id, purpose, text_version, given_at)
  VALUES ($1, 'usage', '2025-01', $2)`;

export const WHO_ANSWERED = `SELECT t.answered_by::float8 AS by, a.subject_id::float8 AS subject FROM tickets t,
    (SELECT subject_id FROM audit WHERE call = 'answer-ticket' ORDER BY id DESC LIMIT 1) a
  WHERE t.ticket_no = $1`;

export const TICKET_ABOUT = `SELECT category, reason, about_id::float8 AS about, booking_id::float8 AS booking
  FROM tickets WHERE ticket_no = $1`;

export const FORGET_BLOCKS = 'DELETE FROM person_blocks';

export const CALLS_AUDITED = `SELECT count(*)::int AS count FROM audit WHERE call = 'request-call'
  AND booking_id = $1`;

export const NUMBERS_OF = `SELECT count(*)::int AS count FROM call_numbers($1)`;

export const TAKE_NUMBER = 'UPDATE bookings SET customer_phone = NULL WHERE id = $1';

/** The code to the phone, shown for every act. */
export const STEP_UP = `INSERT INTO fresh_proofs (session_id, account_id, purpose, subject_hash, good_until)
  SELECT $1, $2, act, '', $3 FROM unnest('{${ACTS.join(',')}}'::text[]) act
  ON CONFLICT (session_id, purpose) DO UPDATE SET good_until = excluded.good_until`;

export const NAME_BOOKING = {
  customer: `UPDATE bookings SET customer_name = $2, customer_phone = $3, alternate_phone = $3,
    address = $4, street = $4, area = $4, flat_no = $4, house_no = $4, paid = coalesce(total_after_end, 0)
    WHERE id = $1`,
  serviceman: `UPDATE bookings SET serviceman_name = $2, customer_phone = coalesce(customer_phone, $3),
    hold_reason = $4, paid = coalesce(total_after_end, 0) WHERE id = $1`,
} as const;

/** Reassigns an unfinished job, or cancels it. */
export const GIVE_UP = {
  serviceman: `UPDATE bookings SET serviceman_id = $2, serviceman_name = 'Somebody Else', hold_reason = NULL
    WHERE id = $1`,
  customer: `UPDATE bookings SET state = 'cancelled' WHERE id = $1 AND $2::bigint IS NOT NULL`,
} as const;

export const INSERT_NAMED_NOTIFICATION = `INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
  VALUES ($1, $2, 'serviceman-assigned', jsonb_build_object('name', $3::text, 'nameHi', $3::text), $3, now())`;

export const DELETE_NOTIFICATIONS = 'DELETE FROM notifications WHERE sender = $1';

export const QUEUE_KEYS = `
  SELECT public_key, private_key_sealed FROM queue_keys WHERE account_id = $1`;
