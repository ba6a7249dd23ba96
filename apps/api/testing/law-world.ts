import type { TestApp } from './test-app.ts';

export type LoggedEvent = {
  readonly kind: string;
  readonly outcome: string;
  readonly account: number | null;
  readonly actor: number | null;
  readonly address: string;
};

const EVENTS = `SELECT kind, outcome, account_id::float8 AS account, actor_id::float8 AS actor, address
  FROM security_events WHERE address = $1 ORDER BY id`;

/** The security log of one address, oldest first. */
export const eventsFrom = (app: Pick<TestApp, 'look'>, address: string): Promise<LoggedEvent[]> =>
  app.look(EVENTS, [address]);

const REQUESTS = `SELECT e.request_id FROM security_events e JOIN audit a USING (request_id)
  WHERE e.address = $1 AND a.call = e.kind`;

/** How many events of this address have an audit row of the same call and request. */
export const auditedFrom = async (app: Pick<TestApp, 'look'>, address: string): Promise<number> =>
  (await app.look(REQUESTS, [address])).length;

/** What the role of the server may not do to the log, and whether it is refused or finds no row. */
export const CHANGES_OF_LOG = {
  delete: { name: 'delete-young-events', text: `DELETE FROM security_events RETURNING id` },
  update: {
    name: 'update-events',
    text: `UPDATE security_events SET address = '' RETURNING id`,
  },
  others: {
    name: 'insert-event-of-another',
    text: `INSERT INTO security_events (happened_at, kind, account_id, address, outcome, request_id)
      VALUES (now(), 'log-out', $1, '', 'ok', '')`,
  },
} as const;

export type Acceptance = { readonly document: string; readonly version: string; readonly at: Date };

const ACCEPTED = `SELECT document, version, accepted_at AS at FROM legal_acceptances
  WHERE account_id = $1 ORDER BY version, document`;

/** What an account accepted, the oldest version first. */
export const acceptedBy = (app: Pick<TestApp, 'look'>, accountId: number): Promise<Acceptance[]> =>
  app.look(ACCEPTED, [accountId]);

const NOTICES = `SELECT account_id::float8 AS account FROM notifications WHERE kind = 'terms-changed'
  ORDER BY account_id`;

/** Whom a newer version was announced to, once for each notification. */
export const noticedOf = async (app: Pick<TestApp, 'look'>): Promise<number[]> =>
  (await app.look<{ account: number }>(NOTICES)).map(({ account }) => account);

const NEWEST = `SELECT id::float8 AS id FROM accounts WHERE phone = $1`;

export const accountOfPhone = async (
  app: Pick<TestApp, 'look'>,
  phone: string,
): Promise<number | undefined> => (await app.look<{ id: number }>(NEWEST, [phone]))[0]?.id;

/** Changes of acceptances that no role of the server may make. */
export const CHANGES_OF_ACCEPTANCE = [
  { name: 'delete-acceptances', text: `DELETE FROM legal_acceptances` },
  { name: 'update-acceptances', text: `UPDATE legal_acceptances SET accepted_at = now()` },
] as const;
