import { giveOfflineAadhaarHandler } from './calls/give-offline-aadhaar.ts';
import { listKycDocumentsHandler } from './calls/list-kyc-documents.ts';
import { lookAtDocumentHandler } from './calls/look-at-document.ts';
import { uploadKycDocumentHandler } from './calls/upload-kyc-document.ts';

export { openPicture, pictureKeyAt, type PictureRow } from './document-picture.ts';
export { numberHash, sealedAt } from './stored-number.ts';
export { addDocumentRoutes } from './document-routes.ts';

export const documentHandlers = [
  listKycDocumentsHandler,
  uploadKycDocumentHandler,
  giveOfflineAadhaarHandler,
  lookAtDocumentHandler,
];
