import type { newSession } from '@karigar/contract/sign-in/session';
import { useNavigate } from 'react-router';
import type { output } from 'zod/mini';
import { local } from '#platform/device/storage';
import { returnTo } from '#platform/session/entry';
import { session } from '#platform/session/session';

/**
 * Stores the new session and redirects to where the guard stopped the caller, or Home, replacing the history entry.
 * If the session needs a second factor, the guard redirects there first.
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
    local.removeItem('endedSession');
    if (role !== 'guest') local.setItem('wasHere', 'yes');
    const { path, state } = returnTo.take();
    await navigate(path, { replace: true, state });
  };
};
