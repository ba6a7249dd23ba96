import { logOut } from '@karigar/contract/sign-in/log-out';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { call } from '#platform/api/call';
import { reportError } from '@karigar/client/errors/report-error';
import { pathTo } from '#platform/navigation/paths';
import { alerts } from '#platform/push/alerts';
import { accountOf } from '@karigar/client/session/account';
import { returnTo } from '#platform/session/entry';
import { session } from '#platform/session/session';
import { useAction } from '@karigar/client/api/use-action';

/** Loaded on demand: most people log out with a network. */
const leaveLater = async (authToken: string): Promise<void> => {
  const { leaveSession } = await import('./left-sessions.ts');
  await leaveSession(authToken);
};

/** Loaded with the signed-in app. While the session still counts, so that the key can be asked for if it is missing. */
const readySeal = async (account: string): Promise<void> => {
  const { holdKeyFor } = await import('#platform/queue-seal/queue-key');
  await holdKeyFor(account);
};
const seal = async (account: string): Promise<void> => {
  const { sealQueue } = await import('#platform/queue-seal/seal-queue');
  await sealQueue(account);
};

/**
 * Ends the session on the server and here, and seals what waits. Without network only here, and on the server once
 * there is one.
 */
export const useLogOut = () => {
  const navigate = useNavigate();
  return useAction(async () => {
    const left = session.get();
    const account = accountOf(left);
    await readySeal(account).catch(reportError);
    const { kind } = await call(logOut, {});
    if (left !== null && kind !== 'ok' && kind !== 'signed-out')
      await leaveLater(left.authToken).catch(reportError);
    await seal(account).catch(reportError);
    await returnTo.without(() => session.close());
    // Also when the code that follows the session was not loaded yet.
    alerts.forget().catch(reportError);
    navigate(pathTo('login'), { replace: true });
  });
};
