import { getProfile } from '@karigar/contract/profile/get-profile';
import { queryOptions } from '@tanstack/react-query';
import { KEPT } from './kept-reads.ts';
import { reading } from './read.ts';

export const ownProfile = queryOptions({
  queryKey: ['profile'],
  queryFn: reading(getProfile, {}),
  ...KEPT,
});
