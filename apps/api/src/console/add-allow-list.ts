import type { FastifyInstance } from 'fastify';
import { createAllowList } from '#platform/allow-list';
import { CallError } from '#wire/call-error';

/** Before any route and body: who is elsewhere learns nothing about what is here. */
export const addAllowList = (app: FastifyInstance, written: readonly string[]): void => {
  const isAllowed = createAllowList(written);
  app.addHook('onRequest', (request, _reply, done) => {
    done(isAllowed(request.ip) ? undefined : new CallError('network.not-allowed'));
  });
};
