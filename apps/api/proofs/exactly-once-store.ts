import { withClient } from '#db/connect';
import type { Vault } from '#platform/vault';
import type { Look } from '#testing/fresh-people';
import { STEP_UP } from '#testing/person-sql';

const countOf = async (look: Look, sql: string, values: unknown[]): Promise<number> =>
  (await look<{ count: number }>(sql, values))[0]?.count ?? 0;

/** Each effect as rows that a second effect would double; every subject is new in its round. */
const COUNTS = {
  events: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND refusal IS NULL`,
  addOns: `SELECT count(*)::int AS count FROM booking_add_ons WHERE booking_id = $1`,
  alarms: `SELECT count(*)::int AS count FROM alarms WHERE booking_id = $1`,
  alarmsEnded: `SELECT count(*)::int AS count FROM alarms WHERE booking_id = $1 AND ended_at IS NOT NULL`,
  revisits: `SELECT count(*)::int AS count FROM revisits WHERE origin_id = $1`,
  ratings: `SELECT count(*)::int AS count FROM ratings WHERE booking_id = $1`,
  payments: `SELECT count(*)::int AS count FROM payments WHERE booking_id = $1`,
  paidOnline: `SELECT count(*)::int AS count FROM online_payments WHERE booking_id = $1`,
  asked: `SELECT count(*)::int AS count FROM upi_requests WHERE booking_id = $1`,
  messages: `SELECT count(*)::int AS count FROM chat_messages WHERE booking_id = $1`,
  marks: `SELECT count(*)::int AS count FROM outbox WHERE kind = 'chat' AND subject_id = $1`,
  accounts: `SELECT count(*)::int AS count FROM accounts WHERE phone = $1`,
  sessions: `SELECT count(*)::int AS count FROM sessions WHERE account_id =
    (SELECT id FROM accounts WHERE phone = $1)`,
  ended: `SELECT count(*)::int AS count FROM sessions WHERE account_id = $1 AND revoked_at IS NOT NULL`,
  guests: `SELECT count(*)::int AS count FROM sessions WHERE account_id IS NULL AND id > $1`,
  switched: `SELECT count(*)::int AS count FROM sessions WHERE account_id = $1 AND role = 'customer'`,
  erased: `SELECT count(*)::int AS count FROM accounts WHERE id = $1 AND erased_at IS NOT NULL`,
  whole: `SELECT count(*)::int AS count FROM sessions WHERE account_id = $1 AND second_proof IS NULL`,
  released: `SELECT count(*)::int AS count FROM recovery_cases WHERE account_id = $1`,
  read: `SELECT count(*)::int AS count FROM notifications WHERE account_id = $1 AND read_at IS NOT NULL`,
  silenced: `SELECT count(*)::int AS count FROM silenced_kinds WHERE account_id = $1`,
  profiles: `SELECT count(*)::int AS count FROM profiles WHERE account_id = $1 AND first_name = 'Renamed'`,
  bank: `SELECT count(*)::int AS count FROM bank_details WHERE account_id = $1`,
  sent: `SELECT count(*)::int AS count FROM otp_sends WHERE recipient_hash = $1`,
  verified: `SELECT count(*)::int AS count FROM otp_sends WHERE recipient_hash = $1
    AND verified_at IS NOT NULL`,
  looks: `SELECT count(*)::int AS count FROM audit WHERE call = 'look-at-document' AND account_id = $1
    AND outcome = 'ok'`,
  reveals: `SELECT count(*)::int AS count FROM audit WHERE call = 'reveal-sealed' AND account_id = $1
    AND outcome = 'ok'`,
  subscriptions: `SELECT count(*)::int AS count FROM push_subscriptions WHERE account_id = $1`,
  unsubscribed: `SELECT count(*)::int AS count FROM audit WHERE call = 'unsubscribe-push' AND account_id = $1
    AND outcome = 'ok'`,
  shown: `SELECT count(*)::int AS count FROM audit WHERE call = 'note-push-shown' AND account_id = $1
    AND outcome = 'ok'`,
  tests: `SELECT count(*)::int AS count FROM outbox WHERE task = 'send-test-push'
    AND payload->>'mark' = $1`,
  queueKeys: `SELECT count(*)::int AS count FROM queue_keys WHERE account_id = $1`,
  documents: `SELECT count(*)::int AS count FROM kyc_documents WHERE account_id = $1
    AND (image_key IS NOT NULL OR signature_checked_at IS NOT NULL)`,
  checklists: `SELECT count(*)::int AS count FROM booking_checklists WHERE booking_id = $1`,
  setOff: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND command = 'set-off'`,
  late: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND command = 'run-late'`,
  replaced: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND command = 'replace'`,
  phoneCalls: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND command = 'call'`,
  arrivals: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND command = 'arrive'`,
  missedVisits: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND command = 'missed-visit'`,
  visits: `SELECT count(*)::int AS count FROM ledger_transactions WHERE cause = 'visit' AND booking_id = $1`,
  visitsSettled: `SELECT count(*)::int AS count FROM ledger_transactions WHERE cause = 'visit-settled' AND booking_id = $1`,
  codesSent: `SELECT sends::int AS count FROM completion_codes WHERE booking_id = $1`,
  overrides: `SELECT count(*)::int AS count FROM completion_overrides WHERE booking_id = $1`,
  overridden: `SELECT count(*)::int AS count FROM completion_overrides WHERE booking_id = $1
    AND confirmed_at IS NOT NULL`,
  reversals: `SELECT count(*)::int AS count FROM ledger_transactions WHERE cause = 'reversal' AND booking_id = $1`,
  refunds: `SELECT count(*)::int AS count FROM ledger_transactions WHERE cause = 'refund' AND booking_id = $1`,
  transferred: `SELECT count(*)::int AS count FROM ledger_transactions WHERE cause = 'refund-transfer' AND booking_id = $1`,
  corrections: `SELECT count(*)::int AS count FROM ledger_transactions WHERE cause = 'correction'
    AND booking_id = $1`,
  deposits: `SELECT count(*)::int AS count FROM deposits WHERE serviceman_id = $1`,
  confirmed: `SELECT count(*)::int AS count FROM ledger_transactions WHERE cause = 'deposit'
    AND serviceman_id = $1`,
  payouts: `SELECT count(*)::int AS count FROM payouts p JOIN payout_rows r ON r.id = p.row_id
    JOIN ledger_transactions t ON t.cause = 'payout' AND t.cause_id = p.id WHERE r.run_id = $1`,
  paces: `SELECT count(*)::int AS count FROM payout_paces WHERE account_id = $1`,
  payoutRows: `SELECT count(*)::int AS count FROM payout_rows WHERE serviceman_id = $1`,
  bankLines: `SELECT count(*)::int AS count FROM bank_lines WHERE saved_by = $1`,
  bankLinesAnswered: `SELECT count(*)::int AS count FROM bank_lines WHERE answered_by = $1`,
  returns: `SELECT count(*)::int AS count FROM payouts p JOIN payout_rows r ON r.id = p.row_id
    WHERE r.run_id = $1 AND p.returned_at IS NOT NULL`,
  runsAsked: `SELECT count(*)::int AS count FROM countersigns WHERE call = 'confirm-payout-run'
    AND (fields->>'runId')::bigint = $1`,
  buyers: `SELECT count(*)::int AS count FROM booking_buyers WHERE booking_id = $1`,
  taxFiles: `SELECT count(*)::int AS count FROM audit WHERE call = 'take-tax-file' AND account_id = $1
    AND outcome = 'ok'`,
  ratesAsked: `SELECT count(*)::int AS count FROM countersigns WHERE call = 'save-rate'
    AND (fields->>'basisPoints')::bigint = $1`,
  runsCancelled: `SELECT count(*)::int AS count FROM payout_rows WHERE run_id = $1 AND state = 'not-sent'`,
  runsSent: `SELECT count(*)::int AS count FROM payout_transfers WHERE run_id = $1`,
  filesTaken: `SELECT count(*)::int AS count FROM payout_runs WHERE id = $1 AND file_taken_at IS NOT NULL`,
  cases: `SELECT count(*)::int AS count FROM earnings_cases WHERE serviceman_id = $1`,
  addresses: `SELECT count(*)::int AS count FROM addresses WHERE account_id = $1`,
  removed: `SELECT count(*)::int AS count FROM audit WHERE call = 'remove-address' AND account_id = $1
    AND outcome = 'ok'`,
  challenges: `SELECT count(*)::int AS count FROM passkey_challenges WHERE holder = $1`,
  passkeyLogins: `SELECT count(*)::int AS count FROM sessions WHERE device_hash = $1`,
  passkeys: `SELECT count(*)::int AS count FROM passkeys WHERE account_id = $1`,
  renamedPasskeys: `SELECT count(*)::int AS count FROM passkeys WHERE account_id = $1 AND name = 'Renamed'`,
  passkeysRemoved: `SELECT count(*)::int AS count FROM audit WHERE call = 'remove-passkey' AND account_id = $1
    AND outcome = 'ok'`,
  shownPasskeys: `SELECT count(*)::int AS count FROM audit WHERE call = 'show-passkey' AND account_id = $1
    AND outcome = 'ok'`,
  placed: `SELECT count(*)::int AS count FROM bookings WHERE customer_id = $1`,
  consents: `SELECT count(*)::int AS count FROM consents WHERE account_id = $1`,
  tickets: `SELECT count(*)::int AS count FROM tickets WHERE account_id = $1`,
  ticketAnswers: `SELECT count(*)::int AS count FROM notifications WHERE account_id = $1
    AND kind = 'ticket-answered'`,
  workRecords: `SELECT count(*)::int AS count FROM work_records WHERE account_id = $1`,
  revokedRecords: `SELECT count(*)::int AS count FROM work_records WHERE account_id = $1 AND revoked_at IS NOT NULL`,
  blocks: `SELECT count(*)::int AS count FROM person_blocks WHERE account_id = $1`,
  unblocked: `SELECT count(*)::int AS count FROM audit WHERE call = 'unblock-person' AND account_id = $1
    AND outcome = 'ok'`,
  answers: `SELECT count(*)::int AS count FROM notifications WHERE account_id = $1 AND kind = 'case-answered'`,
  freezes: `SELECT count(*)::int AS count FROM payout_freezes WHERE account_id = $1`,
  freezeAnswers: `SELECT count(*)::int AS count FROM notifications WHERE account_id = $1
    AND kind = 'payouts-kept'`,
  countersigns: `SELECT count(*)::int AS count FROM countersigns WHERE booking_id = $1`,
  invitesAsked: `SELECT count(*)::int AS count FROM operator_invites WHERE email = $1`,
  withdrawnInvites: `SELECT count(*)::int AS count FROM operator_invites WHERE id = $1 AND withdrawn_at IS NOT NULL`,
  desksAsked: `SELECT count(*)::int AS count FROM countersigns WHERE subject_id = $1`,
  closedOperators: `SELECT count(*)::int AS count FROM operators WHERE account_id = $1 AND closed_at IS NOT NULL`,
  agreed: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND command = 'verify'
    AND refusal IS NULL`,
  claims: `SELECT count(*)::int AS count FROM claims WHERE item_id = $1`,
  itemsLeft: `SELECT count(*)::int AS count FROM audit WHERE call = 'leave-item' AND account_id = $1
    AND outcome = 'ok'`,
  itemsFinished: `SELECT count(*)::int AS count FROM late_cases WHERE booking_id = $1 AND closed_at IS NOT NULL`,
  itemsReopened: `SELECT count(*)::int AS count FROM audit WHERE call = 'reopen-item' AND account_id = $1
    AND outcome = 'ok'`,
  notes: `SELECT count(*)::int AS count FROM notes WHERE booking_id = $1`,
  notesTakenBack: `SELECT count(*)::int AS count FROM audit WHERE call = 'take-back-note' AND account_id = $1
    AND outcome = 'ok'`,
  peopleCalled: `SELECT count(*)::int AS count FROM audit WHERE call = 'call-person' AND account_id = $1
    AND outcome = 'ok'`,
  numberTries: `SELECT coalesce(sum(tries), 0)::int AS count FROM number_checks WHERE document_id = $1`,
  documentAnswers: `SELECT count(*)::int AS count FROM kyc_answers WHERE document_id = $1`,
  undoneAnswers: `SELECT count(*)::int AS count FROM kyc_answers WHERE document_id = $1 AND undone_at IS NOT NULL`,
  bankAnswers: `SELECT count(*)::int AS count FROM notifications WHERE account_id = $1 AND kind = 'bank-checked'`,
  skills: `SELECT count(*)::int AS count FROM serviceman_skills WHERE account_id = $1`,
  withdrawals: `SELECT count(*)::int AS count FROM notifications WHERE account_id = $1 AND kind = 'unverified'`,
  applications: `SELECT count(*)::int AS count FROM serviceman_applications WHERE account_id = $1`,
  onDuty: `SELECT count(*)::int AS count FROM serviceman_work WHERE account_id = $1 AND on_duty`,
  hours: `SELECT count(*)::int AS count FROM serviceman_hours WHERE account_id = $1`,
  daysOff: `SELECT count(*)::int AS count FROM serviceman_days_off WHERE account_id = $1`,
} as const;

export type Effect = keyof typeof COUNTS;

export const countEffect = (look: Look, effect: Effect, subject: number | string) =>
  countOf(look, COUNTS[effect], [subject]);

export const countAudited = (
  look: Look,
  audited: { call: string; key: string; accountId: number | null },
): Promise<number> =>
  countOf(
    look,
    `SELECT count(*)::int AS count FROM audit WHERE call = $1 AND key = $2
       AND account_id IS NOT DISTINCT FROM $3 AND outcome = 'ok'`,
    [audited.call, audited.key, audited.accountId],
  );

export const countKeys = (look: Look, key: string): Promise<number> =>
  countOf(look, `SELECT count(*)::int AS count FROM idempotency_keys WHERE key = $1`, [key]);

export const readTries = async (look: Look, bookingId: number): Promise<number> =>
  countOf(look, `SELECT tries::int AS count FROM completion_codes WHERE booking_id = $1`, [
    bookingId,
  ]);

export const addStepUp = async (
  look: Look,
  sessionId: number,
  accountId: number,
  until: Date,
): Promise<void> => void (await look(STEP_UP, [sessionId, accountId, until]));

/** As if the number had been claimed four days before. */
export const addNumberClaim = async (look: Look, accountId: number, now: Date): Promise<void> =>
  void (await look(
    `INSERT INTO number_claims (account_id, claimed_at) VALUES ($1, $2::timestamptz - interval '4 days')
       ON CONFLICT (account_id) DO UPDATE SET claimed_at = excluded.claimed_at`,
    [accountId, now],
  ));

export const addNotification = async (look: Look, accountId: number, now: Date): Promise<void> =>
  void (await look(
    `INSERT INTO notifications (account_id, kind, created_at) VALUES ($1, 'welcome', $2)`,
    [accountId, now],
  ));

export const bankLineOf = (look: Look, savedBy: number): Promise<number> =>
  countOf(look, 'SELECT max(id)::int AS count FROM bank_lines WHERE saved_by = $1', [savedBy]);

export const lateCaseOf = (look: Look, bookingId: number): Promise<number> =>
  countOf(look, 'SELECT id::int AS count FROM late_cases WHERE booking_id = $1', [bookingId]);

export const countersignOf = (look: Look, bookingId: number): Promise<number> =>
  countOf(look, 'SELECT id::int AS count FROM countersigns WHERE booking_id = $1', [bookingId]);

export const moveToTomorrow = async (look: Look, bookingId: number): Promise<void> =>
  void (await look(
    `UPDATE bookings SET scheduled_at = scheduled_at + interval '1 day' WHERE id = $1`,
    [bookingId],
  ));

/** The skilled serviceman is on duty at all hours. */
export const workAlways = async (look: Look, accountId: number): Promise<void> =>
  void (await look(
    `UPDATE serviceman_hours SET from_minute = 0, to_minute = 1440 WHERE account_id = $1`,
    [accountId],
  ));

export const addMessage = async (look: Look, bookingId: number): Promise<number> => {
  const [made] = await look<{ id: number }>(
    `INSERT INTO chat_messages (booking_id, sender_id, body, sent_at)
     SELECT id, customer_id, 'Second floor', now() FROM bookings WHERE id = $1
     RETURNING id::float8 AS id`,
    [bookingId],
  );
  return made?.id ?? 0;
};

export const addUpiRequest = async (look: Look, bookingId: number): Promise<string> => {
  const [made] = await look<{ reference: string }>(
    `INSERT INTO upi_requests (reference, booking_id, amount, asked_by, asked_at)
     SELECT 'KU' || id, id, total_after_end, serviceman_id, now() FROM bookings WHERE id = $1
     RETURNING reference`,
    [bookingId],
  );
  return made?.reference ?? '';
};

export const addPendingAddOn = async (look: Look, bookingId: number): Promise<number> => {
  const [made] = await look<{ id: number }>(
    `INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, proposed_at)
     SELECT $1, a.id, a.name, a.name_hi, a.price, 1, now() FROM add_ons a
     JOIN bookings b ON b.service_id = a.service_id WHERE b.id = $1 ORDER BY a.id LIMIT 1
     RETURNING id::float8 AS id`,
    [bookingId],
  );
  return made?.id ?? 0;
};

export const latestSession = (look: Look): Promise<number> =>
  countOf(look, `SELECT coalesce(max(id), 0)::float8 AS count FROM sessions`, []);

/** The job that sends the latest OTP. */
export const latestOtp = async (look: Look): Promise<unknown> => {
  const [task] = await look<{ payload: unknown }>(
    `SELECT payload FROM outbox WHERE task = 'send-otp' ORDER BY id DESC LIMIT 1`,
  );
  return task?.payload;
};

export const documentIdOf = async (
  look: Look,
  accountId: number,
  type: 'pan' | 'aadhaar',
): Promise<number> => {
  const [found] = await look<{ id: number }>(
    `SELECT id::float8 AS id FROM kyc_documents WHERE account_id = $1 AND type = $2`,
    [accountId, type],
  );
  return found?.id ?? 0;
};

export const paymentOf = (look: Look, bookingId: number): Promise<number> =>
  countOf(look, `SELECT max(id)::float8 AS count FROM payments WHERE booking_id = $1`, [bookingId]);

export const addRefundTransfer = (look: Look, bookingId: number): Promise<number> =>
  countOf(
    look,
    `INSERT INTO refund_transfers (booking_id, amount, asked_at) VALUES ($1, 10000, now()) RETURNING id::float8 AS count`,
    [bookingId],
  );

export const firstLineOf = (look: Look, bookingId: number): Promise<number> =>
  countOf(
    look,
    `SELECT min(id)::float8 AS count FROM ledger_entries WHERE booking_id = $1 AND part IS NOT NULL`,
    [bookingId],
  );

/** The serviceman's cash in hand, in the wire's format. */
export const cashOf = async (look: Look, servicemanId: number): Promise<string> => {
  const [row] = await look<{ cash: string }>(
    `SELECT (cash_in_hand / 100.0)::numeric(14, 2)::text AS cash FROM serviceman_balances
       WHERE serviceman_id = $1`,
    [servicemanId],
  );
  return row?.cash ?? '0.00';
};

/** Pays without an event, so that the next event is the first. */
export const payQuietly = async (look: Look, bookingId: number): Promise<void> =>
  void (await look(`UPDATE bookings SET paid = total_after_end WHERE id = $1`, [bookingId]));

export const addBank = async (look: Look, vault: Vault, accountId: number): Promise<void> =>
  void (await look(
    `INSERT INTO bank_details (account_id, bank_name, holder_name, account_number_sealed, account_number_masked, ifsc,
       updated_at, check_outcome)
     VALUES ($1, 'Bank', 'Kavita Pawar', $2, 'XX9035', 'HDFC0001234', now(), 'verified')`,
    [accountId, vault.seal('50100012349035', `bank_details.account_number:${accountId}`)],
  ));

/** Makes the database refuse chat messages in the middle of a call, until `mendChat`. */
export const breakChat = async (look: Look): Promise<void> => {
  await look(`CREATE FUNCTION break_chat() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'broken on purpose'; END $$`);
  await look(`CREATE TRIGGER broken AFTER INSERT ON chat_messages
    FOR EACH ROW EXECUTE FUNCTION break_chat()`);
};

export const mendChat = async (look: Look): Promise<void> => {
  await look(`DROP TRIGGER broken ON chat_messages`);
  await look(`DROP FUNCTION break_chat()`);
};

/** Another transaction holds the key until the work is done. */
export const whileKeyIsTaken = <Result>(
  url: string,
  taken: { scope: string; key: string; call: string },
  work: () => Promise<Result>,
): Promise<Result> =>
  withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO idempotency_keys (scope, key, call, fingerprint) VALUES ($1, $2, $3, '')`,
      [taken.scope, taken.key, taken.call],
    );
    try {
      return await work();
    } finally {
      await client.query('ROLLBACK');
    }
  });
