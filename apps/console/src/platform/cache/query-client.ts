import { createQueryClient } from '@karigar/client/cache/create-query-client';
import { session } from '#platform/session/session';

export const queryClient = createQueryClient(session);
