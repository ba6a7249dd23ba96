import { RETENTION_RULES } from '../../../apps/api/src/worker/retention/retention-rules.ts';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../../repo/markdown-table.ts';

const KEPT = [
  [
    '`bookings`, `orders`, `booking_events`, `booking_add_ons`, `add_on_approvals`, `completion_overrides`, `late_cases`, `payments`, `upi_requests`, `online_payments`, `online_captures`, `online_refunds`, `refund_transfers`, `invoices`, `invoice_years`, `invoice_series`, `credit_notes`, `credit_series`',
    'orders, bookings, work and payments',
    'accounting and tax law; erasure anonymises the person in them',
  ],
  [
    '`ledger_transactions`, `ledger_entries`, `ledger_rates`, `serviceman_balances`, `deposits`, `payouts`, `payout_runs`, `payout_rows`, `payout_transfers`',
    'the ledger: every amount with its owner and cause, deposits, payouts and their runs',
    'accounting and tax law; they name people by id only',
  ],
  [
    '`earnings_cases`',
    'questions about earning lines, and their answers',
    'the record of questions and answers; erasure removes the words of the person',
  ],
  [
    '`chat_messages`, `chat_readers`',
    'chat messages of a booking, and how far each side has read',
    'the record stays for disputes; erasure removes the words of the person',
  ],
  [
    '`ratings`, `service_ratings`, `serviceman_ratings`',
    'stars and comments of customers about completed bookings, and their sums',
    'customers choose by them; erasure removes the words of the person, the stars stay in the sums',
  ],
  [
    '`tickets`',
    'help requests, complaints and reports of a person, with their answers',
    'the record of requests and the time of each answer; erasure removes the words of the person',
  ],
  [
    '`consents`, `person_blocks`, `former_holders`',
    'consents with their time, blocked people, former assignees of bookings',
    'until the person asks for erasure; former assignees stay, by ids only',
  ],
  [
    '`legal_acceptances`, `legal_notices`',
    'which version of terms and privacy notice an account accepted, and that it was notified of a newer one',
    'the proof of the agreement; they name people by id only',
  ],
  [
    '`audit`, `audit_reasons`, `audit_seals`',
    'who accessed or changed whose data, as ids, and the written reasons',
    'a hash chain with a gap proves nothing; the reasons go when a person they are about asks for erasure',
  ],
  [
    '`accounts`, `profiles`, `passkeys`, `bank_details`, `kyc_documents`, `serviceman_skills`, `payout_paces`',
    'identity, profile, passkeys, bank account, documents, skills and pace of payouts of a person',
    'until the person asks for erasure',
  ],
  [
    '`queue_keys`',
    'the key pair for actions that wait encrypted on the phones of an account',
    'until the person asks for erasure: without it the actions are lost',
  ],
  [
    '`addresses`, `serviceman_work`, `serviceman_hours`, `serviceman_days_off`',
    'addresses of a customer; area and work times of a serviceman',
    'until the person removes it or asks for erasure',
  ],
] as const;

export const retention: Generator = {
  file: 'docs/retention.md',
  render: () => `# How long data is kept

Written by \`npm run generate\` from \`apps/api/src/worker/retention/retention-rules.ts\`; do not edit.

The worker applies these rules every hour, a thousand rows at a time. \`karigar_erased_rows_total\` counts them.

${markdownTable(
  ['table', 'days', 'what', 'why so long'],
  RETENTION_RULES.map(({ table, days, what, why }) => [`\`${table}\``, String(days), what, why]),
)}

## Kept

${markdownTable(['table', 'what', 'why'], KEPT)}

A sweeper deletes files that no row names, a day later.
`,
};
