import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { readDocumentNumber } from '@karigar/domain/documents/document-number';
import { refused, type Result } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { DocumentRefusal, SealedPicture } from '#platform/pictures';
import { defineHandler, type Handle } from '#wire/define-handler';
import { pictureKeyAt } from '../document-picture.ts';
import { storedNumber } from '../stored-number.ts';
import { findDocument, isOpen, lockDocument, saveDocument } from '../kyc-store.ts';

/** Null when the document takes no picture now: none is decoded, read or stored. */
type Kept = Result<SealedPicture, DocumentRefusal> | null;

const save: Handle<typeof uploadKycDocument, Kept> = async (input, scope, image) => {
  const { context, tx, who, now } = scope;
  const document = await lockDocument(tx, input.documentId, accountOf(who), new Date(now));
  if (document === null) return refused('kyc.document-not-found');
  if (!isOpen(document)) return refused('kyc.not-open');
  const number = readDocumentNumber(document.type, input.documentNumber);
  if (number === null) return refused('kyc.number-invalid');
  // Opened for an upload between the two reads: the next try works.
  if (image === null) return refused('kyc.not-open');
  if (!image.ok) return image;
  const kept = storedNumber(context.vault, document, number);
  return saveDocument(tx, document.id, image.value, kept, new Date(now));
};

export const uploadKycDocumentHandler = defineHandler(uploadKycDocument, save, {
  prepare: async ({ documentId, documentNumber, image }, { context, who, now }): Promise<Kept> => {
    const accountId = accountOf(who);
    const document = await context.databases.app.transaction(who, (tx) =>
      findDocument(tx, documentId, accountId, new Date(now)),
    );
    if (document === null || !isOpen(document)) return null;
    if (readDocumentNumber(document.type, documentNumber) === null) return null;
    return context.pictures.keepDocument(image, accountId, {
      where: pictureKeyAt(documentId),
      // Without a text reader only production does not start: others take all but Aadhaar cards.
      mayBeUnread: document.type !== 'aadhaar',
    });
  },
});
