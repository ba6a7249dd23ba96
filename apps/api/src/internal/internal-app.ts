import fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { readStatus } from './read-status.ts';

/** Health, readiness, status, metrics and browser reports, on a separate port that no proxy exposes. */
export const buildInternalApp = (context: Context, isStopping: () => boolean): FastifyInstance => {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/health', () => ({ ok: true }));
  // Without the database, which all processes share: if it fails, taking every one of them out of the proxy helps nobody.
  app.get('/ready', (_request, reply) =>
    reply.code(isStopping() ? 503 : 200).send({ ok: !isStopping() }),
  );
  app.get('/status', async (_request, reply) => {
    const status = await readStatus(context, isStopping());
    return reply.code(status.ok ? 200 : 503).send(status);
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await context.metrics.render()),
  );
  app.get('/reports', () => context.reports.recent());
  return app;
};
