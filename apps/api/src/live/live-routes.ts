import { SYSTEM } from '#platform/db';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SESSION_REVOKED } from '#auth/sessions';
import { accountOf, type Who } from '#auth/who';
import type { Context } from '#context';
import { hintSubject } from '#relay/relay';
import { CallError } from '#wire/call-error';
import { clientIdOf } from '#wire/line-up';
import { latestSequence } from './sequence-store.ts';

const BEAT_MS = 10_000;
const MOST_PER_ACCOUNT = 5;
/** A reader so far behind is let go; it comes back and catches up by its sequence. */
const MOST_UNREAD = 64 * 1024;

const HEAD = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // A proxy that collects a stream before passing it on would hold every hint back.
  'x-accel-buffering': 'no',
};

const event = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

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
  const { bus, databases } = context;
  const streams = new Map<number, Set<ServerResponse>>();
  const beat = setInterval(() => {
    for (const open of streams.values())
      for (const stream of open) stream.write(event('beat', null));
  }, BEAT_MS);
  // Streams never end by themselves: closing would wait for them for ever.
  app.addHook('preClose', (done) => {
    clearInterval(beat);
    for (const open of streams.values()) for (const stream of open) stream.end();
    done();
  });

  app.post('/live', async (request, reply) => {
    clientIdOf(request, context);
    const who = await callerOf(request, context);
    const accountId = accountOf(who);
    const open = streams.get(accountId) ?? new Set();
    if (open.size >= MOST_PER_ACCOUNT) throw new CallError('limit.too-many', 10);
    streams.set(accountId, open);

    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, HEAD);
    open.add(stream);
    // Listening comes before looking: a hint between the two is heard twice rather than never.
    const unsubscribe = bus.subscribe(hintSubject(accountId), (hint) => {
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(event('hint', hint));
    });
    const unwatch = bus.subscribe(SESSION_REVOKED, (sessionId) => {
      if (sessionId === who.sessionId) stream.end();
    });
    stream.on('close', () => {
      unsubscribe();
      unwatch();
      open.delete(stream);
      if (open.size === 0) streams.delete(accountId);
    });
    const begin = async (): Promise<number> => {
      // A session that ended before the bus knew that we listen is not told of again.
      await bus.flush();
      await callerOf(request, context);
      return databases.system.transaction(SYSTEM, (tx) => latestSequence(tx, accountId));
    };
    const latest = await begin().catch((error: unknown) => {
      if (!(error instanceof CallError))
        context.log.error({ err: error }, 'live stream could not begin');
      return null;
    });
    if (latest === null) stream.destroy();
    else stream.write(event('latest', latest));
  });
};
