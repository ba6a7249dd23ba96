import { listCases } from '@karigar/contract/earnings/list-cases';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listCases as readCases } from '../case-store.ts';
import { presentLine } from '../earnings-presenter.ts';

const MOST = 100;

export const listCasesHandler = defineHandler(listCases, async (_input, { tx, who, language }) => {
  const rows = await readCases(tx, accountOf(who), MOST);
  return accepted(
    rows.map((row) => ({
      caseNo: row.case_no ?? '',
      status: row.answered_at === null ? ('open' as const) : ('answered' as const),
      question: row.question,
      askedAt: row.asked_at.getTime(),
      answer: row.answer,
      answeredAt: row.answered_at?.getTime() ?? null,
      line: presentLine(row, language),
      bookingId: row.booking_id,
      orderId: row.order_id,
      bookingNo: row.booking_no,
    })),
  );
});
