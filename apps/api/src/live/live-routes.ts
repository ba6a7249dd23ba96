import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf, sessionOf, type Who } from '#auth/who';
import type { Context } from '#context';
import { CallError } from '#wire/call-error';
import { clientIdOf } from '#wire/pipeline';
import { createGateway } from './gateway.ts';

const HEAD = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // A proxy that collects a stream before passing it on would hold every hint back.
  'x-accel-buffering': 'no',
};
const COME_BACK_SECONDS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the readers of live streams to another process; only where this one has any. */
    moveStreams?: () => Promise<void>;
  }
}

/** The token travels in a header of a streaming fetch, never in an address that logs would keep. */
const callerOf = async (
  { headers }: FastifyRequest,
  { sessions, sessionCookie }: Context,
): Promise<Who> => {
  const token = String(headers['auth-token'] ?? '');
  const cookie = sessionCookie.read(headers.cookie);
  const who = token === '' ? null : await sessions.find(token, cookie);
  if (who === null || who.accountId === null) throw new CallError('session.missing');
  return who;
};

/**
 * One stream of hints per visible tab: that something changed, never what. It begins with the
 * latest number, so that a reader who has it already needs nothing.
 */
export const addLiveRoutes = (app: FastifyInstance, context: Context): void => {
  const { live } = context.config;
  const gateway = createGateway(context);
  app.decorate('moveStreams', () => gateway.move(live.drain));
  // Streams never end by themselves: closing would wait for them for ever.
  app.addHook('preClose', (done) => {
    gateway.close();
    done();
  });

  app.post('/live', async (request, reply) => {
    clientIdOf(request, context);
    const who = await callerOf(request, context);
    // To a browser 204 means: do not come back.
    if (!live.isOn) return reply.code(204).send();
    if (gateway.size() >= live.streams) throw new CallError('server.busy', COME_BACK_SECONDS);
    reply.hijack();
    reply.raw.writeHead(200, HEAD);
    // One who left while he was looked up says so no more.
    if (reply.raw.destroyed) return;
    gateway.open({ accountId: accountOf(who), sessionId: sessionOf(who), response: reply.raw });
  });
};
