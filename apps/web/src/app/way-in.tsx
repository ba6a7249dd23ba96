import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { pathTo, type PathName } from '#platform/navigation/paths';
import { session } from '#platform/session/session';

const WAY_IN: ReadonlySet<PathName> = new Set(['start', 'login', 'otp', 'passwordLogin', 'signup']);

/** One who is in and comes back to a door goes home. Only what he was when he came counts: logging in here leads on by itself. */
export const WayIn = ({ name, children }: { name: PathName; children: ReactNode }) => {
  const [isIn] = useState(() => (session.get()?.role ?? 'guest') !== 'guest');
  return isIn && WAY_IN.has(name) ? <Navigate to={pathTo('home')} replace /> : children;
};
