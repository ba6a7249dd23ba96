/**
 * Class of every text column of the database. A test fails for a column that is missing here,
 * so that a new column is classified before it holds data.
 *
 * personal: the person's own; exported, and gone after erasure
 * sealed:   the person's own, encrypted; another column shows it masked, and it is gone after erasure
 * copy:     a copy of personal data; not exported again, and gone after erasure
 * about:    what operators wrote about the person; not exported, and gone after erasure
 * hash:     a keyed hash or a secret that says nothing to a reader; retention removes it
 * plain:    about no person, or kept as the law requires
 */
export type ColumnKind = 'personal' | 'sealed' | 'copy' | 'about' | 'hash' | 'plain';

const all = (kind: ColumnKind, columns: string): Record<string, ColumnKind> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, kind]));

export const PERSONAL_COLUMNS: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>> = {
  accounts: {
    ...all('personal', 'phone email blocked_reason'),
    ...all('copy', 'password_hash'),
    ...all('plain', 'language'),
  },
  memberships: all('plain', 'role'),
  profiles: {
    ...all('personal', 'first_name last_name address picture_key'),
    ...all('copy', 'name_sought last_name_sought'),
  },
  sessions: {
    ...all('personal', 'device'),
    ...all('copy', 'player_id awaited_device'),
    ...all('hash', 'token_hash cookie_hash next_cookie_hash device_hash'),
    ...all('plain', 'role second_proof'),
  },
  bank_checks: { ...all('sealed', 'name_sealed'), ...all('plain', 'provider_id result') },
  bank_details: {
    ...all('personal', 'bank_name holder_name account_number_masked ifsc check_words'),
    ...all('sealed', 'account_number_sealed'),
    ...all('plain', 'check_outcome check_reason_kind'),
  },
  kyc_documents: {
    ...all('personal', 'image_key number_last_four signed_name reason'),
    ...all('sealed', 'number_sealed number_hash image_data_key_sealed'),
    ...all('plain', 'type status reason_kind'),
  },
  kyc_answers: {
    ...all('personal', 'words'),
    ...all('plain', 'about outcome reason_kind name_seen face_seen name_match'),
  },
  serviceman_applications: all('plain', 'skills'),
  addresses: {
    ...all('personal', 'label contact_name flat_no street landmark'),
    // A PIN code is a post office's; the row itself is personal.
    ...all('plain', 'pin_code'),
  },
  push_subscriptions: all('copy', 'endpoint keys player_id'),
  queue_keys: { ...all('copy', 'public_key'), ...all('sealed', 'private_key_sealed') },
  cars: all('personal', 'company number colour'),
  bookings: {
    ...all('personal', 'customer_name customer_phone alternate_phone area street address flat_no'),
    ...all('personal', 'house_no serviceman_name hold_reason'),
    ...all(
      'plain',
      'booking_no state service_name service_name_hi service_names image visit_settled',
    ),
  },
  booking_events: {
    ...all('personal', 'details picture_key'),
    ...all('plain', 'command actor from_state to_state refusal key'),
  },
  offers: all('plain', 'outcome reasons gone_to'),
  chat_messages: all('personal', 'body picture_key'),
  messages: all('plain', 'kind state why'),
  message_tries: all('plain', 'channel state provider provider_id'),
  delivery_reports: all('plain', 'provider provider_id outcome'),
  notifications: { ...all('copy', 'details sender image_key'), ...all('plain', 'kind') },
  booking_buyers: all('personal', 'gstin name'),
  // The company's own tax number, and the buyer's, which the law keeps with the invoice.
  invoices: all('plain', 'gstin buyer_gstin buyer_name'),
  invoice_years: all('plain', 'gstin'),
  invoice_series: all('plain', 'gstin'),
  credit_series: all('plain', 'gstin'),
  ratings: { ...all('personal', 'words'), ...all('plain', 'tags') },
  alarms: { ...all('about', 'reason'), ...all('plain', 'role') },
  alarm_messages: all('plain', 'template state provider provider_id'),
  revisits: {
    ...all('personal', 'words'),
    ...all('about', 'reason'),
    ...all('plain', 'origin_no'),
  },
  silenced_kinds: all('personal', 'kind'),
  consents: { ...all('personal', 'purpose'), ...all('plain', 'text_version') },
  tickets: { ...all('personal', 'words answer'), ...all('plain', 'ticket_no category reason') },
  idempotency_keys: {
    ...all('copy', 'reply'),
    ...all('hash', 'fingerprint'),
    ...all('plain', 'scope key call'),
  },
  outbox: { ...all('copy', 'payload'), ...all('plain', 'kind task trace') },
  dev_inbox: { ...all('copy', 'recipient body'), ...all('plain', 'template') },

  fresh_proofs: { ...all('hash', 'subject_hash'), ...all('plain', 'purpose') },
  known_devices: all('hash', 'device_hash'),
  operators: {
    ...all('personal', 'email'),
    ...all('copy', 'password_hash'),
    ...all('sealed', 'totp_sealed'),
  },
  operator_desks: all('plain', 'desk'),
  operator_invites: {
    ...all('copy', 'email name'),
    ...all('hash', 'code_hash totp_sealed'),
    ...all('plain', 'desks'),
  },
  passkeys: {
    ...all('personal', 'name'),
    ...all('copy', 'credential_id user_handle'),
    ...all('hash', 'public_key device_hash'),
    ...all('plain', 'transports'),
  },
  work_records: all('personal', 'claims'),
  passkey_challenges: { ...all('hash', 'holder challenge'), ...all('plain', 'purpose') },
  account_changes: all('plain', 'fact'),
  change_links: {
    ...all('sealed', 'to_sealed'),
    ...all('hash', 'token_hash'),
    ...all('plain', 'change channel'),
  },
  payout_freezes: { ...all('about', 'reason'), ...all('plain', 'change channel') },
  legal_acceptances: all('plain', 'document version'),
  legal_notices: all('plain', 'version'),
  // The law wants the address for a year.
  security_events: all('plain', 'kind address outcome request_id'),
  upload_days: all('hash', 'pictures'),
  login_failures: all('hash', 'email_hash network_hash device_hash'),
  new_customer_orders: all('hash', 'network_hash'),
  otp_sends: {
    ...all('hash', 'recipient_hash device_hash address_hash network_hash'),
    ...all('plain', 'channel'),
  },
  otp_codes: { ...all('hash', 'recipient_hash device_hash code_hash'), ...all('plain', 'purpose') },
  captcha_uses: all('hash', 'challenge_hash'),
  used_id_tokens: all('hash', 'token_hash'),
  booking_checklists: all('plain', 'items reason'),
  completion_codes: all('hash', 'code_sealed'),
  stored_files: all('hash', 'key'),

  subscriptions: all('plain', 'name'),
  booking_add_ons: all('plain', 'name name_hi names status'),
  add_on_approvals: all('plain', 'nonce answer'),
  payments: all('plain', 'mode'),
  // The law requires the ledger: earnings stay by id, with references, but without the words of corrections.
  ledger_rates: all('plain', 'kind'),
  ledger_transactions: { ...all('about', 'reason'), ...all('plain', 'cause') },
  ledger_entries: all('plain', 'account kind part details'),
  deposits: { ...all('personal', 'reason'), ...all('plain', 'way reference status') },
  payouts: { ...all('about', 'reason'), ...all('plain', 'bank reference') },
  payout_paces: all('plain', 'pace'),
  payout_runs: all('plain', 'state way pace'),
  // The law requires the statement as the bank wrote it, words about who paid among it.
  bank_lines: all('plain', 'reference words state matched_kind matched_id reason'),
  payout_transfers: all('plain', 'key state fund_account_id provider_id status'),
  // The bank's words may name the holder.
  payout_rows: { ...all('personal', 'words'), ...all('plain', 'state bank left_out utr') },
  earnings_cases: { ...all('personal', 'question answer'), ...all('plain', 'case_no') },
  online_payments: all('plain', 'reference state link_id pay_url'),
  online_captures: all('plain', 'gateway_payment_id'),
  refund_transfers: all('plain', 'utr'),
  online_refunds: all('plain', 'why state gateway_refund_id'),
  gateway_events: all('plain', 'event_id kind reference refund_id'),
  upi_requests: all('plain', 'reference status bank_reference'),
  // Ids and sealed payloads only: a job reads its data when it runs.
  jobs: all('plain', 'task payload key worker last_error trace'),
  dead_letters: all('plain', 'task payload error'),
  audit: { ...all('hash', 'reason'), ...all('plain', 'role call outcome request_id key') },
  audit_reasons: { ...all('about', 'words'), ...all('hash', 'hash salt') },
  audit_seals: all('plain', 'row_hashes key_id hash'),
  recovery_cases: all('plain', 'reason'),
  completion_overrides: all('about', 'reason'),
  countersigns: { ...all('about', 'reason words'), ...all('plain', 'call fields outcome') },
  claims: all('plain', 'kind item_id'),
  ended_events: all('about', 'reason'),
  unreached_ends: all('about', 'reason'),
  notes: all('about', 'words'),
  late_cases: { ...all('personal', 'reason'), ...all('plain', 'kind') },
  // A term of the catalogue; the row itself is personal, exported and gone after erasure.
  serviceman_skills: all('plain', 'skill_id'),
  cities: all('plain', 'name name_hi names'),
  areas: all('plain', 'name name_hi names pin_code'),
  skills: all('plain', 'id name name_hi names'),
  categories: all('plain', 'name name_hi names image also_called'),
  services: {
    ...all('plain', 'name name_hi names image skill_id checklist unit unit_hi units also_called'),
    ...all('plain', 'included included_hi includes not_included not_included_hi excludes'),
  },
  add_ons: all('plain', 'name name_hi names'),
  search_words: all('plain', 'word letters'),
  service_words: all('plain', 'word'),
};
