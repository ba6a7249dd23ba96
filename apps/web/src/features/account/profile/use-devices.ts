import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { useWrite } from '#platform/write/use-write';
import { devices } from './profile.queries.ts';

/** Ends the account's sessions on other devices. */
export const useDevices = () => {
  // Read again also when refused: the session may have expired.
  const one = useWrite(revokeSession, { invalidates: [devices] });
  const others = useWrite(revokeOtherSessions, { invalidates: [devices] });
  return {
    isBusy: one.isBusy || others.isBusy,
    run: (sessionId: number | 'others'): void =>
      sessionId === 'others' ? others.run({}) : one.run({ sessionId }),
  };
};
