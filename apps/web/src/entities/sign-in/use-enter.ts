import type { newSession } from '@karigar/contract/sign-in/session';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import type { output } from 'zod/mini';
import { local } from '@karigar/client/device/storage';
import { accountOf, type Session } from '@karigar/client/session/account';
import { returnTo } from '#platform/session/entry';
import { session } from '#platform/session/session';

/**
 * Stores the new session and redirects to where the guard stopped the caller, or Home, replacing the history entry.
 * If the session needs a second factor, the guard redirects there first.
 */
export const useEnter = (): ((opened: output<typeof newSession>) => Promise<void>) => {
  const navigate = useNavigate();
  return async ({ authToken, role, accountId, secondProof }) => {
    const next: Session = {
      authToken,
      role,
      ...(accountId !== undefined && { accountId }),
      ...(secondProof !== undefined && { owesProof: true }),
    };
    await session.open(next);
    const ended = local.getItem('endedSession');
    local.removeItem('endedSession');
    if (role !== 'guest') local.setItem('wasHere', 'yes');
    const { path, state } = returnTo.take();
    // Where somebody else's session ended is nobody else's business.
    const isOther = ended?.includes(JSON.stringify(accountOf(next))) === false;
    navigate(isOther ? '/' : path, { replace: true, state: isOther ? null : state });
  };
};
