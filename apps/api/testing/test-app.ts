import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { encodeInput, writeForm, type FieldValue } from '@karigar/contract/wire/form-data';
import type { Instant } from '@karigar/domain/dates/instant';
import { buildApp } from '#app';
import { readConfig } from '#config';
import type { Context } from '#context';
import { createContext, type ContextParts } from '#create-context';
import { withClient } from '#db/connect';
import { SYSTEM } from '#platform/db';
import { demoNow } from './demo-world-now.ts';
import { people, type PersonName } from './people.ts';
import { CLIENT_ID, takeReply, type Reply } from './send-call.ts';
import { createTestDatabase, type TestDatabase } from './template-db.ts';

export type { Reply } from './send-call.ts';

export type SendOptions = {
  readonly token?: string | null;
  readonly key?: string;
  readonly headers?: Record<string, string>;
};

/** The whole server on its own port and database, with a clock that the test moves. */
export const createTestApp = async (
  options: {
    readonly template?: 'empty' | 'demo';
    readonly env?: Record<string, string>;
    readonly parts?: ContextParts;
    /** False: calls run as the system role, which no policy restricts. Only to see a proof fail. */
    readonly rowLevelSecurity?: boolean;
    /** Another app's database, to be a second process beside it. */
    readonly database?: TestDatabase;
  } = {},
) => {
  const database: TestDatabase =
    options.database ?? (await createTestDatabase({ template: options.template ?? 'demo' }));
  const files = join(tmpdir(), `karigar-files-${database.name}`);
  let now: Instant = demoNow;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url('app'),
    DATABASE_CONNECTIONS: '6',
    DATABASE_APP_URL: database.url(options.rowLevelSecurity === false ? 'admin' : 'app'),
    CALLS_PER_MINUTE_ADDRESS: '1000000',
    CALLS_PER_MINUTE_ACCOUNT: '1000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
    NEWCOMERS_PER_MINUTE: '1000000',
    REFUSED_SIGNUPS_PER_HOUR: '1000000',
    PHONE_CALLS_PER_HOUR: '1000000',
    CAPTCHA_BITS: '8',
    // No automatic dispatch: a booking stays in the state a test gave it.
    DISPATCH: 'by-hand',
    FILES_DIR: files,
    ...options.env,
  });
  const context: Context = await createContext(config, { clock: () => now, ...options.parts });
  const app = buildApp(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/api/`;

  const post = async (
    path: string,
    body: FormData | Uint8Array<ArrayBuffer>,
    send: SendOptions = {},
  ): Promise<Reply> => {
    const response = await fetch(base + path, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${CLIENT_ID}`,
        ...(send.key === undefined ? {} : { 'idempotency-key': send.key }),
        ...send.headers,
      },
    });
    return takeReply(response);
  };

  /** Sends fields as they are, under their wire names. */
  const sendFields = (
    call: Pick<AnyCall, 'path' | 'programType'>,
    fields: Readonly<Record<string, FieldValue>>,
    send: SendOptions = {},
  ): Promise<Reply> =>
    post(call.path, writeForm(call, new Map(Object.entries(fields)), send.token ?? null), send);

  return {
    context,
    database,
    base,
    post,
    sendFields,
    /** Sends a typed input, encoded as the client does. */
    send: <Call extends AnyCall>(
      call: Call,
      input: InputOf<Call>,
      send: SendOptions = {},
    ): Promise<Reply> => sendFields(call, Object.fromEntries(encodeInput(call, input)), send),
    /** A new session of a named person, or of a guest. */
    signIn: async (name: PersonName | 'guest'): Promise<string> => {
      const session =
        name === 'guest'
          ? ({ accountId: null, role: 'guest' } as const)
          : { accountId: people[name].id, role: people[name].role };
      const { authToken } = await context.databases.system.transaction(SYSTEM, (tx) =>
        context.sessions.open(tx, session),
      );
      return authToken;
    },
    moveClock: (to: Instant): void => {
      now = to;
    },
    now: (): Instant => now,
    /** Runs SQL past row level security, as no part of the server can. */
    look: <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      withClient(
        database.url('admin'),
        async (client) => (await client.query(sql, values)).rows as Row[],
      ),
    close: async (): Promise<void> => {
      await app.close();
      await context.close();
      if (options.database !== undefined) return;
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
