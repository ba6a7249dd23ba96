import type { OutputOf } from '@karigar/contract/define-call';
import type { loginOperator } from '@karigar/contract/operators/login-operator';
import { lock } from '#platform/lock/lock';
import { ended } from '#platform/session/ended';
import { session } from '#platform/session/session';

/** Stores the session that a login opened. The address stays, so the screen of the link opens. */
export const enter = async ({
  authToken,
  role,
  accountId,
}: OutputOf<typeof loginOperator>): Promise<void> => {
  ended.clear();
  lock.lift();
  await session.open({ authToken, role, ...(accountId !== undefined && { accountId }) });
};
