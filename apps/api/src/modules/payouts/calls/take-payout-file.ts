import { takePayoutFile } from '@karigar/contract/payouts/take-payout-file';
import { dayOf } from '@karigar/domain/dates/india-day';
import { bankFile } from '@karigar/domain/payouts/bank-file';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { handOver } from '../hand-over.ts';

/** Full account numbers leave with it, once: whoever loses the file answers its rows as not sent. */
export const takePayoutFileHandler = defineHandler(
  takePayoutFile,
  async ({ runId }, scope) => {
    const { now, context } = scope;
    const handed = await handOver(scope, runId, 'file');
    if (!handed.ok) return handed;
    const csv = bankFile(
      runId,
      handed.value.map((row) => ({
        rowId: row.id,
        amount: row.amount,
        holder: row.holder_name,
        accountNumber: context.vault.open(
          row.account_number_sealed,
          `bank_details.account_number:${row.serviceman_id}`,
        ),
        ifsc: row.ifsc,
      })),
    );
    return accepted({ name: `payout-run-${runId}-${dayOf(now)}.csv`, csv });
  },
  { as: 'ops' },
);
