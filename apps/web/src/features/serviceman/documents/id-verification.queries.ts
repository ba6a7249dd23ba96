import { queryOptions } from '@tanstack/react-query';
import { kycDocuments as documents } from '#entities/documents/kyc-documents';
import { inOrder } from './document-order.ts';

export const kycDocuments = queryOptions({ ...documents, select: inOrder });
