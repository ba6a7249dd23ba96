import type { FastifyRequest } from 'fastify';
import type { Who } from '#auth/who';
import type { Context } from '#context';
import { CallError } from './call-error.ts';
import { findCaller } from './listener.ts';

/** The account of a request that is no call: the token comes in a header, never in a URL, which logs would store. */
export const accountByHeader = async (
  { headers }: FastifyRequest,
  context: Pick<Context, 'sessions' | 'listener'>,
): Promise<Who> => {
  const token = String(headers['auth-token'] ?? '');
  const cookie = context.listener.cookie.read(headers.cookie);
  const who = token === '' ? null : await findCaller(context, token, cookie);
  if (who === null || who.accountId === null) throw new CallError('session.missing');
  return who;
};
