import fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '#context';

/** Health, readiness, metrics and browser reports, on a separate port that no proxy exposes. */
export const buildInternalApp = (context: Context, isStopping: () => boolean): FastifyInstance => {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/health', () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    const failed: string[] = [];
    if (isStopping()) failed.push('stopping');
    const checks = Object.entries(context.databases).map(([name, database]) =>
      database.ping().catch(() => failed.push(`database ${name}`)),
    );
    await Promise.all(checks);
    return reply.code(failed.length === 0 ? 200 : 503).send({ ok: failed.length === 0, failed });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await context.metrics.render()),
  );
  app.get('/reports', () => context.reports.recent());
  return app;
};
