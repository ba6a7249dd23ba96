import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reply that is not our server's: from a portal, a filter, a load balancer. */
export type ForeignAnswer = {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body: string | Buffer;
};

/** What the connection between the browser and the server does with a request. */
export type LineMode =
  | { readonly kind: 'pass' }
  /** Nothing gets through, and open connections break. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The server handles the request, and the connection breaks before the reply. */
  | { readonly kind: 'drop-reply' }
  /** The server handles the request; status and headers arrive whole, the body only half. */
  | { readonly kind: 'truncate' }
  /** The request does not reach the server. */
  | ({ readonly kind: 'answer' } & ForeignAnswer);

/** One request as the proxy saw it. */
export type Sent = {
  readonly path: string;
  /** The programType of a call, or ''. */
  readonly call: string;
  /** The idempotency key of a write, or ''. */
  readonly key: string;
  readonly mode: LineMode['kind'];
  /** Our server's status, if the request reached it. */
  status: number | null;
};

type Chooses = (sent: Pick<Sent, 'path' | 'call' | 'key'>) => boolean;

export type LineProxy = {
  readonly base: string;
  /** Sets the mode from now on; `only` picks the requests it is for, the others pass. */
  readonly become: (mode: LineMode, only?: Chooses) => void;
  /** All requests, oldest first. */
  readonly sent: readonly Sent[];
  readonly close: () => Promise<void>;
};

const CALL = /name="programType"\r\n\r\n([^\r]+)/;

export const PASS: LineMode = { kind: 'pass' };
export const CUT: LineMode = { kind: 'cut' };
/** Only calls of the wire: the app's own files, pictures and the live stream pass. */
export const calls: Chooses = ({ path }) => path.startsWith('/api/');

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * An HTTP proxy between a browser and the server that can fail in several ways. It also covers the service worker
 * and survives a kill of the browser.
 */
export const startLineProxy = async (target: string): Promise<LineProxy> => {
  const { hostname, port } = new URL(target);
  const sent: Sent[] = [];
  let mode: LineMode = PASS;
  let only: Chooses = () => true;

  const passOn = (
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<IncomingMessage> => {
    const { method, url: path, headers } = request;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const passed = forward({ hostname, port, method, path, headers }, resolve);
    passed.on('error', reject);
    response.on('close', () => passed.destroy());
    passed.end(body);
    return promise;
  };

  const truncated = async (reply: IncomingMessage, response: ServerResponse): Promise<void> => {
    const whole = await bodyOf(reply);
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    const { 'transfer-encoding': _, ...headers } = reply.headers;
    response.writeHead(reply.statusCode ?? 0, { ...headers, 'content-length': half.length });
    response.end(half);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const asked = {
      path: new URL(request.url ?? '/', target).pathname,
      call: CALL.exec(body.subarray(0, 20_000).toString('latin1'))?.[1] ?? '',
      key: String(request.headers['idempotency-key'] ?? ''),
    };
    const now = only(asked) ? mode : PASS;
    const noted: Sent = { ...asked, mode: now.kind, status: null };
    sent.push(noted);
    if (now.kind === 'cut') return void request.socket.resetAndDestroy();
    if (now.kind === 'answer') {
      response.writeHead(now.status, now.headers);
      return void response.end(now.body);
    }
    if (now.kind === 'delay')
      await new Promise((resolve) => {
        setTimeout(resolve, now.ms);
      });
    const reply = await passOn(request, response, body);
    noted.status = reply.statusCode ?? null;
    if (now.kind === 'drop-reply') {
      await bodyOf(reply);
      return void request.socket.resetAndDestroy();
    }
    if (now.kind === 'truncate') return truncated(reply, response);
    response.writeHead(reply.statusCode ?? 0, reply.headers);
    response.flushHeaders();
    reply.pipe(response);
  };

  const proxy = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  proxy.on('clientError', (_error, socket) => socket.destroy());
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    base: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    become: (next, chooses = () => true) => {
      mode = next;
      only = chooses;
      if (next.kind === 'cut') proxy.closeAllConnections();
    },
    sent,
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
};
