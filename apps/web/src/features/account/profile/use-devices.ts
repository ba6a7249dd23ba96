import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { devices } from './profile.queries.ts';

/** Ends the account's sessions on other devices. */
export const useDevices = () => {
  const say = useSay();
  const queries = useQueryClient();
  const leave = useAction(async (sessionId: number | 'others') => {
    const left =
      sessionId === 'others'
        ? await call(revokeOtherSessions, {})
        : await call(revokeSession, { sessionId });
    if (left.kind === 'ok') toasts.good(left.message);
    else toasts.bad(whyFailed(left, say));
    // Also when refused: the session may have expired.
    await queries.invalidateQueries(devices);
  });
  return leave;
};
