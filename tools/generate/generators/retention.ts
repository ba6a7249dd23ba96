import { RETENTION_RULES } from '../../../apps/api/src/worker/retention/retention-rules.ts';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../markdown-table.ts';

const KEPT = [
  [
    '`bookings`, `orders`, `booking_events`, `booking_add_ons`, `completion_overrides`, `payments`, `upi_requests`, `invoices`, `invoice_years`',
    'what was agreed, done and paid',
    'books of account and tax; a person who leaves is anonymised in them',
  ],
  [
    '`ledger_transactions`, `ledger_entries`, `ledger_rates`, `serviceman_balances`, `deposits`, `payouts`',
    'every rupee: whose it is and why, what was handed in and paid out',
    'books of account and tax; they name people by id only',
  ],
  [
    '`earnings_cases`',
    'questions about a line of the earnings, and their answers',
    'the record of what was asked; a person who leaves takes his words with him',
  ],
  [
    '`chat_messages`, `chat_readers`',
    'what the two sides wrote about a booking, and how far each has read',
    'the record stays for disputes; a person who leaves takes his words with him',
  ],
  [
    '`ratings`, `service_ratings`, `serviceman_ratings`',
    'stars and words of customers about completed bookings, and their sums',
    'what others choose by; a person who leaves takes his words with him, his stars stay in the sums',
  ],
  [
    '`tickets`',
    'requests for help, complaints and reports of a person, with their answers',
    'the record of what was asked and by when it was answered; a person who leaves takes his words with him',
  ],
  [
    '`consents`, `person_blocks`, `former_holders`',
    'what a person agreed to and when, whom he does not want to meet, which bookings were once his',
    'until he asks for erasure; which bookings were his stays, by ids only',
  ],
  [
    '`audit`, `audit_seals`',
    'who did what to whose data, as ids',
    'a chain with a hole proves nothing',
  ],
  [
    '`accounts`, `profiles`, `bank_details`, `kyc_documents`, `serviceman_skills`',
    'who a person is, and what he has learnt',
    'until he asks for erasure',
  ],
  [
    '`addresses`, `serviceman_work`, `serviceman_hours`, `serviceman_days_off`',
    'where a customer wants people to come; where and when a serviceman works',
    'until he removes it or asks for erasure',
  ],
] as const;

export const retention: Generator = {
  file: 'docs/retention.md',
  render: () => `# How long data is kept

Written by \`npm run generate\` from \`apps/api/src/worker/retention/retention-rules.ts\`; do not edit.

The worker goes through these rules every hour, a thousand rows at a time. \`karigar_erased_rows_total\` counts them.

${markdownTable(
  ['table', 'days', 'what', 'why so long'],
  RETENTION_RULES.map(({ table, days, what, why }) => [`\`${table}\``, String(days), what, why]),
)}

## Kept

${markdownTable(['table', 'what', 'why'], KEPT)}

Files that no row names any more are removed by a sweeper a day later.
`,
};
