import { RoutedLink } from '@karigar/client/navigation/routed-link.tsx';
import { LinkProvider } from '@karigar/ui/link/link';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoginScreen } from '#features/sign-in/login/index';
import { PATHS } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';
import { SignedIn } from './signed-in.tsx';

const Invited = lazy(async () => ({ default: (await import('./invited.tsx')).Invited }));

/** Whatever address is open, somebody without a session logs in there. */
export const Screens = () => {
  const held = useSession();
  return (
    <LinkProvider value={RoutedLink}>
      <Routes>
        <Route path={PATHS.invite} element={<Invited />} />
        {held === null ? (
          <Route path="*" element={<LoginScreen />} />
        ) : (
          <>
            <Route path={PATHS.login} element={<Navigate to={PATHS.waiting} replace />} />
            <Route path="*" element={<SignedIn />} />
          </>
        )}
      </Routes>
    </LinkProvider>
  );
};
