import type { FastifyRequest } from 'fastify';
import type { Who } from '#auth/who';
import type { Context } from '#context';
import { CallError } from './call-error.ts';

/** The account of a request that is no call: the token comes in a header, never in a URL, which logs would store. */
export const accountByHeader = async (
  { headers }: FastifyRequest,
  { sessions, sessionCookie }: Pick<Context, 'sessions' | 'sessionCookie'>,
): Promise<Who> => {
  const token = String(headers['auth-token'] ?? '');
  const cookie = sessionCookie.read(headers.cookie);
  const who = token === '' ? null : await sessions.find(token, cookie);
  if (who === null || who.accountId === null) throw new CallError('session.missing');
  return who;
};
