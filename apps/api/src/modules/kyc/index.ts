import { listKycDocumentsAnswer } from '../documents/calls/list-kyc-documents.ts';
import { uploadKycDocumentAnswer } from '../documents/calls/upload-kyc-document.ts';

export const kycAnswers = [listKycDocumentsAnswer, uploadKycDocumentAnswer];
