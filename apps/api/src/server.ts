import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app';
import type { Context } from '#context';
import { buildConsoleApp } from '#console/console-app';
import { buildInternalApp } from '#internal/internal-app';
import type { Stage } from '#listener-app';
import { watchDatabases } from '#internal/read-status';
import { startRelay } from '#relay/relay';
import { startRounds } from '#worker/rounds';
import { startJobs } from '#worker/start-jobs';

export type Server = { readonly stop: () => Promise<void> };

const LONGEST_STOP_MS = 4000;
const WATCH_EVERY_MS = 5000;

/** Replies server.busy for `ms` to calls that still come, then closes after running requests end. */
const drain = async (app: FastifyInstance, ms: number): Promise<void> => {
  await pause(ms);
  await app.moveStreams?.();
  const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_STOP_MS - ms);
  await app.close();
  clearTimeout(late);
};

/** Starts the roles of this process. Stopping lets the proxy turn away, then refuses new calls and finishes running ones. */
export const startServer = async (context: Context): Promise<Server> => {
  const { config, log } = context;
  let stage: Stage = 'running';
  const stops: (() => Promise<unknown>)[] = [];
  const apps: FastifyInstance[] = [];

  const watch = { name: 'databases', everyMs: WATCH_EVERY_MS, go: watchDatabases(context) };
  const watching = startRounds([watch], context);
  stops.push(() => watching.stop());
  if (config.roles.includes('worker')) {
    const jobs = startJobs(context);
    stops.push(() => jobs.stop());
  }
  if (config.roles.includes('relay')) {
    const relay = startRelay(context);
    stops.push(() => relay.stop());
  }
  if (config.roles.includes('http') || config.roles.includes('live')) {
    const app = buildApp(context, () => stage);
    await app.listen({ host: config.host, port: config.port });
    apps.push(app);
  }
  if (config.roles.includes('console')) {
    const app = buildConsoleApp(context, () => stage);
    await app.listen({ host: config.console.host, port: config.console.port });
    apps.push(app);
  }
  const internal = buildInternalApp(context, () => stage !== 'running');
  await internal.listen({ host: config.internalHost, port: config.internalPort });
  log.info({ roles: config.roles, port: config.port, internalPort: config.internalPort }, 'ready');

  return {
    stop: async () => {
      stage = 'leaving';
      if (apps.length > 0) await pause(config.timeouts.leave);
      stage = 'refusing';
      await Promise.all(apps.map((app) => drain(app, config.timeouts.drain)));
      for (const stop of stops.toReversed()) await stop();
      await internal.close();
      await context.close();
    },
  };
};
