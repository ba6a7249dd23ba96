import { createQueryClient } from '@karigar/client/cache/create-query-client';
import { session } from '#platform/session/session';
import { isKeptLive } from './live-keys.ts';
import { persister } from './persist-separately.ts';

export const queryClient = createQueryClient(session, persister, isKeptLive);
