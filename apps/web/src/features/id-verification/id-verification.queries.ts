import { queryOptions } from '@tanstack/react-query';
import { kycDocuments as documents } from '#shared/queries/kyc-documents';
import { inOrder } from './document-order.ts';

export const kycDocuments = queryOptions({ ...documents, select: inOrder });
