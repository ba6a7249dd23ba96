import { session } from '#platform/session/session';
import { accountOf } from '@karigar/client/session/account';
import { actionQueue } from './action-queue.ts';

/**
 * Whether the app knows at the tap that the server cannot be reached: no network, or an earlier action of this
 * booking waits. The action is then saved, and no failure is shown.
 */
export const knowsItWaits = (bookingId: number): boolean => {
  if (!navigator.onLine) return true;
  const account = accountOf(session.get());
  return actionQueue
    .entries()
    .some(
      (entry) =>
        entry.account === account &&
        entry.bookingId === bookingId &&
        entry.after === null &&
        entry.state.kind === 'waiting',
    );
};
