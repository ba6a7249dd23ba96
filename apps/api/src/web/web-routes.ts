import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { createPages, type Encoding } from './pages.ts';
import { addDocumentHeaders } from './security-headers.ts';
import { addSiteFiles } from './site-files.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const ASK_FIRST = 'no-cache';

/** Files with a hash in the name never change, icons and drawings seldom do; the rest is revalidated. */
const cachingOf = (file: string): string => {
  if (file.includes('/assets/')) return A_YEAR;
  return /\/(icons|art)\/|\/favicon\.ico$/.test(file) ? A_DAY : ASK_FIRST;
};

/** Paths of the server itself: a missing one is a 404, not a screen of the app. */
const NOT_THE_APP =
  /^\/(\.well-known|api|live|reports|files|r|legal|statements|dev|assets|icons|art)(\/|$)/;

const PAGE = /\.html(\.\w+)?$/;
/** Services' drawings, which clients on other origins may show too. */
const DRAWING = /\/art\/[^/]+$/;
/** A file that is missing: its reader wants no page, whatever it accepts. */
const FILE = /\/[^/]+\.\w+$/;

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

const asksForPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

/** Monitors, messengers, search engines and curl accept anything, or send no header; a program names JSON. */
const asksForJson = ({ headers }: FastifyRequest): boolean => /\bjson\b/.test(headers.accept ?? '');

const encodingOf = (accepted = ''): Encoding => {
  const refusesNone = accepted
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one));
  const takes = (name: string): boolean =>
    refusesNone.some((one) => one === name || one.startsWith(`${name};`));
  if (takes('br')) return 'br';
  return takes('gzip') || takes('*') ? 'gzip' : 'identity';
};

export type WebApp = {
  readonly isNavigation: (request: FastifyRequest) => boolean;
  /** Sends the app's page: 200 for a known path, 404 with the not-found screen for any other. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
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

  const pages = createPages(
    {
      shell: readFileSync(join(root, 'index.html'), 'utf8'),
      isKnown: (path) => paths.some((known) => known.test(path)),
    },
    context,
  );
  addSiteFiles(app, context, pages);

  const sendPage: WebApp['sendPage'] = async (request, reply) => {
    const page = await pages.of(request.url);
    const encoding = encodingOf(request.headers['accept-encoding']);
    const etag = `"${page.etag}-${encoding}"`;
    addDocumentHeaders(reply);
    reply.headers({ 'cache-control': ASK_FIRST, vary: 'accept-encoding', etag });
    const isKept = request.headers['if-none-match']?.includes(etag) === true;
    if (isKept && page.status === 200) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.bytes[encoding]);
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
      // No stricter: a worker takes its policy from its own file.
      else reply.header('content-security-policy', "frame-ancestors 'none'");
      if (DRAWING.test(file)) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  return {
    isNavigation: (request) =>
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NOT_THE_APP.test(pathOf(request.url)) &&
      (asksForPage(request) || !(asksForJson(request) || FILE.test(pathOf(request.url)))),
    sendPage,
  };
};
