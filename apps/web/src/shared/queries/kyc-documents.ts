import { listKycDocuments } from '@karigar/contract/kyc/list-kyc-documents';
import { queryOptions } from '@tanstack/react-query';
import { reading } from './read.ts';

export const kycDocuments = queryOptions({
  queryKey: ['kyc-documents'],
  queryFn: reading(listKycDocuments, {}),
});
