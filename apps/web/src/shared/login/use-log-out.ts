import { logOut } from '@karigar/contract/accounts/log-out';
import { useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { reportError } from '../errors/report-error.ts';
import { pathTo } from '../navigation/paths.ts';
import { alerts } from '../push/alerts.ts';
import { returnTo } from '../session/entry.ts';
import { session } from '../session/session.ts';
import { useAction } from '../use-action.ts';

/** Ends the session on the server and here. Without network only here: nobody stays in against his will. */
export const useLogOut = () => {
  const navigate = useNavigate();
  return useAction(async () => {
    await call(logOut, {});
    await returnTo.without(() => session.close());
    // Also where what follows the session was not loaded yet.
    alerts.forget().catch(reportError);
    await navigate(pathTo('login'), { replace: true });
  });
};
