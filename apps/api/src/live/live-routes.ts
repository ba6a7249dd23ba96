import { MARK_HEADERS } from '@karigar/contract/wire/mark';
import { roomsOf } from '@karigar/domain/console/rooms';
import type { FastifyInstance } from 'fastify';
import { accountOf, sessionOf, type Who } from '#auth/who';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { CallError } from '#wire/call-error';
import { accountByHeader } from '#wire/header-session';
import { clientIdOf } from '#wire/pipeline';
import { plainHeaders } from '#web/security-headers';
import { createGateway } from './gateway.ts';
import { citiesOfOperator } from './room-store.ts';

const HEAD = {
  ...MARK_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A buffering proxy would hold every hint back.
  'x-accel-buffering': 'no',
};
const COME_BACK_SECONDS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Moves live streams to another process; only where this process has any. */
    moveStreams?: () => Promise<void>;
  }
}

/** An operator also hears of the desks held and of the own cities. */
const roomsFor = async (who: Who, { databases }: Context): Promise<readonly number[]> => {
  const { desks } = who;
  if (desks === undefined) return [];
  const cityIds = await databases.system.transaction(SYSTEM, (tx) =>
    citiesOfOperator(tx, accountOf(who)),
  );
  return roomsOf(desks, cityIds);
};

/**
 * One stream of hints per visible tab: hints say that something changed, never what. The stream
 * begins with the latest sequence, so that a client which is up to date reads nothing.
 */
export const addLiveRoutes = (app: FastifyInstance, context: Context): void => {
  const { live } = context.config;
  const gateway = createGateway(context);
  app.decorate('moveStreams', () => gateway.move(live.drain));
  // Streams never end by themselves: close() would wait for them for ever.
  app.addHook('preClose', (done) => {
    gateway.close();
    done();
  });

  app.post('/live', async (request, reply) => {
    clientIdOf(request, context);
    const who = await accountByHeader(request, context);
    // A browser takes 204 as: do not reconnect.
    if (!live.isOn) return reply.code(204).send();
    if (gateway.size() >= live.streams) throw new CallError('server.busy', COME_BACK_SECONDS);
    const rooms = await roomsFor(who, context);
    reply.hijack();
    reply.raw.writeHead(200, { ...plainHeaders(context.listener.url), ...HEAD });
    // The client disconnected during the lookups.
    if (reply.raw.destroyed) return;
    gateway.open({
      accountId: accountOf(who),
      sessionId: sessionOf(who),
      rooms,
      response: reply.raw,
    });
  });
};
