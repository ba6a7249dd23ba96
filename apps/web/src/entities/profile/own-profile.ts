import { getProfile } from '@karigar/contract/profile/get-profile';
import { queryOptions } from '@tanstack/react-query';
import { PERSISTED } from '#platform/cache/persist-queries';
import { reading } from '#platform/cache/read';

export const ownProfile = queryOptions({
  queryKey: ['profile'],
  queryFn: reading(getProfile, {}),
  ...PERSISTED,
});
