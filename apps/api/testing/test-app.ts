import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import type { Listener } from '@karigar/contract/listener';
import { encodeInput, writeForm, type FieldValue } from '@karigar/contract/wire/form-data';
import type { Instant } from '@karigar/domain/dates/instant';
import { buildApp } from '#app';
import { buildConsoleApp } from '#console/console-app';
import { readConfig } from '#config';
import type { Context } from '#context';
import { createContext, type ContextParts } from '#create-context';
import { SYSTEM } from '#platform/db';
import { demoNow } from './demo-world-now.ts';
import { people, type PersonName } from './people.ts';
import { CLIENT_IDS, takeReply, type Reply } from './send-call.ts';
import { listenerOf, stayOperator } from './console-calls.ts';
import { createTestDatabase, type TestDatabase } from './template-db.ts';

export type { Reply } from './send-call.ts';

export type SendOptions = {
  readonly token?: string | null;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** Without it, the console where only that knows the call. */
  readonly at?: Listener;
  /** An operator stays logged in, with a passkey just shown, unless the session is left as it is. */
  readonly operator?: 'as-is';
};

const disableRowSecurity = ({ look }: TestDatabase) =>
  look(`DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT relname FROM pg_class WHERE relrowsecurity AND relnamespace = 'public'::regnamespace LOOP
        EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', name);
      END LOOP; END $$`);

/** The whole server on its own port and database, with a clock that the test moves. */
export const createTestApp = async (
  options: {
    readonly template?: 'empty' | 'demo';
    readonly env?: Record<string, string>;
    readonly parts?: ContextParts;
    /** False: no table has it. Only to see the other lock alone, and a proof fail. */
    readonly rowLevelSecurity?: boolean;
    /** Another app's database, to be a second process beside it. */
    readonly database?: TestDatabase;
  } = {},
) => {
  const database: TestDatabase =
    options.database ?? (await createTestDatabase({ template: options.template ?? 'demo' }));
  if (options.rowLevelSecurity === false) await disableRowSecurity(database);
  const files = join(tmpdir(), `karigar-files-${database.name}`);
  let now: Instant = demoNow;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url('app'),
    DATABASE_CONNECTIONS: '6',
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
  const apps = { public: buildApp(context), console: buildConsoleApp(context) };
  const listen = async (listener: Listener): Promise<string> => {
    await apps[listener].listen({ host: '127.0.0.1', port: 0 });
    const { port } = apps[listener].server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api/`;
  };
  const bases = { public: await listen('public'), console: await listen('console') };

  const post = async (
    path: string,
    body: FormData | Uint8Array<ArrayBuffer>,
    send: SendOptions = {},
  ): Promise<Reply> => {
    const at = send.at ?? 'public';
    const response = await fetch(bases[at] + path, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${CLIENT_IDS[at]}`,
        ...(send.key === undefined ? {} : { 'idempotency-key': send.key }),
        ...send.headers,
      },
    });
    return takeReply(response);
  };

  /** Sends fields as they are, under their wire names. */
  const sendFields = async (
    call: Pick<AnyCall, 'path' | 'programType'>,
    fields: Readonly<Record<string, FieldValue>>,
    send: SendOptions = {},
  ): Promise<Reply> => {
    const token = send.token ?? null;
    const at = send.at ?? listenerOf(call);
    if (token !== null && at === 'console' && send.operator === undefined)
      await stayOperator(database.look, token, now);
    return post(call.path, writeForm(call, new Map(Object.entries(fields)), token), {
      ...send,
      at,
    });
  };

  return {
    context,
    database,
    base: bases.public,
    /** Base URL of the operators' calls. */
    consoleBase: bases.console,
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
    look: database.look,
    close: async (): Promise<void> => {
      await Promise.all([apps.public.close(), apps.console.close()]);
      await context.close();
      if (options.database !== undefined) return;
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
