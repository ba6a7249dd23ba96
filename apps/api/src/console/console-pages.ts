import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { addDocumentHeaders } from '#web/security-headers';

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Paths of the server itself, and files: a missing one is no screen. */
const NO_SCREEN = /^\/(api|live|reports|files|assets)(\/|$)|\/[^/]+\.\w+$/;

export type ConsolePages = {
  readonly isScreen: (request: FastifyRequest) => boolean;
  readonly send: (reply: FastifyReply) => FastifyReply;
};

/** The built console: its files, and one page for every screen. Null when nothing is built. */
export const addConsolePages = (app: FastifyInstance, context: Context): ConsolePages | null => {
  const root = resolve(context.config.console.directory);
  if (!existsSync(join(root, 'index.html'))) {
    context.log.info({ root }, 'no built console here: only calls are answered');
    return null;
  }
  const page = readFileSync(join(root, 'index.html'));
  const send = (reply: FastifyReply): FastifyReply => {
    addDocumentHeaders(reply, 'console');
    // A search engine has no business here.
    reply.headers({ 'cache-control': ASK_FIRST, 'x-robots-tag': 'noindex' });
    return reply.type('text/html; charset=utf-8').send(page);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: (_request, reply) => send(reply) });
  app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes('/assets/') ? A_YEAR : ASK_FIRST);
      if (/\.html(\.\w+)?$/.test(file)) addDocumentHeaders(reply, 'console');
      else reply.header('content-security-policy', "frame-ancestors 'none'");
    },
  });
  return {
    isScreen: ({ method, url }) =>
      (method === 'GET' || method === 'HEAD') && !NO_SCREEN.test(url.replace(/[?#].*$/, '')),
    send,
  };
};
