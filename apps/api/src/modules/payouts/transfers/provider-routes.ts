import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { addWebhook } from '#modules/payments/index';
import { lookNow } from './transfer-store.ts';

/** The provider's webhooks: they say at which transfer the worker looks next. */
export const addProviderRoutes = (app: FastifyInstance, context: Context): void => {
  const { payouts: provider, clock } = context;
  if (provider === null) return;
  addWebhook(app, context, {
    path: '/gateway/razorpayx',
    name: 'provider-event',
    read: (body, headers) => {
      const event = provider.readEvent(body, headers);
      return event && { id: event.id, kind: event.kind, reference: event.key, refundId: null };
    },
    take: async (tx, { reference }) => {
      if (reference !== null) await lookNow(tx, reference, new Date(clock()));
    },
  });
};
