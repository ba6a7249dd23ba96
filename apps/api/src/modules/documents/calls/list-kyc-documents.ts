import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { presentDocument } from '../kyc-presenter.ts';
import { listDocuments } from '../kyc-store.ts';
import { readOwnName } from '../signed-store.ts';

export const listKycDocumentsHandler = defineHandler(
  listKycDocuments,
  async (_input, { context, tx, who, now, language }) => {
    const rows = await listDocuments(tx, accountOf(who), new Date(now));
    const hasSigned = rows.some(({ signed_name }) => signed_name !== null);
    const name = hasSigned ? await readOwnName(tx, accountOf(who)) : '';
    return accepted(rows.map((row) => presentDocument(row, { language, name }, context)));
  },
);
