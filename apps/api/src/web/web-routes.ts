import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { addDocumentHeaders } from './security-headers.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const ASK_FIRST = 'no-cache';

/** Files with a hash in the name never change, icons seldom do; the rest is revalidated. */
const cachingOf = (file: string): string => {
  if (file.includes('/assets/')) return A_YEAR;
  return file.includes('/icons/') ? A_DAY : ASK_FIRST;
};

/** Paths of the server itself: a missing one is a 404, not a screen of the app. */
const NOT_THE_APP = /^\/(api|live|reports|files|r|statements|dev|assets|icons)(\/|$)/;

const PAGE = /\.html(\.\w+)?$/;

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/** Monitors, proxies and curl accept anything, or send no header. */
const takesAnything = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '*/*').includes('*/*');

const asksForPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

export type WebApp = {
  readonly isNavigation: (request: FastifyRequest) => boolean;
  /** Sends the app's page: 200 for a known path, 404 with the not-found screen for any other. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/** Serves the built app beside the calls; null when nothing is built. */
export const addWebRoutes = (app: FastifyInstance, context: Context): WebApp | null => {
  const root = resolve(context.config.webDirectory);
  if (!existsSync(join(root, 'index.html'))) {
    context.log.info({ root }, 'no built app here: only calls are answered');
    return null;
  }
  const written = JSON.parse(readFileSync(join(root, 'paths.json'), 'utf8')) as string[];
  const paths = written.map((source) => new RegExp(source));

  const isKnown = (request: FastifyRequest): boolean =>
    paths.some((path) => path.test(pathOf(request.url)));
  const sendPage: WebApp['sendPage'] = (request, reply) => {
    addDocumentHeaders(reply);
    return reply.code(isKnown(request) ? 200 : 404).sendFile('index.html');
  };

  // A separate route, because the file plugin takes / for a directory.
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: sendPage });
  app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(file));
      // The service worker caches the page as a file and serves it later: with the same policy.
      if (PAGE.test(file)) addDocumentHeaders(reply);
    },
  });

  return {
    isNavigation: (request) =>
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NOT_THE_APP.test(pathOf(request.url)) &&
      (asksForPage(request) || (takesAnything(request) && isKnown(request))),
    sendPage,
  };
};
