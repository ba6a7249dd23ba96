import { useNavigate } from 'react-router';
import { pathTo } from '../navigation/paths.ts';
import { returnTo } from '../session/entry.ts';
import { session } from '../session/session.ts';
import type { Session } from '../session/session-store.ts';

/** Keeps the new session and goes to where the guard stopped him, or home. Back does not lead here again. */
export const useEnter = (): ((opened: Session) => Promise<void>) => {
  const navigate = useNavigate();
  return async ({ authToken, role }) => {
    await session.open({ authToken, role });
    const { path, state } = returnTo.take();
    await navigate(path, { replace: true, state });
  };
};

/** A login by phone that is answered as a guest's owes a second proof before it is his. */
export const owesProof = ({ role }: Session): boolean => role === 'guest';

export const useProve = (): ((opened: Session) => Promise<void>) => {
  const navigate = useNavigate();
  return async ({ authToken, role }) => {
    await session.open({ authToken, role });
    await navigate(pathTo('secondProof'), { replace: true });
  };
};
