import { hash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Look } from '#testing/fresh-people';

export type Listener = { readonly accountId: number; readonly token: string };

const CHUNK = 2000;

/** Creates accounts with an open session each, in a few statements. */
export const createCrowd = async (look: Look, count: number): Promise<readonly Listener[]> => {
  const crowd: Listener[] = [];
  while (crowd.length < count) {
    // next_id() has 4096 numbers a second.
    if (crowd.length > 0) await pause(1000);
    const tokens = Array.from({ length: Math.min(CHUNK, count - crowd.length) }, () =>
      randomBytes(32).toString('base64url'),
    );
    const made = await look<{ account_id: number; at: number }>(
      `WITH given AS (SELECT * FROM unnest($1::bytea[], $2::text[]) WITH ORDINALITY AS g (hash, name, at)),
       made AS (
         INSERT INTO accounts (email) SELECT name || '@crowd.example' FROM given RETURNING id, email
       ), opened AS (
         INSERT INTO sessions (token_hash, account_id, role, created_at, last_used_at,
           idle_expires_at, expires_at)
         SELECT hash, made.id, 'serviceman', now(), now(), now() + interval '2 hours',
           now() + interval '1 day'
         FROM given JOIN made ON made.email = name || '@crowd.example'
       )
       SELECT made.id::float8 AS account_id, given.at::int AS at
       FROM given JOIN made ON made.email = name || '@crowd.example' ORDER BY given.at`,
      [
        tokens.map((token) => hash('sha256', token, 'buffer')),
        tokens.map(() => crypto.randomUUID()),
      ],
    );
    crowd.push(
      ...made.map(({ account_id: accountId, at }) => ({ accountId, token: tokens[at - 1] ?? '' })),
    );
  }
  return crowd;
};

/** A hint for the account, as a call leaves it for the relay. */
export const HINT = `INSERT INTO outbox (account_id, kind, subject_id) VALUES ($1, 'booking', $2)`;
