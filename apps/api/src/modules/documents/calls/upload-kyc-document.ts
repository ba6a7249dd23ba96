import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { readDocumentNumber } from '@karigar/domain/documents/document-number';
import { mayUploadDocument } from '@karigar/domain/documents/kyc-status';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { Pictures } from '#platform/pictures';
import { defineHandler, type Handle } from '#wire/define-handler';
import { storedNumber } from '../stored-number.ts';
import { lockDocument, saveDocument } from '../kyc-store.ts';

type Painted = Awaited<ReturnType<Pictures['keep']>>;

const save: Handle<typeof uploadKycDocument, Painted> = async (input, scope, image) => {
  const { context, tx, who, now } = scope;
  const document = await lockDocument(tx, input.documentId, accountOf(who));
  if (document === null) return refused('kyc.document-not-found');
  const hasImage = document.image_key !== null;
  if (!mayUploadDocument({ hasImage, status: document.status })) return refused('kyc.not-open');
  const number = readDocumentNumber(document.type, input.documentNumber);
  if (number === null) return refused('kyc.number-invalid');
  if (!image.ok) return image;
  const kept = storedNumber(context.vault, document, number);
  await saveDocument(tx, document.id, image.value, kept, new Date(now));
  return accepted(null);
};

export const uploadKycDocumentHandler = defineHandler(uploadKycDocument, save, {
  prepare: ({ image }, { context, who }) => context.pictures.keep(image, accountOf(who)),
});
