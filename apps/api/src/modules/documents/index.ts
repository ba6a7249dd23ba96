import { listKycDocumentsHandler } from './calls/list-kyc-documents.ts';
import { uploadKycDocumentHandler } from './calls/upload-kyc-document.ts';

export const documentHandlers = [listKycDocumentsHandler, uploadKycDocumentHandler];
