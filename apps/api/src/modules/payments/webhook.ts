import type { FastifyInstance } from 'fastify';
import type { GatewayEvent } from '#platform/payments/gateway';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import { keepEvent } from './gateway-event-store.ts';

/** A webhook has a payment with its order and its page, or a payout with its account; ours have some 4 KB. */
const LARGEST_EVENT = 64 * 1024;

const headerOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

type Signed = { readonly signature: string; readonly eventId: string };

export type Webhook = {
  readonly path: `/gateway/${string}`;
  /** In the metrics. */
  readonly name: string;
  /** Null unless it is signed. */
  readonly read: (body: Buffer, headers: Signed) => GatewayEvent | null;
  /** What follows from an event that is new, in the transaction that keeps it. */
  readonly take: (tx: Transaction, event: GatewayEvent) => Promise<void>;
};

/** Razorpay's webhooks: signed over these bytes, kept durably once, then answered. */
export const addWebhook = (
  app: FastifyInstance,
  { databases, clock, metrics }: Context,
  { path, name, read, take }: Webhook,
): void => {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    );
    routes.addHook('onRequest', (request, _reply, done) => {
      request.callName = name;
      done();
    });
    routes.post(path, async (request, reply) => {
      const { headers } = request;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = read(body, {
        signature: headerOf(headers['x-razorpay-signature']),
        eventId: headerOf(headers['x-razorpay-event-id']).slice(0, 100),
      });
      const outcome = event === null ? 'unsigned' : 'ok';
      if (event !== null)
        await databases.system.transaction(SYSTEM, async (tx) => {
          if (await keepEvent(tx, event, new Date(clock()))) await take(tx, event);
        });
      metrics.called(request.callName, outcome, reply.elapsedTime / 1000);
      return reply.code(event === null ? 401 : 204).send();
    });
  });
};
