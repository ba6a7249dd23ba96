import { logOut } from '@karigar/contract/sign-in/log-out';
import { useNavigate } from 'react-router';
import { call } from '#platform/api/call';
import { reportError } from '#platform/errors/report-error';
import { pathTo } from '#platform/navigation/paths';
import { alerts } from '#platform/push/alerts';
import { returnTo } from '#platform/session/entry';
import { session } from '#platform/session/session';
import { useAction } from '#platform/api/use-action';

/** Loaded on demand: most people log out with a network. */
const leaveLater = async (authToken: string): Promise<void> => {
  const { leaveSession } = await import('./left-sessions.ts');
  await leaveSession(authToken);
};

/** Ends the session on the server and here. Without network only here, and on the server once there is one. */
export const useLogOut = () => {
  const navigate = useNavigate();
  return useAction(async () => {
    const left = session.get();
    const { kind } = await call(logOut, {});
    if (left !== null && kind !== 'ok' && kind !== 'signed-out')
      await leaveLater(left.authToken).catch(reportError);
    await returnTo.without(() => session.close());
    // Also when the code that follows the session was not loaded yet.
    alerts.forget().catch(reportError);
    await navigate(pathTo('login'), { replace: true });
  });
};
