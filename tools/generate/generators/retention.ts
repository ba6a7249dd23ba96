import { RETENTION_RULES } from '../../../apps/api/src/worker/retention/retention-rules.ts';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../markdown-table.ts';

const KEPT = [
  [
    '`bookings`, `orders`, `booking_events`, `booking_add_ons`, `payments`',
    'what was agreed, done and paid',
    'books of account and tax; a person who leaves is anonymised in them',
  ],
  [
    '`chat_messages`',
    'what the two sides wrote about a booking',
    'the record stays for disputes; a person who leaves takes his words with him',
  ],
  [
    '`audit`, `audit_seals`',
    'who did what to whose data, as ids',
    'a chain with a hole proves nothing',
  ],
  [
    '`accounts`, `profiles`, `bank_details`, `kyc_documents`',
    'who a person is',
    'until he asks for erasure',
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
