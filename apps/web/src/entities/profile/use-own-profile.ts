import { useQuery } from '@tanstack/react-query';
import { ownProfile } from './own-profile.ts';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';

export const useOwnProfile = () => {
  const { data, error } = useQuery(ownProfile);
  useFailureLog('Error fetching profile details', error);
  return { profile: data, error };
};
