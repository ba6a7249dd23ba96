import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { addInboxRoutes } from '#inbox/inbox-routes';
import { addLiveRoutes } from '#live/live-routes';
import { CallError } from '#wire/call-error';
import { addCallRoutes, UPLOAD_BODY } from '#wire/call-routes';
import { addReceiptRoutes } from '#modules/receipts/index';
import { addStatementRoutes } from '#modules/statements/index';
import { addFileRoutes } from '#wire/file-routes';
import { errorReply } from '#wire/error-reply';
import { languageOf, takeAddress } from '#wire/pipeline';
import { addReportRoutes } from '#web/report-routes';
import { addPlainHeaders } from '#web/security-headers';
import { addWebRoutes } from '#web/web-routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** For logs and metrics; a dash until the call is found. */
    callName: string;
  }
}

/** The calls of the wire as an application. It never listens: main.ts and tests decide that. */
export const buildApp = (
  context: Context,
  isStopping: () => boolean = () => false,
): FastifyInstance => {
  const { roles, timeouts, isProduction } = context.config;
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    // So many hops before us are ours; what a caller wrote in front of them is not believed.
    trustProxy: (_address, hop) => hop < context.config.trustedProxies,
    bodyLimit: UPLOAD_BODY,
    requestTimeout: timeouts.upload,
    http: { headersTimeout: timeouts.body, connectionsCheckingInterval: 1000 },
    // Closing waits for what runs; what comes meanwhile is refused below, with a time to come back.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.decorateRequest('callName', '-');
  app.addHook('onRequest', (request) => takeAddress(request, context));
  // Only once the body is read: one who is cut off while he sends never hears when to come back.
  app.addHook('preValidation', (_request, _reply, done) => {
    done(isStopping() ? new CallError('server.busy', 1) : undefined);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // What a person reports, we can find in the log.
    reply.header('request-id', request.id);
    addPlainHeaders(reply, isProduction);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (isStopping()) reply.header('connection', 'close');
    done();
  });

  if (roles.includes('http')) {
    addCallRoutes(app, context);
    addFileRoutes(app, context);
    addReceiptRoutes(app, context);
    addStatementRoutes(app, context);
    addInboxRoutes(app, context);
  }
  if (roles.includes('live')) addLiveRoutes(app, context);

  app.setErrorHandler((error, request, reply) => {
    const { refusal, status, body, retryAfterSeconds } = errorReply(error, languageOf(request));
    const call = request.callName;
    context.metrics.called(call, refusal, reply.elapsedTime / 1000);
    if (status >= 500) request.log.error({ err: error, call, refusal }, 'call failed');
    else request.log.info({ call, refusal }, 'call refused');
    if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
    // A body that was given up on must not be read to its end just to keep the line.
    if (!request.raw.complete && refusal !== 'limit.too-many') reply.header('connection', 'close');
    return reply.code(status).send(body);
  });

  const web = roles.includes('http') ? addWebRoutes(app, context) : null;
  if (roles.includes('http')) addReportRoutes(app, context);
  app.setNotFoundHandler((request, reply) => {
    if (web?.isNavigation(request)) return web.sendPage(request, reply);
    throw new CallError('call.unknown');
  });
  return app;
};
