import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import { preferredLanguage } from '@karigar/domain/language';
import type { FastifyServerOptions } from 'fastify';
import type { Context } from '#context';
import { spokenLanguages } from '#platform/texts';
import { CallError } from './call-error.ts';
import { classOfHead, RETRY_AFTER } from './call-class.ts';
import { errorReply } from './error-reply.ts';

type Headers = Readonly<Record<string, string>>;

const CALL = /^\/api\/([^?]*)/;

/**
 * A full server answers a call by its head alone, before its body is read and before anything else is done for it:
 * under ten times the load that it can serve, most of its work would be refusals.
 */
const refuseEarly = (
  { admission, metrics, listener }: Context,
  plainHeaders: Headers,
  answer: RequestListener,
): RequestListener => {
  const headers = Object.entries({
    ...plainHeaders,
    ...MARK_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }).flat();
  const bodies = new Map(
    spokenLanguages().map((language) => {
      const { body } = errorReply(new CallError('server.busy'), language);
      const text = JSON.stringify(withMark(body));
      return [language, { text, length: String(Buffer.byteLength(text)) }] as const;
    }),
  );

  return (request, reply) => {
    const path = CALL.exec(request.url ?? '')?.[1];
    const isCall = path !== undefined && listener.name === 'public';
    const of = isCall ? classOfHead(path, request.headers) : null;
    const { origin = '' } = request.headers;
    if (of === null || !admission.isFull(of) || listener.otherOrigins.includes(origin))
      return answer(request, reply);
    const language = preferredLanguage(request.headers['accept-language'] ?? '', spokenLanguages());
    const { text, length } = bodies.get(language) ?? { text: '', length: '0' };
    metrics.refusedFull(of);
    reply.writeHead(503, [
      ...headers,
      'content-length',
      length,
      'retry-after',
      String(RETRY_AFTER[of]),
    ]);
    // A text leaves with the head in one write.
    reply.end(text);
  };
};

/** As Fastify makes it, with the early refusal in front. */
export const serverOf =
  (context: Context, plainHeaders: Headers): NonNullable<FastifyServerOptions['serverFactory']> =>
  (answer, options) => {
    const server = createServer(
      options['http'] as ServerOptions,
      refuseEarly(context, plainHeaders, answer),
    );
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    return server;
  };
