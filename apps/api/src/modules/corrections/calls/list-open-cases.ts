import { listOpenCases } from '@karigar/contract/corrections/list-open-cases';
import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import { nameInRecord, recordView, type RecordView } from '@karigar/domain/console/record';
import type { Language } from '@karigar/domain/language';
import { lineAmount } from '@karigar/domain/ledger/entry';
import { redactText } from '@karigar/domain/redact-text';
import { accepted } from '@karigar/domain/result';
import { detailedName, nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { countOpenQuestions, listOpenQuestions, type OpenCase } from '../open-store.ts';

const MOST = 100;

const present = (row: OpenCase, view: RecordView, language: Language) => ({
  caseNo: row.case_no,
  servicemanId: row.serviceman_id,
  name: nameInRecord(row.name, row.serviceman_id, view),
  question: redactText(row.question),
  askedAt: row.asked_at.getTime(),
  dueAt: row.asked_at.getTime() + DUE_AFTER_MS.case,
  line: {
    kind: row.kind,
    name: detailedName(row.details ?? {}, language) ?? '',
    amount: lineAmount(row),
    rate: row.details?.rate ?? null,
    at: row.written_at.getTime(),
    reason: row.reason ?? '',
  },
  bookingNo: row.booking_no,
  service: nameIn(row.service_names, language),
  total: row.total,
  paid: row.paid,
});

/** Names of people are shown with what they earn: reading it is audited. */
export const listOpenCasesHandler = defineHandler(
  listOpenCases,
  async (_input, { tx, who, language }) => {
    const view = recordView(who.desks ?? []);
    const rows = await listOpenQuestions(tx, MOST);
    return accepted({
      waiting: await countOpenQuestions(tx),
      cases: rows.map((row) => present(row, view, language)),
    });
  },
  { as: 'ops', audited: true },
);
