import { STATUS_CODES } from 'node:http';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';
import { errorReply } from './error-reply.ts';

type Headers = Readonly<Record<string, string>>;

const written = (): string =>
  JSON.stringify(withMark(errorReply(new CallError('request.malformed'), 'en').body));

/** A path that cannot be decoded has no route, so no hook adds the headers. */
export const replyToBadUrl =
  (headers: Headers) =>
  (_error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    reply.raw.writeHead(400, {
      ...headers,
      ...MARK_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    reply.raw.end(written());
  };

/** Node's own statuses for bytes that are no request. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Line = {
  readonly writable: boolean;
  readonly write: (text: string) => unknown;
  readonly destroy: (error?: Error) => unknown;
};

/** Bytes that are no HTTP request, or that come too slowly: a reply by hand, because there is no request. */
export const replyToNoHttp =
  (headers: Headers) =>
  (error: Error & { readonly code?: string }, socket: Line): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
    const status = STATUS[error.code ?? ''] ?? 400;
    const body = written();
    const lines = Object.entries({
      ...headers,
      ...MARK_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroy(error);
  };
