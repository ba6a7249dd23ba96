import { listKycDocumentsAnswer } from './calls/list-kyc-documents.ts';
import { uploadKycDocumentAnswer } from './calls/upload-kyc-document.ts';

export const kycAnswers = [listKycDocumentsAnswer, uploadKycDocumentAnswer];
