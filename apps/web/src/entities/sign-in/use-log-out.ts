import { logOut } from '@karigar/contract/sign-in/log-out';
import { useNavigate } from 'react-router';
import { call } from '#platform/api/call';
import { reportError } from '#platform/errors/report-error';
import { pathTo } from '#platform/navigation/paths';
import { alerts } from '#platform/push/alerts';
import { returnTo } from '#platform/session/entry';
import { session } from '#platform/session/session';
import { useAction } from '#platform/api/use-action';

/** Ends the session on the server and here. Without network only here: logging out must always work. */
export const useLogOut = () => {
  const navigate = useNavigate();
  return useAction(async () => {
    await call(logOut, {});
    await returnTo.without(() => session.close());
    // Also when the code that follows the session was not loaded yet.
    alerts.forget().catch(reportError);
    await navigate(pathTo('login'), { replace: true });
  });
};
