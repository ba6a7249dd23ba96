import type { Look } from '#testing/fresh-people';

/** How many audit rows and events each idempotency key has. */
export type Effects = { readonly audited: number; readonly events: number };

export const effectsByKey = async (look: Look): Promise<ReadonlyMap<string, Effects>> => {
  const rows = await look<Effects & { key: string }>(
    `SELECT key, count(*)::int AS audited,
       (SELECT count(*)::int FROM booking_events e WHERE e.key = audit.key AND e.refusal IS NULL) AS events
     FROM audit WHERE outcome = 'ok' AND key IS NOT NULL GROUP BY key`,
  );
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
};

/** Counts chat messages by the idempotency key in their text. */
export const messagesByKey = async (look: Look): Promise<ReadonlyMap<string, number>> => {
  const rows = await look<{ body: string; count: number }>(
    `SELECT body, count(*)::int AS count FROM chat_messages GROUP BY body`,
  );
  return new Map(rows.map(({ body, count }) => [body, count]));
};
