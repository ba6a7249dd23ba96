import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { addInboxRoutes } from '#inbox/inbox-routes';
import { addLiveRoutes } from '#live/live-routes';
import { CallError } from '#wire/call-error';
import { allHandlers } from '#handlers';
import { addCallRoutes, UPLOAD_BODY } from '#wire/call-routes';
import { replyToBadUrl, replyToNoHttp } from '#wire/malformed-requests';
import { addDocumentRoutes } from '#modules/documents/index';
import { addReceiptRoutes } from '#modules/receipts/index';
import { addStatementRoutes } from '#modules/earnings/index';
import { addFileRoutes } from '#wire/file-routes';
import { addOtherOrigins } from '#wire/other-origins';
import { errorReply } from '#wire/error-reply';
import { languageOf, takeAddress } from '#wire/pipeline';
import { createTurnedAwayLog } from '#wire/security-log';
import { addLegalRoutes } from '#web/legal-routes';
import { addReportRoutes } from '#web/report-routes';
import { addPlainHeaders, plainHeaders } from '#web/security-headers';
import { addSecurityText } from '#web/site-files';
import { addWebRoutes } from '#web/web-routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** For logs and metrics; a dash until the call is known. */
    callName: string;
    /** The caller's account, once it is known. */
    callerId: number | null;
  }
}

/** Fastify application with every call of the wire. It does not listen: main.ts and tests do. */
export const buildApp = (
  context: Context,
  isStopping: () => boolean = () => false,
): FastifyInstance => {
  const { roles, timeouts, publicUrl } = context.config;
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
    http: { headersTimeout: timeouts.body, connectionsCheckingInterval: 1000 },
    // close() waits for running requests; preValidation below refuses new ones with retry-after.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: replyToBadUrl(plainHeaders(publicUrl)),
    clientErrorHandler: replyToNoHttp(plainHeaders(publicUrl)),
  });
  app.decorateRequest('callName', '-');
  app.decorateRequest('callerId', null);
  app.addHook('onRequest', (request) => takeAddress(request, context));
  // After the body is read: a client whose upload is cut off never receives the retry-after reply.
  app.addHook('preValidation', (_request, _reply, done) => {
    done(isStopping() ? new CallError('server.busy', 1) : undefined);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Lets us find a reported request in the log.
    reply.header('request-id', request.id);
    reply.headers(MARK_HEADERS);
    addPlainHeaders(reply, publicUrl);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (isStopping()) reply.header('connection', 'close');
    done();
  });

  if (roles.includes('http')) {
    addOtherOrigins(app, context);
    addCallRoutes(app, context, allHandlers());
    addFileRoutes(app, context);
    addDocumentRoutes(app, context);
    addReceiptRoutes(app, context);
    addStatementRoutes(app, context);
    addInboxRoutes(app, context);
  }
  if (roles.includes('live')) addLiveRoutes(app, context);

  const logTurnedAway = createTurnedAwayLog(context);
  app.setErrorHandler(async (error, request, reply) => {
    const { refusal, status, body, retryAfterSeconds } = errorReply(error, languageOf(request));
    const call = request.callName;
    context.metrics.called(call, refusal, reply.elapsedTime / 1000);
    if (status >= 500) request.log.error({ err: error, call, refusal }, 'call failed');
    else request.log.info({ call, refusal }, 'call refused');
    const { id: requestId, ip: address, callerId: accountId } = request;
    await logTurnedAway({ refusal, requestId, address, accountId });
    if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
    // Do not read an abandoned body to its end only to keep the connection alive.
    if (!request.raw.complete && refusal !== 'limit.too-many') reply.header('connection', 'close');
    return reply.code(status).send(withMark(body));
  });

  if (roles.includes('http')) {
    addSecurityText(app, context);
    addLegalRoutes(app, context);
  }
  const web = roles.includes('http') ? addWebRoutes(app, context) : null;
  if (roles.includes('http')) addReportRoutes(app, context);
  app.setNotFoundHandler((request, reply) => {
    if (web?.isNavigation(request)) return web.sendPage(request, reply);
    throw new CallError('call.unknown');
  });
  return app;
};
