import { RoutedLink } from '@karigar/client/navigation/routed-link.tsx';
import { LinkProvider } from '@karigar/ui/link/link';
import { lazy } from 'react';
import { Navigate, Routes, type Route } from '@karigar/client/navigation/router.tsx';
import { LoginScreen } from '#features/sign-in/login/index';
import { PATHS } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';
import { SignedIn } from './signed-in.tsx';

const Invited = lazy(async () => ({ default: (await import('./invited.tsx')).Invited }));

const LOGGED_OUT: readonly Route[] = [
  { path: PATHS.invite, element: <Invited /> },
  { path: '*', element: <LoginScreen /> },
];
const LOGGED_IN: readonly Route[] = [
  { path: PATHS.invite, element: <Invited /> },
  { path: PATHS.login, element: <Navigate to={PATHS.waiting} replace /> },
  { path: '*', element: <SignedIn /> },
];

/** Whatever address is open, somebody without a session logs in there. */
export const Screens = () => {
  const held = useSession();
  return (
    <LinkProvider value={RoutedLink}>
      <Routes routes={held === null ? LOGGED_OUT : LOGGED_IN} />
    </LinkProvider>
  );
};
