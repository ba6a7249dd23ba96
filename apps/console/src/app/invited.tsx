import { QueryClientProvider } from '@tanstack/react-query';
import { InviteScreen } from '#features/sign-in/invite/index';
import { queryClient } from '#platform/cache/query-client';

export const Invited = () => (
  <QueryClientProvider client={queryClient}>
    <InviteScreen />
  </QueryClientProvider>
);
