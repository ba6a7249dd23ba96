import type { AddressInfo } from 'node:net';
import type { AnyCall } from '@karigar/contract/define-call';
import { writeForm } from '@karigar/contract/wire/form-data';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app';
import { readConfig } from '#config';
import type { Context } from '#context';
import { createContext } from '#create-context';
import type { Database, Speaker, Statement, Transaction } from '#platform/db';
import { createLog } from '#platform/log';
import type { TestDatabase } from '#testing/template-db';
import { loadNow } from './load-world.ts';

const CLIENT_ID = 'karigar-dev';

/** As in production, except that rate limits count and never refuse: all load comes from one address. */
export const createLoadContext = (database: TestDatabase): Promise<Context> => {
  const began = Date.now();
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url('app'),
    CALLS_PER_MINUTE_ADDRESS: '100000000',
    CALLS_PER_MINUTE_ACCOUNT: '100000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  });
  return createContext(config, {
    clock: () => loadNow + Date.now() - began,
    log: createLog({ level: 'info', destination: { write: () => {} } }),
  });
};

export type Listening = { readonly port: number; readonly close: () => Promise<void> };

export const listen = async (app: FastifyInstance): Promise<Listening> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { port, close: async () => app.close() };
};

export const listenWhole = (context: Context): Promise<Listening> => listen(buildApp(context));

export type LoadCall = {
  readonly call: Pick<AnyCall, 'path' | 'programType'>;
  readonly fields: Readonly<Record<string, string>>;
  readonly token: string;
  readonly key?: string;
  readonly isReadAgain?: boolean;
};

const headersOf = ({ key, isReadAgain }: LoadCall): Record<string, string> => ({
  authorization: `Bearer ${CLIENT_ID}`,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
  ...(isReadAgain ? { 'read-again': '1' } : {}),
});

const formOf = ({ call, fields, token }: LoadCall): FormData =>
  writeForm(call, new Map(Object.entries(fields)), token);

/** The request as bytes, ready to be written to a socket. */
export const requestOf = async (asked: LoadCall): Promise<Buffer> => {
  const written = new Response(formOf(asked));
  const body = Buffer.from(await written.arrayBuffer());
  const headers = {
    host: '127.0.0.1',
    ...headersOf(asked),
    'content-type': written.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST /api/${asked.call.path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
};

/** Sends one such call and returns the text of its reply. */
export const ask = async ({ port }: Listening, asked: LoadCall): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/${asked.call.path}`, {
    method: 'POST',
    headers: headersOf(asked),
    body: formOf(asked),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return text;
};

export type Asked = {
  readonly statement: Statement;
  readonly values: readonly unknown[];
  readonly speaker: Speaker;
};

/** The same database, which also records its statements. */
export const recording = (database: Database): { database: Database; asked: Asked[] } => {
  const asked: Asked[] = [];
  const noted = (tx: Transaction, speaker: Speaker): Transaction => ({
    ...tx,
    rows: (statement, values = []) => {
      asked.push({ statement, values, speaker });
      return tx.rows(statement, values);
    },
  });
  return {
    asked,
    database: {
      ...database,
      transaction: (speaker, work) =>
        database.transaction(speaker, (tx) => work(noted(tx, speaker))),
    },
  };
};
