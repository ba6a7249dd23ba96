import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { addJobs } from '#platform/jobs';
import { keepEvent } from './gateway-event-store.ts';

/** A webhook has a payment with its order and its page; ours have some 4 KB. */
const LARGEST_EVENT = 64 * 1024;

const headerOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** The gateway's webhooks: signed over these bytes, kept durably, then answered. A job reads them. */
export const addGatewayRoutes = (app: FastifyInstance, context: Context): void => {
  const { gateway, databases, clock, metrics } = context;
  if (gateway === null) return;
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    );
    routes.addHook('onRequest', (request, _reply, done) => {
      request.callName = 'gateway-event';
      done();
    });
    routes.post('/gateway/razorpay', async (request, reply) => {
      const { headers } = request;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = gateway.readEvent(body, {
        signature: headerOf(headers['x-razorpay-signature']),
        eventId: headerOf(headers['x-razorpay-event-id']).slice(0, 100),
      });
      const outcome = event === null ? 'unsigned' : 'ok';
      if (event !== null)
        await databases.system.transaction(SYSTEM, async (tx) => {
          if (!(await keepEvent(tx, event, new Date(clock())))) return;
          await addJobs(tx, [
            {
              task: 'read-gateway-event',
              payload: { eventId: event.id },
              key: `read-gateway-event:${event.id}`,
            },
          ]);
        });
      metrics.called(request.callName, outcome, reply.elapsedTime / 1000);
      return reply.code(event === null ? 401 : 204).send();
    });
  });
};
