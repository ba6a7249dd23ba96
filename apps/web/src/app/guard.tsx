import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from '@karigar/client/navigation/router.tsx';
import { passage, pathTo, PATHS, type PathName } from '#platform/navigation/paths';
import { returnTo } from '#platform/session/entry';
import { useSession } from '#platform/session/session';
import { AsGuest, NotYours } from './notices.ts';

const Stopped = ({ to }: { to: 'login' | 'secondProof' }) => {
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    // The second-factor screen is not a destination; the destination was remembered before.
    if (pathname !== pathTo('secondProof')) returnTo.remember({ path: pathname + search, state });
  }, [pathname, search, state]);
  return <Navigate to={pathTo(to)} replace />;
};

/** Checks access before every screen of the path table. The server checks again, call by call. */
export const Guard = ({ name, children }: { name: PathName; children: ReactNode }) => {
  const { role = null, owesProof = false } = useSession() ?? {};
  const found = passage(PATHS[name], role, owesProof && name !== 'secondProof');
  if (found === 'as-guest') return <AsGuest />;
  if (found === 'login' || found === 'secondProof') return <Stopped to={found} />;
  return found === 'open' ? children : <NotYours />;
};
