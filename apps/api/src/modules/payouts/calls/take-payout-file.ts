import { takePayoutFile } from '@karigar/contract/payouts/take-payout-file';
import { dayOf } from '@karigar/domain/dates/india-day';
import { bankFile } from '@karigar/domain/payouts/bank-file';
import { mayTakeFile } from '@karigar/domain/payouts/run';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { checkAgain } from '../check-again.ts';
import { leaveOut, listTransfers } from '../row-store.ts';
import { endWhenAnswered, lockRun, saveSent } from '../run-store.ts';

/** The only place where full account numbers leave, once: whoever loses the file answers its rows as not sent. */
export const takePayoutFileHandler = defineHandler(
  takePayoutFile,
  async ({ runId }, scope) => {
    const { tx, now, who, context, note } = scope;
    const run = await lockRun(tx, runId);
    if (run === null) return refused('payout.run-not-found');
    note({ reason: `payout run ${runId}` });
    const may = mayTakeFile(run.state);
    if (!may.ok) return may;
    const [by, at] = [accountOf(who), new Date(now)];
    const { rows } = await checkAgain(scope, runId);
    const transfers = await listTransfers(tx, runId);
    // An account that changed since it was checked a moment ago is not in the list.
    const listed = new Set(transfers.map(({ id }) => id));
    const changed = rows.filter(({ id }) => !listed.has(id));
    await leaveOut(
      tx,
      changed.map(({ id }) => ({ id, why: 'bank-changed' as const })),
      by,
      at,
    );
    if (transfers.length === 0) {
      await endWhenAnswered(tx, runId, at);
      return refused('payout.nothing-to-pay');
    }
    await saveSent(tx, runId, by, at);
    const csv = bankFile(
      runId,
      transfers.map((row) => ({
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
