import type { Who } from '#auth/who';
import type { Speaker } from '#platform/db';
import type { RowsOf } from './define-handler.ts';

/** Whom row level security sees in the transaction of a call. */
export const speakerOf = (rowsOf: RowsOf, who: Who): Speaker => {
  const { accountId, role, sessionId, pendingLogin } = who;
  const bound = { sessionId };
  switch (rowsOf) {
    case 'app':
    case 'everyone':
      return { accountId, role };
    case 'caller':
      return { accountId, role, bound };
    case 'person':
      return { accountId, role: 'person', bound };
    case 'pending-login':
      return { accountId: pendingLogin?.accountId ?? null, role, bound };
  }
};
