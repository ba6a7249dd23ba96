import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Transaction } from '#platform/db';
import { isOwnAccount } from './contact-store.ts';
import { lockReviewed, type ReviewedDocument } from './review-store.ts';

type NotWaiting =
  | 'kyc.document-not-found'
  | 'verification.own-account'
  | 'verification.not-waiting'
  | 'verification.changed';

/** The document as the operator looked at it, locked. */
export const findWaiting = async (
  tx: Transaction,
  { documentId, upload }: { readonly documentId: number; readonly upload: number },
  operatorId: number,
  note: (about: { readonly subjectId: number }) => void,
): Promise<Result<ReviewedDocument, NotWaiting>> => {
  const document = await lockReviewed(tx, documentId);
  if (document === null) return refused('kyc.document-not-found');
  note({ subjectId: document.account_id });
  if (await isOwnAccount(tx, operatorId, document.account_id))
    return refused('verification.own-account');
  if (document.status !== 'pending' || !document.is_sent)
    return refused('verification.not-waiting');
  return document.uploads === upload ? accepted(document) : refused('verification.changed');
};
