import type { AddressInfo } from 'node:net';
import type { AnyCall } from '@karigar/contract/define-call';
import type { FieldValue } from '@karigar/contract/wire/form-data';
import type { Desk } from '@karigar/domain/console/desks';
import { buildConsoleApp } from '#console/console-app';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { createOperatorPerson } from '#testing/fresh-people';
import { sendCall, type Reply } from '#testing/send-call';
import type { TestDatabase } from '#testing/template-db';
import { createLoadContext } from './load-app.ts';

/** The console's listener over a loaded database. */
export const openConsoleLoad = async (database: TestDatabase, of?: Context) => {
  const context = of ?? (await createLoadContext(database));
  const app = buildConsoleApp(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/api/`;
  return {
    context,
    /** A new operator with a session. */
    enter: async (desks: readonly Desk[]): Promise<string> => {
      const { id } = await createOperatorPerson(database.look, context.clock(), desks);
      const session = { accountId: id, role: 'operator', hasShownPasskey: true } as const;
      const { authToken } = await context.databases.system.transaction(SYSTEM, (tx) =>
        context.sessions.open(tx, session),
      );
      return authToken;
    },
    /** The whole call over HTTP, with its milliseconds. */
    time: async (
      call: AnyCall,
      fields: Readonly<Record<string, FieldValue>>,
      token: string,
    ): Promise<{ readonly ms: number; readonly reply: Reply }> => {
      const began = performance.now();
      const reply = await sendCall(base, call, fields, { token });
      return { ms: performance.now() - began, reply };
    },
    close: async (): Promise<void> => {
      await app.close();
      if (of === undefined) await context.close();
    },
  };
};
