import type { Context } from '#context';
import { readBuild } from '#platform/build';
import type { Database } from '#platform/db';

const PATIENCE_MS = 2000;

type Answer = 'ok' | 'read-only' | 'unreachable';

const late = (): Promise<'unreachable'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('unreachable'), PATIENCE_MS).unref();
  });

const answerOf = async (database: Database): Promise<Answer> => {
  try {
    return (await database.ping()).isReadOnly ? 'read-only' : 'ok';
  } catch {
    return 'unreachable';
  }
};

const answersOf = (databases: Context['databases']) =>
  Promise.all(
    Object.entries(databases).map(
      async ([name, database]) => [name, await Promise.race([answerOf(database), late()])] as const,
    ),
  );

/** Tells the metrics whether this process reaches a database that can be written. */
export const watchDatabases =
  ({ databases, metrics }: Pick<Context, 'databases' | 'metrics'>) =>
  async (): Promise<boolean> => {
    for (const [name, answer] of await answersOf(databases))
      metrics.databaseWritable(name, answer === 'ok');
    return false;
  };

/** Everything this process depends on. People and alerts read it; a proxy does not decide by it. */
export const readStatus = async (
  { config, databases, bus }: Pick<Context, 'config' | 'databases' | 'bus'>,
  isStopping: boolean,
) => {
  const answers = await answersOf(databases);
  const isBusConnected = bus.isConnected();
  const isOk =
    !isStopping &&
    isBusConnected &&
    answers.every(([, answer]: readonly [string, Answer]) => answer === 'ok');
  return {
    ok: isOk,
    build: readBuild(),
    roles: config.roles,
    isStopping,
    databases: Object.fromEntries(answers),
    bus: isBusConnected ? 'ok' : 'unreachable',
  };
};
