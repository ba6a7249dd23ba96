import type { Desk } from '@karigar/domain/console/desks';
import type { Who } from '#auth/who';
import type { Speaker } from '#platform/db';
import type { RowsOf } from './define-handler.ts';

/**
 * Whom row level security sees in the transaction of a call. Of the operator's desks only those that the call is for: it
 * reaches no more for somebody who holds others too.
 */
export const speakerOf = (rowsOf: RowsOf, who: Who, desksOfCall: readonly Desk[] = []): Speaker => {
  const { accountId, role, sessionId, pendingLogin, desks = [] } = who;
  const bound = { sessionId };
  switch (rowsOf) {
    case 'app':
    case 'everyone':
      return { accountId, role };
    case 'desks':
      return { accountId, role, desks: desks.filter((desk) => desksOfCall.includes(desk)) };
    case 'caller':
      return { accountId, role, bound };
    case 'person':
      return { accountId, role: 'person', bound };
    case 'pending-login':
      return { accountId: pendingLogin?.accountId ?? null, role, bound };
  }
};
