import { lazy } from 'react';
import { LoginScreen } from '#features/sign-in/login/index';
import { PATHS } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';

const Routed = lazy(async () => ({ default: (await import('./routed.tsx')).Routed }));

/** The login needs no router, so the first load is without one; every other screen comes with it. */
export const Start = () =>
  useSession() === null && location.pathname !== PATHS.invite ? <LoginScreen /> : <Routed />;
