import { useState, type ReactNode } from 'react';
import { Navigate } from '@karigar/client/navigation/router.tsx';
import { pathTo, type PathName } from '#platform/navigation/paths';
import { session } from '#platform/session/session';

const SIGN_IN_SCREENS: ReadonlySet<PathName> = new Set([
  'start',
  'login',
  'otp',
  'passwordLogin',
  'signup',
]);

/**
 * Redirects a signed-in person from sign-in screens to Home. Decided once on mount: a login on this screen redirects
 * by itself.
 */
export const SignedInRedirect = ({ name, children }: { name: PathName; children: ReactNode }) => {
  const [isIn] = useState(() => (session.get()?.role ?? 'guest') !== 'guest');
  return isIn && SIGN_IN_SCREENS.has(name) ? <Navigate to={pathTo('home')} replace /> : children;
};
