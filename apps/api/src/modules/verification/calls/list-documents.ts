import { listDocuments } from '@karigar/contract/verification/list-documents';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted, refused } from '@karigar/domain/result';
import { checkedBy } from '@karigar/domain/verification/review';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { readMark, writeMark } from '../page-mark.ts';
import { listWaiting } from '../queue-store.ts';

/** Every read is audited. */
export const listDocumentsHandler = defineHandler(
  listDocuments,
  async ({ limit = PAGE_SIZE, after: written }, { tx, who, now }) => {
    const after = written === undefined ? null : readMark(written);
    if (written !== undefined && after === null) return refused('verification.page-unknown');
    const rows = await listWaiting(tx, accountOf(who), after, limit + 1);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return accepted({
      items: shown.map((row) => {
        const dueAt = checkedBy(row.sent_at.getTime());
        return {
          kind: row.kind,
          accountId: row.account_id,
          name: row.name,
          documentId: row.document_id,
          documentType: row.type,
          sentAt: row.sent_at.getTime(),
          dueAt,
          isLate: now > dueAt,
          isSecond: row.is_second,
        };
      }),
      next: rows.length > limit && last !== undefined ? writeMark(last) : null,
    });
  },
  { as: 'ops', audited: true },
);
