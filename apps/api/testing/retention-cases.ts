import { people } from './people.ts';

type Case = {
  /** Inserts a row of this age, identified by $2. */
  readonly plant: string;
  /** Finds the unchanged row by $1. */
  readonly find: string;
};

const SURESH = people.suresh.id;

const documentCase = (type: string, status: string): Case => ({
  plant: `INSERT INTO kyc_documents (account_id, type, status, image_key, image_data_key_sealed,
      number_last_four, updated_at)
    VALUES (CASE $2 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END, '${type}',
      '${status}', $2, 'sealed', '2346', $1)`,
  find: `SELECT FROM kyc_documents WHERE image_key = $1 AND type = '${type}'`,
});

/** A row for each retention rule, whose age counts from $1. */
export const RETENTION_CASES: Readonly<Record<string, Case>> = {
  'ended-sessions': {
    plant: `INSERT INTO sessions (token_hash, account_id, role, device, created_at, last_used_at,
        idle_expires_at, expires_at)
      VALUES (sha256($2::text::bytea), ${SURESH}, 'serviceman', $2, $1::timestamptz - interval '1 day',
        $1, $1, $1::timestamptz + interval '9 days')`,
    find: 'SELECT FROM sessions WHERE device = $1',
  },
  'alarm-places': {
    plant: `INSERT INTO alarms (account_id, role, booking_id, latitude, longitude, raised_at, due_at, ended_by, ended_at,
        reason)
      SELECT ${SURESH}, 'serviceman', min(id), 18.5, 73.8, $1, $1, ${SURESH}, $1, $2 FROM bookings`,
    find: 'SELECT FROM alarms WHERE reason = $1 AND latitude IS NOT NULL',
  },
  'idempotency-keys': {
    plant: `INSERT INTO idempotency_keys (scope, key, call, fingerprint, created_at)
      VALUES ('account:${SURESH}', $2, 'log-out', '', $1)`,
    find: 'SELECT FROM idempotency_keys WHERE key = $1',
  },
  outbox: {
    plant: `INSERT INTO outbox (task, payload, created_at) VALUES ($2, '{}', $1)`,
    find: 'SELECT FROM outbox WHERE task = $1',
  },
  offers: {
    plant: `INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons,
        offered_at, expires_at, outcome, answered_at)
      SELECT id, ${SURESH}, 1, 0, 0, 0, ARRAY[$2], $1::timestamptz - interval '1 minute', $1, 'lapsed', $1
      FROM bookings ORDER BY id LIMIT 1`,
    find: 'SELECT FROM offers WHERE reasons = ARRAY[$1]',
  },
  claims: {
    plant: `INSERT INTO claims (kind, item_id, account_id, taken_at, until)
      VALUES ('ticket', $2, ${SURESH}, $1::timestamptz - interval '3 minutes', $1)`,
    find: 'SELECT FROM claims WHERE item_id = $1',
  },
  'sent-codes': {
    plant: `INSERT INTO otp_sends (recipient_hash, device_hash, address_hash, sent_at)
      VALUES ($2, '', '', $1)`,
    find: 'SELECT FROM otp_sends WHERE recipient_hash = $1',
  },
  'new-customer-orders': {
    plant: `INSERT INTO new_customer_orders (network_hash, visits, placed_at) VALUES ($2, 1, $1)`,
    find: 'SELECT FROM new_customer_orders WHERE network_hash = $1',
  },
  codes: {
    plant: `INSERT INTO otp_codes (recipient_hash, device_hash, send_id, code_hash, expires_at)
      VALUES ($2, '', 1, '', $1)`,
    find: 'SELECT FROM otp_codes WHERE recipient_hash = $1',
  },
  'fresh-proofs': {
    plant: `INSERT INTO fresh_proofs (session_id, account_id, purpose, subject_hash, good_until)
      VALUES (length($2), ${SURESH}, 'change-bank', $2, $1)`,
    find: 'SELECT FROM fresh_proofs WHERE subject_hash = $1',
  },
  'passkey-challenges': {
    plant: `INSERT INTO passkey_challenges (holder, purpose, challenge, expires_at)
      VALUES ($2, 'login', '', $1)`,
    find: 'SELECT FROM passkey_challenges WHERE holder = $1',
  },
  'work-records': {
    plant: `INSERT INTO work_records (account_id, made_at, valid_until, claims)
      VALUES (${SURESH}, $1::timestamptz - interval '180 days', $1, jsonb_build_object('name', $2::text))`,
    find: `SELECT FROM work_records WHERE claims->>'name' = $1`,
  },
  'operator-invites': {
    plant: `INSERT INTO operator_invites (code_hash, email, name, desks, created_at, expires_at)
      VALUES (sha256($2::text::bytea), $2, '', '{help}', $1, $1)`,
    find: 'SELECT FROM operator_invites WHERE email = $1',
  },
  'known-devices': {
    plant: `INSERT INTO known_devices (account_id, device_hash, last_seen_at) VALUES (${SURESH}, $2, $1)`,
    find: 'SELECT FROM known_devices WHERE device_hash = $1',
  },
  'account-changes': {
    plant: `INSERT INTO account_changes (account_id, fact, changed_at)
      SELECT CASE $2 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END, 'bank', $1`,
    find: `SELECT FROM account_changes WHERE account_id =
      CASE $1 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END`,
  },
  'change-links': {
    plant: `INSERT INTO change_links (account_id, change, channel, token_hash, changed_at, expires_at)
      VALUES (${SURESH}, 'bank', 'app', $2, $1, $1)`,
    find: 'SELECT FROM change_links WHERE token_hash = $1',
  },
  'payout-freezes': {
    plant: `INSERT INTO payout_freezes (account_id, change, channel, changed_at, frozen_at, due_at, restored_at,
        answered_by, reason)
      VALUES (${SURESH}, 'bank', 'app', $1, $1, $1, $1, ${SURESH}, $2)`,
    find: 'SELECT FROM payout_freezes WHERE reason = $1',
  },
  'kyc-answers': {
    plant: `INSERT INTO kyc_answers (account_id, about, outcome, words, answered_by, answered_at)
      VALUES (${SURESH}, 'account', 'withdrawn', $2, ${people.priya.id}, $1)`,
    find: 'SELECT FROM kyc_answers WHERE words = $1',
  },
  'number-checks': {
    plant: `INSERT INTO number_checks (document_id, checked_by, upload, tries, is_equal, checked_at)
      SELECT min(id), ${people.priya.id}, length($2), 1, true, $1 FROM kyc_documents`,
    find: 'SELECT FROM number_checks WHERE upload = length($1)',
  },
  'security-events': {
    plant: `INSERT INTO security_events (happened_at, kind, address, outcome, request_id)
      VALUES ($1, 'login-with-password', '203.0.113.9', 'ok', $2)`,
    find: `SELECT FROM security_events WHERE request_id = $1 AND kind = 'login-with-password'`,
  },
  'number-claims': {
    plant: `INSERT INTO number_claims (account_id, claimed_at)
      SELECT CASE $2 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END, $1`,
    find: `SELECT FROM number_claims WHERE account_id =
      CASE $1 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END`,
  },
  'recovery-cases': {
    plant: `INSERT INTO recovery_cases (account_id, reason, opened_at, closed_at)
      SELECT CASE $2 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END,
        'number-released', $1, $1`,
    find: `SELECT FROM recovery_cases WHERE account_id =
      CASE $1 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END`,
  },
  captchas: {
    plant: 'INSERT INTO captcha_uses (challenge_hash, used_at) VALUES ($2, $1)',
    find: 'SELECT FROM captcha_uses WHERE challenge_hash = $1',
  },
  'identity-tokens': {
    plant: 'INSERT INTO used_id_tokens (token_hash, used_at) VALUES ($2, $1)',
    find: 'SELECT FROM used_id_tokens WHERE token_hash = $1',
  },
  'login-failures': {
    plant: `INSERT INTO login_failures (email_hash, network_hash, failed_at) VALUES ($2, '', $1)`,
    find: 'SELECT FROM login_failures WHERE email_hash = $1',
  },
  'upload-days': {
    plant: `INSERT INTO upload_days (account_id, day, pictures, tries)
      VALUES (${SURESH}, ($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, ARRAY[$2], 1)`,
    find: 'SELECT FROM upload_days WHERE pictures = ARRAY[$1]',
  },
  'dead-letters': {
    plant: `INSERT INTO dead_letters (task, payload, error, created_at) VALUES ($2, '{}', '', $1)`,
    find: 'SELECT FROM dead_letters WHERE task = $1',
  },
  'gateway-events': {
    plant: `INSERT INTO gateway_events (event_id, kind, received_at) VALUES ($2, 'payment_link.paid', $1)`,
    find: 'SELECT FROM gateway_events WHERE event_id = $1',
  },
  'dev-inbox': {
    plant: `INSERT INTO dev_inbox (recipient, template, body, sent_at) VALUES ($2, '', '', $1)`,
    find: 'SELECT FROM dev_inbox WHERE recipient = $1',
  },
  messages: {
    plant: `INSERT INTO messages (account_id, kind, created_at, due_at) VALUES (${SURESH}, $2, $1, $1)`,
    find: 'SELECT FROM messages WHERE kind = $1',
  },
  'unreached-ends': {
    plant: `INSERT INTO unreached_ends (booking_id, ended_by, ended_at, reason)
      SELECT min(id), ${people.priya.id}, $1, $2 FROM bookings`,
    find: 'SELECT FROM unreached_ends WHERE reason = $1',
  },
  'delivery-reports': {
    plant: `INSERT INTO delivery_reports (provider, provider_id, outcome, received_at)
      VALUES ('msg91', $2, 'delivered', $1)`,
    find: 'SELECT FROM delivery_reports WHERE provider_id = $1',
  },
  notifications: {
    plant: `INSERT INTO notifications (account_id, kind, created_at) VALUES (${SURESH}, $2, $1)`,
    find: 'SELECT FROM notifications WHERE kind = $1',
  },
  'document-images': {
    plant: `INSERT INTO kyc_documents (account_id, type, status, image_key, number_last_four, updated_at)
      VALUES (CASE $2 WHEN 'inside' THEN ${people.asha.id} ELSE ${people.rohan.id} END, 'pan', 'approved',
        $2, '2346', $1)`,
    find: 'SELECT FROM kyc_documents WHERE image_key = $1',
  },
  'rejected-documents': documentCase('driving-licence', 'rejected'),
  'pending-documents': documentCase('aadhaar', 'pending'),
};

/** The data of documents that were rejected or never checked. */
export const LEFT_OF_DOCUMENTS = `SELECT type, status, image_data_key_sealed, number_last_four
  FROM kyc_documents WHERE account_id = ${people.rohan.id} AND type <> 'pan' ORDER BY type`;
export const ROHANS_DOCUMENT = `SELECT status, number_last_four FROM kyc_documents
  WHERE account_id = ${people.rohan.id} AND type = 'pan'`;
export const OLD_CAPTCHAS = `INSERT INTO captcha_uses (challenge_hash, used_at)
  SELECT 'many-' || number, '2020-01-01' FROM generate_series(1, $1) AS number`;
