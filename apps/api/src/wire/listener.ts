import type { FastifyRequest } from 'fastify';
import type { Listener } from '#auth/listener';
import { createSessionCookie } from '#auth/session-cookie';
import type { Who } from '#auth/who';
import type { Config } from '#config';
import type { Context } from '#context';

const isSecure = ({ protocol }: URL): boolean => protocol === 'https:';

export const publicListener = ({ publicUrl, clientIds, otherOrigins }: Config): Listener => ({
  name: 'public',
  url: publicUrl,
  clientIds,
  otherOrigins,
  cookie: createSessionCookie({ isSecure: isSecure(publicUrl), name: 'sid' }),
});

export const consoleListener = ({ console: { url, clientIds } }: Config): Listener => ({
  name: 'console',
  url,
  clientIds,
  otherOrigins: [],
  cookie: createSessionCookie({ isSecure: isSecure(url), name: 'ops' }),
});

// A page of another origin cannot hold our cookie: it is a program with a single token.
export const isElsewhere = ({ headers }: FastifyRequest, { listener }: Context): boolean =>
  listener.otherOrigins.includes(headers.origin ?? '');

export const cookieOf = (request: FastifyRequest, context: Context): string | null =>
  isElsewhere(request, context) ? null : context.listener.cookie.read(request.headers.cookie);

/** Whose token this is. An operator exists at the console only, and nobody else exists there. */
export const findCaller = async (
  { sessions, listener }: Pick<Context, 'sessions' | 'listener'>,
  token: string,
  cookie: string | null,
): Promise<Who | null> => {
  const who = await sessions.find(token, cookie);
  return who !== null && (who.role === 'operator') === (listener.name === 'console') ? who : null;
};
