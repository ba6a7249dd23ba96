import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { presentDocument } from '../kyc-presenter.ts';
import { listDocuments } from '../kyc-store.ts';

export const listKycDocumentsHandler = defineHandler(
  listKycDocuments,
  async (_input, { context, tx, who, language }) => {
    const rows = await listDocuments(tx, accountOf(who));
    return accepted(rows.map((row) => presentDocument(row, language, context)));
  },
);
