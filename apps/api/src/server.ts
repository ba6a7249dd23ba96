import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app';
import type { Context } from '#context';
import { buildConsoleApp } from '#console/console-app';
import { buildInternalApp } from '#internal/internal-app';
import { startRelay } from '#relay/relay';
import { startJobs } from '#worker/start-jobs';

export type Server = { readonly stop: () => Promise<void> };

const LONGEST_STOP_MS = 4000;

/** Replies server.busy for `ms` so that a proxy can turn away, then closes after running requests end. */
const drain = async (app: FastifyInstance, ms: number): Promise<void> => {
  await pause(ms);
  await app.moveStreams?.();
  const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_STOP_MS - ms);
  await app.close();
  clearTimeout(late);
};

/** Starts the roles of this process. Stopping finishes running requests and refuses new ones. */
export const startServer = async (context: Context): Promise<Server> => {
  const { config, log } = context;
  let stopping = false;
  const stops: (() => Promise<unknown>)[] = [];

  if (config.roles.includes('worker')) {
    const jobs = startJobs(context);
    stops.push(() => jobs.stop());
  }
  if (config.roles.includes('relay')) {
    const relay = startRelay(context);
    stops.push(() => relay.stop());
  }
  if (config.roles.includes('http') || config.roles.includes('live')) {
    const app = buildApp(context, () => stopping);
    await app.listen({ host: config.host, port: config.port });
    stops.push(() => drain(app, config.timeouts.drain));
  }
  if (config.roles.includes('console')) {
    const app = buildConsoleApp(context, () => stopping);
    await app.listen({ host: config.console.host, port: config.console.port });
    stops.push(() => drain(app, config.timeouts.drain));
  }
  const internal = buildInternalApp(context, () => stopping);
  await internal.listen({ host: config.internalHost, port: config.internalPort });
  log.info({ roles: config.roles, port: config.port, internalPort: config.internalPort }, 'ready');

  return {
    stop: async () => {
      stopping = true;
      for (const stop of stops.toReversed()) await stop();
      await internal.close();
      await context.close();
    },
  };
};
