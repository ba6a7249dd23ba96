import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { plainHeaders, addPlainHeaders } from '#web/security-headers';
import { CallError } from '#wire/call-error';
import { UPLOAD_BODY } from '#wire/call-routes';
import { errorReply } from '#wire/error-reply';
import { serverOf } from '#wire/refuse-early';
import { replyToBadUrl, replyToNoHttp } from '#wire/malformed-requests';
import { languageOf, takeAddress } from '#wire/pipeline';
import { createTurnedAwayLog } from '#wire/security-log';

declare module 'fastify' {
  interface FastifyRequest {
    /** For logs and metrics; a dash until the call is known. */
    callName: string;
    /** The caller's account, once it is known. */
    callerId: number | null;
  }
}

/** A process that stops first leaves the proxy, then refuses calls, then closes. */
export type Stage = 'running' | 'leaving' | 'refusing';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** What both listeners have: limits, headers, and one form of every refusal. Routes come after. */
export const createListenerApp = (context: Context, stage: () => Stage): FastifyInstance => {
  const { timeouts } = context.config;
  const { url } = context.listener;
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    // Trust only the configured number of proxy hops; the caller can forge the earlier entries.
    trustProxy: (_address, hop) => hop < context.config.trustedProxies,
    bodyLimit: UPLOAD_BODY,
    requestTimeout: timeouts.upload,
    serverFactory: serverOf(context, plainHeaders(url)),
    http: { headersTimeout: timeouts.body, connectionsCheckingInterval: 1000 },
    // close() waits for running requests; preValidation below refuses new ones with retry-after.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: replyToBadUrl(plainHeaders(url)),
    clientErrorHandler: replyToNoHttp(plainHeaders(url)),
  });
  app.decorateRequest('callName', '-');
  app.decorateRequest('callerId', null);
  app.addHook('onRequest', (request) => takeAddress(request, context));
  // After the body is read: a client whose upload is cut off never receives the retry-after reply.
  // Pages and files are read to the end.
  app.addHook('preValidation', ({ method }, _reply, done) => {
    const isRefused = stage() === 'refusing' && !READS.has(method);
    done(isRefused ? new CallError('server.busy', 1) : undefined);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Lets us find a reported request in the log.
    reply.header('request-id', request.id);
    reply.headers(MARK_HEADERS);
    addPlainHeaders(reply, url);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (stage() !== 'running') reply.header('connection', 'close');
    done();
  });

  const logTurnedAway = createTurnedAwayLog(context);
  app.setErrorHandler(async (error, request, reply) => {
    const { refusal, status, body, retryAfterSeconds } = errorReply(error, languageOf(request));
    const call = request.callName;
    context.metrics.called(call, refusal, reply.elapsedTime / 1000);
    const isFailure = status >= 500 && !(error instanceof CallError);
    if (isFailure) request.log.error({ err: error, call, refusal }, 'call failed');
    else request.log.info({ call, refusal }, 'call refused');
    const { id: requestId, ip: address, callerId: accountId } = request;
    await logTurnedAway({ refusal, requestId, address, accountId });
    if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
    // Do not read an abandoned body to its end only to keep the connection alive.
    if (!request.raw.complete && refusal !== 'limit.too-many') reply.header('connection', 'close');
    return reply.code(status).send(withMark(body));
  });

  return app;
};
