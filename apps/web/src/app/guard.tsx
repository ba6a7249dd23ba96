import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { passage, pathTo, PATHS, type PathName } from '#shared/navigation/paths';
import { returnTo } from '#shared/session/entry';
import { useSession } from '#shared/session/session';
import { NotYours } from './notices.ts';

const ToLogin = () => {
  const { pathname, search, state } = useLocation();
  useEffect(() => returnTo.remember({ path: pathname + search, state }), [pathname, search, state]);
  return <Navigate to={pathTo('login')} replace />;
};

/** Stands before every screen of the path table. The server decides again, call by call. */
export const Guard = ({ name, children }: { name: PathName; children: ReactNode }) => {
  const role = useSession()?.role ?? null;
  const found = passage(PATHS[name].guard, role);
  if (found === 'log-in') return <ToLogin />;
  return found === 'open' ? children : <NotYours />;
};
