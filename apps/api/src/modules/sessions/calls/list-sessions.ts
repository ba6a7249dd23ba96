import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listOwn } from '../own-session-store.ts';

export const listSessionsHandler = defineHandler(listSessions, async (_input, { tx, who, now }) => {
  const rows = await listOwn(tx, accountOf(who), new Date(now));
  return accepted(
    rows.map((row) => ({
      id: row.id,
      device: row.device,
      role: row.role,
      createdAt: row.created_at.getTime(),
      lastUsedAt: row.last_used_at.getTime(),
      isCurrent: row.id === who.sessionId,
    })),
  );
});
