/** What no call of a person does: a handler that tried it, by a bug, must be stopped by the database. */
export type ForbiddenWrite = {
  readonly name: string;
  readonly by: 'suresh' | 'asha';
  /** Returns a row for each row that it changed. */
  readonly sql: string;
};

const bookingIn = (state: string): string =>
  `(SELECT id FROM bookings WHERE me() IN (serviceman_id, customer_id) AND state = '${state}' ORDER BY id LIMIT 1)`;
/** Of an own booking, ended and not yet paid. */
const UNPAID = `(SELECT id FROM bookings WHERE serviceman_id = me() AND state IN ('ended', 'completed')
  AND paid < total_after_end ORDER BY id LIMIT 1)`;
const payment = (mode: string, amount: string, by = 'me()'): string =>
  `INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
    SELECT id, ${amount}, '${mode}', ${by}, now() FROM bookings WHERE id = ${UNPAID} RETURNING 1`;
const deposit = (columns: string, values: string): string =>
  `INSERT INTO deposits (serviceman_id, amount, way, reference, deposited_at, ${columns})
    VALUES (me(), 50000, 'office', 'R-1', now(), ${values}) RETURNING 1`;
const event = (command: string, actor: string, account: string): string =>
  `INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at)
    VALUES (${bookingIn('assigned')}, '${command}', '${actor}', ${account}, 'assigned', 'assigned', now()) RETURNING 1`;
const notification = (kind: string): string =>
  `INSERT INTO notifications (account_id, kind, created_at) VALUES (me(), '${kind}', now()) RETURNING 1`;
const task = (name: string): string =>
  `INSERT INTO outbox (task, payload) VALUES ('${name}', '{}') RETURNING 1`;
const addOn = (columns: string, values: string): string =>
  `INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, proposed_at, ${columns})
    SELECT ${bookingIn('started')}, id, name, name_hi, price, 1, now(), ${values} FROM add_ons LIMIT 1 RETURNING 1`;
const move = (from: string, to: string, more = ''): string =>
  `UPDATE bookings SET state = '${to}', version = version + 1${more} WHERE id = ${bookingIn(from)} RETURNING 1`;

const by =
  (person: ForbiddenWrite['by']) =>
  (name: string, sql: string): ForbiddenWrite => ({ name, by: person, sql });
const serviceman = by('suresh');
const customer = by('asha');

export const FORBIDDEN_WRITES: readonly ForbiddenWrite[] = [
  // Money.
  serviceman('a deposit that is confirmed', deposit('status, answered_at', `'confirmed', now()`)),
  serviceman('a deposit that an operator answered', deposit('answered_by', '301')),
  serviceman('a payment by UPI', payment('upi', 'total_after_end - paid')),
  serviceman('a payment that somebody else took', payment('cash', 'total_after_end - paid', '102')),
  serviceman('a payment above the bill', payment('cash', 'total_after_end - paid + 100')),
  customer(
    'a payment by the customer',
    `INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
      SELECT id, 100, 'cash', me(), now() FROM bookings WHERE customer_id = me() AND state = 'completed' LIMIT 1
      RETURNING 1`,
  ),
  serviceman(
    'a payment that is reversed already',
    `INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at, reversed)
      VALUES (${UNPAID}, 100, 'cash', me(), now(), 100) RETURNING 1`,
  ),
  customer(
    'a revisit under warranty past the call that books it',
    `INSERT INTO revisits (booking_id, origin_id, origin_no, customer_id, first_id, words, claimed_at, due_at)
      SELECT b.id, o.id, o.booking_no, me(), o.serviceman_id, 'x', now(), now() FROM bookings b, bookings o
      WHERE b.customer_id = me() AND o.customer_id = me() AND o.state = 'completed' AND b.id <> o.id LIMIT 1 RETURNING 1`,
  ),
  customer(
    'an alarm in the name of the other side',
    `INSERT INTO alarms (account_id, role, booking_id, raised_at, due_at)
      SELECT serviceman_id, 'serviceman', id, now(), now() FROM bookings WHERE id = ${bookingIn('started')} RETURNING 1`,
  ),
  serviceman('pay for a revisit', task('pay-revisit')),
  serviceman(
    'a transaction of the ledger',
    `INSERT INTO ledger_transactions (id, cause, cause_id, booking_id, serviceman_id, written_at)
      VALUES (nextval('ledger_transaction_ids'), 'tip', ${bookingIn('assigned')}, ${bookingIn('assigned')}, me(), now())
      RETURNING 1`,
  ),
  serviceman(
    'entries of the ledger',
    `INSERT INTO ledger_entries (transaction_id, account, owner_id, amount, kind, serviceman_id, booking_id, day)
      SELECT transaction_id, account, owner_id, amount * side, kind, serviceman_id, booking_id, day
      FROM (SELECT * FROM ledger_entries WHERE serviceman_id = me() AND owner_id IS NOT NULL
        AND booking_id IN (SELECT id FROM bookings WHERE serviceman_id = me()) LIMIT 1) e, unnest('{1,-1}'::int[]) AS side
      RETURNING 1`,
  ),
  serviceman(
    'the bill of a job divided before its end',
    `SELECT id FROM save_work_parts(${bookingIn('assigned')}, now(), jsonb_build_array(jsonb_build_object('servicemanId',
      me(), 'minutes', 1, 'tax', 0, 'commission', 0, 'share', (SELECT total FROM bookings WHERE id = ${bookingIn('assigned')}))))`,
  ),
  serviceman(
    'a part of a job that nobody shared',
    `SELECT 1 FROM post_to_ledger('part-paid', NULL, ${UNPAID}, NULL, me(), me(), NULL, now(), current_date,
      jsonb_build_array(jsonb_build_object('account', 'serviceman-share', 'ownerId', me(), 'amount', 100, 'kind', 'settled'),
        jsonb_build_object('account', 'payable', 'ownerId', me(), 'amount', -100, 'kind', 'settled')))`,
  ),
  serviceman(
    'a balance',
    `UPDATE serviceman_balances SET payable = 1 WHERE serviceman_id = me() RETURNING 1`,
  ),
  serviceman(
    'a payout',
    `INSERT INTO payouts (serviceman_id, amount, kept, bank, reference, reason, paid_by, paid_at)
      VALUES (me(), 100, 0, 'x', 'x', 'x', 301, now()) RETURNING 1`,
  ),
  serviceman(
    'a payout run',
    `INSERT INTO payout_runs (prepared_by, prepared_at) VALUES (me(), now()) RETURNING 1`,
  ),
  serviceman(
    'a transfer to their own account',
    `WITH run AS (INSERT INTO payout_runs (prepared_by, prepared_at) VALUES (me(), now()) RETURNING id),
      made AS (INSERT INTO payout_rows (run_id, serviceman_id, amount, kept, bank_version, bank, state)
        SELECT id, me(), 100, 0, 1, 'x', 'waiting' FROM run RETURNING id, run_id)
      INSERT INTO payout_transfers (row_id, run_id, key, asked_at) SELECT id, run_id, 'P1-own', now() FROM made RETURNING 1`,
  ),
  serviceman(
    'the pace of payouts of another account',
    `INSERT INTO payout_paces (account_id, pace, fee, chosen_at) VALUES (301, 'daily', 1, now()) RETURNING 1`,
  ),
  serviceman(
    'a payout that came back',
    `UPDATE payouts SET returned_at = now() WHERE serviceman_id = me() RETURNING 1`,
  ),
  serviceman('a bank account to be checked again', `SELECT check_bank_again(1, now())`),
  serviceman(
    'the counter of another supplier',
    `INSERT INTO invoice_series (year, series, latest, gstin) VALUES (2031, 29, 1, 'x') RETURNING 1`,
  ),
  serviceman('the counter of invoices', `UPDATE invoice_years SET latest = latest + 1 RETURNING 1`),
  serviceman(
    'a year of invoices',
    `INSERT INTO invoice_years (year, latest) VALUES (2031, 1) RETURNING 1`,
  ),
  serviceman(
    'an invoice',
    `INSERT INTO invoices (booking_id, year, serial, issued_at, total, tax_rate, tax)
      VALUES (${bookingIn('assigned')}, 2031, 1, now(), 100, 0, 0) RETURNING 1`,
  ),
  customer(
    'a counter of credit notes',
    `INSERT INTO credit_series (year, series, latest) VALUES (2031, 0, 1) RETURNING 1`,
  ),
  customer(
    'a credit note',
    `INSERT INTO credit_notes (booking_id, year, series, serial, issued_at, total, tax)
      VALUES (${bookingIn('assigned')}, 2031, 0, 1, now(), 100, 0) RETURNING 1`,
  ),
  customer('a credit note of any booking', `SELECT issue_credit_note(${bookingIn('assigned')})`),
  serviceman('a payment in the app', payment('online', 'total_after_end - paid')),
  customer(
    'a payment in the app that is paid',
    `INSERT INTO online_payments (reference, booking_id, order_id, customer_id, serviceman_id, amount, asked_at, changed_at,
        expires_at, state)
      SELECT 'KO-F1', id, order_id, me(), serviceman_id, 100, now(), now(), now(), 'paid' FROM bookings
      WHERE customer_id = me() AND serviceman_id IS NOT NULL LIMIT 1 RETURNING 1`,
  ),
  customer(
    'a payment in the app for the job of another serviceman',
    `INSERT INTO online_payments (reference, booking_id, order_id, customer_id, serviceman_id, amount, asked_at, changed_at,
        expires_at)
      SELECT 'KO-F2', id, order_id, me(), me(), 100, now(), now(), now() FROM bookings
      WHERE customer_id = me() AND serviceman_id IS NOT NULL LIMIT 1 RETURNING 1`,
  ),
  customer(
    'an event of the gateway',
    `INSERT INTO gateway_events (event_id, kind, received_at) VALUES ('F', 'x', now()) RETURNING 1`,
  ),
  serviceman(
    'a UPI request that is confirmed',
    `INSERT INTO upi_requests (reference, booking_id, amount, asked_by, asked_at, status, bank_reference, confirmed_by,
        confirmed_at) VALUES ('U-1', ${bookingIn('assigned')}, 100, me(), now(), 'confirmed', 'B-1', 301, now())
      RETURNING 1`,
  ),
  serviceman(
    'a UPI request in the name of somebody else',
    `INSERT INTO upi_requests (reference, booking_id, amount, asked_by, asked_at)
      VALUES ('U-2', ${UNPAID}, 100, 102, now()) RETURNING 1`,
  ),
  serviceman(
    'a case about a line of somebody else',
    `INSERT INTO earnings_cases (entry_id, serviceman_id, question, asked_at)
      VALUES (current_setting('karigar.foreign_line')::bigint, me(), 'why?', now()) RETURNING 1`,
  ),
  serviceman(
    'a case that is answered',
    `INSERT INTO earnings_cases (entry_id, serviceman_id, question, asked_at, answer, answered_at, answered_by)
      SELECT id, me(), 'why?', now(), 'yes', now(), 301 FROM ledger_entries WHERE serviceman_id = me() LIMIT 1 RETURNING 1`,
  ),

  serviceman(
    'a buyer by the serviceman',
    `INSERT INTO booking_buyers (booking_id, gstin, name, saved_at)
      VALUES (${bookingIn('assigned')}, '27AAPFU0939F1ZV', 'x', now()) RETURNING 1`,
  ),

  // The completion code.
  serviceman(
    'new guesses of a code',
    `UPDATE completion_codes SET tries = 0 WHERE booking_id = ${bookingIn('assigned')} RETURNING 1`,
  ),
  serviceman(
    'another code',
    `UPDATE completion_codes SET code_sealed = 'x' WHERE booking_id = ${bookingIn('assigned')} RETURNING 1`,
  ),
  serviceman(
    'a code for longer',
    `UPDATE completion_codes SET expires_at = now() WHERE booking_id = ${bookingIn('assigned')} RETURNING 1`,
  ),
  serviceman(
    'new messages of a code',
    `UPDATE completion_codes SET sends = 0 WHERE booking_id = ${bookingIn('assigned')} RETURNING 1`,
  ),

  // A booking.
  serviceman(
    'a completed booking without its work',
    move(
      'assigned',
      'completed',
      `, started_at = now(),
    ended_at = now(), total_after_end = total`,
    ),
  ),
  serviceman('a booking given back', move('assigned', 'requested', ', serviceman_id = NULL')),
  customer(
    'a booking completed by its customer',
    move('started', 'completed', ', ended_at = now(), total_after_end = total'),
  ),
  customer('a cancelled booking after its start', move('started', 'cancelled')),
  customer(
    'a booking of somebody else',
    `UPDATE bookings SET serviceman_id = 102 WHERE id = ${bookingIn('assigned')} RETURNING 1`,
  ),
  serviceman(
    'a paid bill without a payment',
    `UPDATE bookings SET paid = total_after_end WHERE id = ${UNPAID} RETURNING 1`,
  ),
  serviceman(
    'a changed bill',
    `UPDATE bookings SET total_after_end = total_after_end + 100 WHERE id = ${UNPAID} RETURNING 1`,
  ),
  serviceman(
    'a charged visit that was done',
    `UPDATE bookings SET visit_charge = 100 WHERE id = ${bookingIn('completed')} RETURNING 1`,
  ),
  serviceman('an assignment by an operator', event('assign', 'operator', '301')),
  serviceman('a command of an operator', event('assign', 'serviceman', 'me()')),
  serviceman('a command in the name of the customer', event('cancel', 'customer', 'me()')),
  serviceman('a command of another account', event('arrive', 'serviceman', '102')),
  serviceman('an accepted add-on', addOn('status, answered_at', `'accepted', now()`)),
  customer('an add-on by the customer', addOn('names', 'NULL')),
  serviceman(
    'a yes in place of the customer',
    `UPDATE booking_add_ons SET status = 'accepted', answered_at = now() WHERE id = current_setting('karigar.pending')::bigint
      RETURNING 1`,
  ),
  customer(
    'a yes to what was rejected',
    `UPDATE booking_add_ons SET status = 'accepted', answered_at = now() WHERE id = current_setting('karigar.rejected')::bigint
      RETURNING 1`,
  ),
  customer(
    'an approval by the customer',
    `INSERT INTO add_on_approvals (booking_id, nonce, answer, total, asked_at, received_at)
      VALUES (${bookingIn('started')}, repeat('A', 32), 'accepted', 1, now(), now()) RETURNING 1`,
  ),
  customer(
    'a checklist by the customer',
    `INSERT INTO booking_checklists (booking_id, items, saved_at)
      VALUES (${bookingIn('started')}, '[]', now()) RETURNING 1`,
  ),
  serviceman(
    'a checklist before the work',
    `INSERT INTO booking_checklists (booking_id, items, saved_at)
      VALUES (${bookingIn('assigned')}, '[]', now()) RETURNING 1`,
  ),
  serviceman(
    'an accepted offer',
    `UPDATE offers SET outcome = 'accepted', answered_at = now() WHERE serviceman_id = me() RETURNING 1`,
  ),
  serviceman(
    'a message of the other side',
    `INSERT INTO chat_messages (booking_id, sender_id, body, sent_at)
      SELECT id, customer_id, 'x', now() FROM bookings WHERE id = ${bookingIn('assigned')} RETURNING 1`,
  ),

  // The person.
  serviceman(
    'a verified membership',
    `UPDATE memberships SET verified_at = now() WHERE account_id = me() RETURNING 1`,
  ),
  customer(
    'a role',
    `INSERT INTO memberships (account_id, role) VALUES (me(), 'serviceman') RETURNING 1`,
  ),
  serviceman(
    'an approved document',
    `UPDATE kyc_documents SET status = 'approved' WHERE account_id = me() RETURNING 1`,
  ),
  serviceman(
    'an answer about an own document',
    `INSERT INTO kyc_answers (account_id, about, outcome, answered_by, answered_at)
      SELECT me(), 'account', 'verified', min(m.account_id), now() FROM memberships m WHERE m.account_id <> me() RETURNING 1`,
  ),
  serviceman(
    'a checked bank account',
    `UPDATE bank_details SET check_outcome = 'verified' WHERE account_id = me() RETURNING 1`,
  ),
  serviceman(
    'a skill of their own',
    `INSERT INTO serviceman_skills (account_id, skill_id) SELECT me(), min(id) FROM skills k
      WHERE NOT EXISTS (SELECT FROM serviceman_skills s WHERE s.account_id = me() AND s.skill_id = k.id) RETURNING 1`,
  ),
  serviceman(
    'a document of another type',
    `UPDATE kyc_documents SET type = 'pan' WHERE account_id = me() AND type = 'pan' RETURNING 1`,
  ),
  serviceman(
    'another phone',
    `UPDATE accounts SET phone = '9000000001' WHERE id = me() RETURNING 1`,
  ),
  serviceman(
    'a proven email',
    `UPDATE accounts SET email = 'x@example.in', email_verified_at = now() WHERE id = me() RETURNING 1`,
  ),
  serviceman(
    'another bank account',
    `UPDATE bank_details SET account_number_sealed = 'x' WHERE account_id = me() RETURNING 1`,
  ),
  serviceman(
    'a confirmed bank account',
    `UPDATE bank_details SET unconfirmed_since = NULL WHERE account_id = me() RETURNING 1`,
  ),
  serviceman(
    'a change of the password',
    `INSERT INTO account_changes (account_id, fact, changed_at) VALUES (me(), 'password', now()) RETURNING 1`,
  ),
  serviceman(
    'an ended session that lives again',
    `UPDATE sessions SET revoked_at = NULL WHERE account_id = me() RETURNING 1`,
  ),
  serviceman(
    'another reply for a key',
    `UPDATE idempotency_keys SET reply = '{}' WHERE scope = 'account:' || me() RETURNING 1`,
  ),
  serviceman(
    'an answered ticket',
    `INSERT INTO tickets (account_id, category, words, opened_at, acknowledge_by, resolve_by, acknowledged_at, answer,
        answered_at) VALUES (me(), 'app', 'x', now(), now() + interval '1 hour', now() + interval '1 day', now(), 'yes', now())
      RETURNING 1`,
  ),
  serviceman(
    'a ticket about a stranger',
    `INSERT INTO tickets (account_id, category, about_id, reason, words, opened_at, acknowledge_by, resolve_by)
      VALUES (me(), 'person', 202, 'rude', 'x', now(), now() + interval '1 hour', now() + interval '1 day') RETURNING 1`,
  ),
  serviceman(
    'a work record with own claims',
    `INSERT INTO work_records (account_id, made_at, valid_until, claims)
      VALUES (me(), now(), now() + interval '1 day', '{"name": "x"}') RETURNING 1`,
  ),
  serviceman(
    'a block of a stranger',
    `INSERT INTO person_blocks (account_id, blocked_id, booking_id, blocked_at)
      VALUES (me(), 301, ${bookingIn('assigned')}, now()) RETURNING 1`,
  ),
  customer(
    'a consent that is withdrawn already',
    `INSERT INTO consents (account_id, purpose, text_version, given_at, withdrawn_at)
      VALUES (me(), 'x', '1', now(), now()) RETURNING 1`,
  ),
  customer(
    'a subscription to push',
    `INSERT INTO push_subscriptions (account_id, session_id, endpoint, keys)
      SELECT me(), id, 'https://push.example/1', '{}' FROM sessions WHERE account_id = me() LIMIT 1 RETURNING 1`,
  ),

  // News, work for the worker, and the audit.
  serviceman('an offer in the list of notifications', notification('job-offered')),
  serviceman('a payout in the list of notifications', notification('payout-sent')),
  serviceman('a code to any number', task('send-otp')),
  serviceman('a push to any phone', task('send-push')),
  customer(
    'offers by SMS',
    `INSERT INTO offer_sms (account_id, chosen_at) VALUES (me(), now()) RETURNING 1`,
  ),
  serviceman(
    'offers by SMS to somebody else',
    `INSERT INTO offer_sms (account_id, chosen_at) VALUES (102, now()) RETURNING 1`,
  ),
  serviceman(
    'an audit row of somebody else',
    `INSERT INTO audit (account_id, role, call, outcome, request_id) VALUES (102, 'serviceman', 'x', 'ok', 'x')`,
  ),
  serviceman(
    'an audit row in another role',
    `INSERT INTO audit (account_id, role, call, outcome, request_id) VALUES (me(), 'operator', 'x', 'ok', 'x')`,
  ),
];
