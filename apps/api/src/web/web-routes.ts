import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { addDocumentHeaders } from './security-headers.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const ASK_FIRST = 'no-cache';

/** Names with a hash never change their content; icons seldom do; the rest decides the version. */
const cachingOf = (file: string): string => {
  if (file.includes('/assets/')) return A_YEAR;
  return file.includes('/icons/') ? A_DAY : ASK_FIRST;
};

/** Answered by the server itself: what is missing there is missing, and no screen. */
const NOT_THE_APP = /^\/(api|live|reports|files|r|statements|dev|assets|icons)(\/|$)/;

const PAGE = /\.html(\.\w+)?$/;

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

const isNavigation = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !NOT_THE_APP.test(pathOf(url)) &&
  (headers.accept ?? '').includes('text/html');

export type WebApp = {
  readonly isNavigation: (request: FastifyRequest) => boolean;
  /** The app's page: a known path is found, any other one shows the not-found screen as a 404. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/** Serves the built app beside the calls; null while nothing has been built. */
export const addWebRoutes = (app: FastifyInstance, context: Context): WebApp | null => {
  const root = resolve(context.config.webDirectory);
  if (!existsSync(join(root, 'index.html'))) {
    context.log.info({ root }, 'no built app here: only calls are answered');
    return null;
  }
  const written = JSON.parse(readFileSync(join(root, 'paths.json'), 'utf8')) as string[];
  const paths = written.map((source) => new RegExp(source));

  app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(file));
      // The service worker keeps the page as a file, and answers with it from then on: under the same policy.
      if (PAGE.test(file)) addDocumentHeaders(reply);
    },
  });

  return {
    isNavigation,
    sendPage: (request, reply) => {
      const isKnown = paths.some((path) => path.test(pathOf(request.url)));
      addDocumentHeaders(reply);
      return reply.code(isKnown ? 200 : 404).sendFile('index.html');
    },
  };
};
