import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { CallError } from './call-error.ts';

/** What a call may send, and what of the reply a page may read. */
const SENT =
  'authorization, auth-token, content-type, idempotency-key, client-version, phone-time, read-again';
const READ = 'karigar-reply, request-id, retry-after, date';
const PREFLIGHT_SECONDS = '600';

const isOfWire = (url: string): boolean => /^\/(api|files)\//.test(url);

/**
 * Calls from pages of the listed origins. Never with credentials: such a page has no cookie of ours, so its session is
 * a program's single token. Any other origin gets no header, and its browser hides the reply.
 */
export const addOtherOrigins = (app: FastifyInstance, { listener }: Context): void => {
  const { otherOrigins } = listener;
  if (otherOrigins.length === 0) return;

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isOfWire(request.url)) {
      const vary = reply.getHeader('vary');
      reply.header('vary', vary === undefined ? 'origin' : `${String(vary)}, origin`);
      const { origin = '' } = request.headers;
      if (otherOrigins.includes(origin)) {
        reply.headers({
          'access-control-allow-origin': origin,
          'access-control-expose-headers': READ,
        });
      }
    }
    // A picture is loaded without an Origin header; its link is secret and short-lived.
    if (request.url.startsWith('/files/'))
      reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });

  app.options('/api/*', async (request, reply) => {
    if (!otherOrigins.includes(request.headers.origin ?? '')) throw new CallError('call.unknown');
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': SENT,
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send();
  });
};
