import type { newSession } from '@karigar/contract/sign-in/session';
import { useNavigate } from 'react-router';
import type { output } from 'zod/mini';
import { returnTo } from '#platform/session/entry';
import { session } from '#platform/session/session';

/**
 * Keeps the new session and goes to where the guard stopped him, or home. Back does not lead here again.
 * Where the session owes a second proof, the guard leads there first.
 */
export const useEnter = (): ((opened: output<typeof newSession>) => Promise<void>) => {
  const navigate = useNavigate();
  return async ({ authToken, role, accountId, secondProof }) => {
    await session.open({
      authToken,
      role,
      ...(accountId !== undefined && { accountId }),
      ...(secondProof !== undefined && { owesProof: true }),
    });
    const { path, state } = returnTo.take();
    await navigate(path, { replace: true, state });
  };
};
