import { listDayJobs, type DayJob } from '@karigar/contract/earnings/list-day-jobs';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { sumOf } from '@karigar/domain/money';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listDayJobs as readJobs } from '../earnings-store.ts';

export const listDayJobsHandler = defineHandler(
  listDayJobs,
  async ({ day }, { tx, who, language }) => {
    const rows = await readJobs(tx, accountOf(who), day);
    return accepted({
      day,
      earned: sumOf(rows.map(({ earned }) => earned)),
      jobs: rows.map((row): DayJob => ({
        bookingId: row.id,
        orderId: row.order_id,
        bookingNo: row.booking_no,
        serviceName: nameIn(row.service_names, language),
        endedAt: row.ended_at?.getTime() ?? null,
        billed: row.total_after_end,
        due: amountDue(row.total_after_end, [row.paid]),
        earned: row.earned,
      })),
    });
  },
);
