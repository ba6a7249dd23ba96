import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { ErrorBoundary } from '@karigar/client/errors/error-boundary.tsx';
import { useDirection } from '@karigar/client/i18n/language';
import { RoutedLink } from '@karigar/client/navigation/routed-link.tsx';
import { useIsOutdated } from '@karigar/client/version/app-version';
import { LinkProvider } from '@karigar/ui/link/link';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoginScreen } from '#features/sign-in/login/index';
import { PATHS } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';
import { Toasts } from './toasts.tsx';

// The login is the first load; what reads comes after it.
const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }));
const Invited = lazy(async () => ({ default: (await import('./invited.tsx')).Invited }));

const Broken = () => <Notice title={texts.broken} help={texts.brokenHelp} />;

/** Whatever address is open, somebody without a session logs in there. */
const Screens = () => {
  const held = useSession();
  return (
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
  );
};

/** Around every screen: direction, links, toasts and the error boundary. */
export const App = () => {
  const direction = useDirection();
  const isOutdated = useIsOutdated();
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <ErrorBoundary broken={<Broken />}>
          <LinkProvider value={RoutedLink}>
            <Suspense>
              {isOutdated ? (
                <Notice title={texts.outdated} help={texts.outdatedHelp} />
              ) : (
                <Screens />
              )}
            </Suspense>
            <Toasts />
          </LinkProvider>
        </ErrorBoundary>
      </DirectionProvider>
    </CSPProvider>
  );
};
