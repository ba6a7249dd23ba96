import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { addJobs } from '#platform/jobs';
import { addWebhook } from './webhook.ts';

/** The gateway's webhooks. A job reads them. */
export const addGatewayRoutes = (app: FastifyInstance, context: Context): void => {
  const { gateway } = context;
  if (gateway === null) return;
  addWebhook(app, context, {
    path: '/gateway/razorpay',
    name: 'gateway-event',
    read: gateway.readEvent,
    take: async (tx, { id }) => {
      const key = `read-gateway-event:${id}`;
      await addJobs(tx, [{ task: 'read-gateway-event', payload: { eventId: id }, key }]);
    },
  });
};
