/// <reference lib="dom" />
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { closing } from '../closing.ts';

type File = { readonly type: string; readonly body: Buffer };
const TEXT = /html|javascript|css|svg/;
const WORKER = '/twin-worker.js';

/** Answers from its cache, as the app's worker does. */
const workerFor = (paths: readonly string[]): string => `
const FILES = ${JSON.stringify(paths)};
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open('twin').then((cache) => cache.addAll(FILES)));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request))),
);`;

/** The page's first screen as plain HTML without a script, and the styles, fonts and drawings that it loaded. */
async function copyOf(page: Page): Promise<ReadonlyMap<string, File>> {
  const { html, paths } = await page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    const loose =
      'script, noscript, link:not([rel=stylesheet]), iframe, [aria-live], [role=status]';
    for (const element of root.querySelectorAll(loose)) element.remove();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const isLook = ({ origin, pathname }: URL) =>
      origin === location.origin && /\.(css|woff2|svg|png|jpg|webp)$/.test(pathname);
    return {
      html: `<!doctype html>${root.outerHTML}`,
      paths: [...new Set(loaded.filter(isLook).map(({ pathname }) => pathname))],
    };
  });
  const files = new Map<string, File>([
    ['/', { type: 'text/html; charset=utf-8', body: Buffer.from(html) }],
    [WORKER, { type: 'text/javascript', body: Buffer.from(workerFor(['/', ...paths])) }],
  ]);
  for (const path of paths) {
    const answer = await page.request.get(path);
    const type = answer.headers()['content-type'] ?? '';
    if (answer.ok()) files.set(path, { type, body: await answer.body() });
  }
  return files;
}

const serve = (files: ReadonlyMap<string, File>): Server => {
  const packed = new Map(
    [...files].map(([path, { type, body }]) => [
      path,
      { type, body: TEXT.test(type) ? brotliCompressSync(body) : body, isPacked: TEXT.test(type) },
    ]),
  );
  return createServer((request, reply) => {
    const found = packed.get(new URL(request.url ?? '/', 'http://twin').pathname);
    if (found === undefined) return void reply.writeHead(404).end();
    const headers = {
      'content-type': found.type,
      'content-length': found.body.length,
      ...(found.isPacked && { 'content-encoding': 'br' }),
    };
    reply.writeHead(200, headers).end(found.body);
  });
};

/** Serves the twin of what this page shows now, at an origin of its own. */
export async function withTwin<Result>(
  page: Page,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = serve(await copyOf(page));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const end = {
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return closing(end, () => work(`http://127.0.0.1:${port}/`));
}

/** Opens the twin once, so that its worker has its files. */
export async function installTwin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async (worker) => {
    await navigator.serviceWorker.register(worker);
    await navigator.serviceWorker.ready;
  }, WORKER);
  await page.close();
}
