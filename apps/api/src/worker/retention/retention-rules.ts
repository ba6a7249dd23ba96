/** Data with a limited retention. `docs/retention.md` is generated from this table. */
export type RetentionRule = {
  /** Name in logs and metrics. */
  readonly name: string;
  readonly table: string;
  readonly days: number;
  /** Start of a row's age, as SQL over its columns. */
  readonly since: string;
  /** Filter as SQL; $1 is the time before which a row is old. */
  readonly only?: string;
  /** Columns to empty; without them the row is deleted. */
  readonly empties?: readonly string[];
  /** For the people whose data it is. */
  readonly what: string;
  readonly why: string;
};

const DOCUMENT_DATA = [
  'image_key',
  'image_data_key_sealed',
  'number_sealed',
  'number_hash',
  'number_last_four',
] as const;

export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'ended-sessions',
    table: 'sessions',
    days: 30,
    since: 'least(revoked_at, idle_expires_at, expires_at)',
    // Uses the index on a column that never changes; no session ends before it begins.
    only: 'created_at < $1',
    what: 'Sessions, 30 days after they ended: device, role, when they were used',
    why: 'so that a person who sees a strange login can still be told which device it was',
  },
  {
    name: 'idempotency-keys',
    table: 'idempotency_keys',
    days: 45,
    since: 'created_at',
    what: 'Keys of actions, with the replies kept for repeats',
    why: 'a phone may be without network for weeks and must not do a thing twice',
  },
  {
    name: 'outbox',
    table: 'outbox',
    days: 30,
    since: 'created_at',
    what: 'Messages that no relay passed on',
    why: 'whoever they were for has long seen the state itself',
  },
  {
    name: 'offers',
    table: 'offers',
    days: 90,
    since: 'expires_at',
    what: 'Which jobs were offered to a serviceman, and what came of it',
    why: 'a serviceman can see missed offers, and a question about them can be answered; refused offers are nobody’s business after that',
  },
  {
    name: 'sent-codes',
    table: 'otp_sends',
    days: 2,
    since: 'sent_at',
    what: 'That a code was sent, by keyed hashes of phone or email, device and network',
    why: 'the limits look back one day',
  },
  {
    name: 'new-customer-orders',
    table: 'new_customer_orders',
    days: 2,
    since: 'placed_at',
    what: 'That new customers ordered visits, by keyed hashes of their networks',
    why: 'the limits look back one day',
  },
  {
    name: 'codes',
    table: 'otp_codes',
    days: 1,
    since: 'expires_at',
    what: 'Keyed hashes of codes, a day after they expired',
    why: 'an old code is told from a wrong one',
  },
  {
    name: 'fresh-proofs',
    table: 'fresh_proofs',
    days: 1,
    since: 'good_until',
    what: 'That a session has shown its phone or email again',
    why: 'each is good for minutes',
  },
  {
    name: 'known-devices',
    table: 'known_devices',
    days: 365,
    since: 'last_seen_at',
    what: 'Keyed hashes of devices that have been inside an account, a year after they were last seen',
    why: 'a device that is known asks for less when a person logs in',
  },
  {
    name: 'account-changes',
    table: 'account_changes',
    days: 90,
    since: 'changed_at',
    what: 'That mobile number, email, password or bank account of an account were changed, and when',
    why: 'payouts wait three days after it, and a question about it can be answered',
  },
  {
    name: 'security-events',
    table: 'security_events',
    days: 366,
    since: 'happened_at',
    what: 'The security log: logins, codes, changes of an account, access by operators and requests over a limit, with account and network address',
    why: 'the law wants them for a year, to find out about a breach; also after the account is erased',
  },
  {
    name: 'number-claims',
    table: 'number_claims',
    days: 30,
    since: 'claimed_at',
    what: 'That somebody else says a mobile number is theirs now',
    why: 'a claim that is not followed up begins again',
  },
  {
    name: 'recovery-cases',
    table: 'recovery_cases',
    days: 365,
    since: 'closed_at',
    what: 'Closed cases of accounts that lost their number',
    why: 'the former holder may still object',
  },
  {
    name: 'captchas',
    table: 'captcha_uses',
    days: 1,
    since: 'used_at',
    what: 'Solved captchas',
    why: 'each is good once, for minutes',
  },
  {
    name: 'identity-tokens',
    table: 'used_id_tokens',
    days: 1,
    since: 'used_at',
    what: 'Hashes of identity tokens that opened a session',
    why: 'each is good once, for minutes',
  },
  {
    name: 'login-failures',
    table: 'login_failures',
    days: 1,
    since: 'failed_at',
    what: 'Wrong passwords, by keyed hashes of email and network',
    why: 'the limit looks back one hour',
  },
  {
    name: 'upload-days',
    table: 'upload_days',
    days: 7,
    since: `(day::timestamp AT TIME ZONE 'Asia/Kolkata')`,
    what: 'How many pictures a person sent on a day',
    why: 'the limit is per day',
  },
  {
    name: 'dead-letters',
    table: 'dead_letters',
    days: 90,
    since: 'created_at',
    what: 'Jobs given up after their last attempt',
    why: 'operations must have time to look and to do them by hand',
  },
  {
    name: 'dev-inbox',
    table: 'dev_inbox',
    days: 7,
    since: 'sent_at',
    what: 'Messages of the development inbox, which production does not have',
    why: 'a developer reads them at once',
  },
  {
    name: 'notifications',
    table: 'notifications',
    days: 180,
    since: 'created_at',
    what: 'Notifications, read or not',
    why: 'the booking itself has what they told',
  },
  {
    name: 'document-images',
    table: 'kyc_documents',
    days: 90,
    since: 'updated_at',
    only: `status = 'approved' AND image_key IS NOT NULL`,
    empties: ['image_key', 'image_data_key_sealed'],
    what: 'Pictures of identity documents, 90 days after approval; status and last four digits stay',
    why: 'a decision can be questioned for so long; after that a picture is only a risk',
  },
  {
    name: 'rejected-documents',
    table: 'kyc_documents',
    days: 30,
    since: 'updated_at',
    only: `status = 'rejected' AND image_key IS NOT NULL`,
    empties: DOCUMENT_DATA,
    what: 'Pictures and numbers of rejected identity documents, 30 days after they were rejected; the reason stays',
    why: 'a rejection can be questioned for so long; a document that was not accepted proves nothing',
  },
  {
    name: 'pending-documents',
    table: 'kyc_documents',
    days: 90,
    since: 'updated_at',
    only: `status = 'pending' AND image_key IS NOT NULL`,
    empties: DOCUMENT_DATA,
    what: 'Pictures and numbers of identity documents that nobody checked within 90 days; they can be sent again',
    why: 'operations must have time to check; after that the person may have left',
  },
];
