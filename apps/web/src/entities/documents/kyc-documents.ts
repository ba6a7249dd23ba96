import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';

export const kycDocuments = queryOptions({
  queryKey: ['kyc-documents'],
  queryFn: reading(listKycDocuments, {}),
});
