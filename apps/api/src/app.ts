import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { allHandlers } from '#handlers';
import { addInboxRoutes } from '#inbox/inbox-routes';
import { addLiveRoutes } from '#live/live-routes';
import { addDocumentRoutes } from '#modules/documents/index';
import { addDeliveryRoutes, addWhatsappRoutes } from '#modules/notifications/index';
import { addReceiptRoutes } from '#modules/receipts/index';
import { addStatementRoutes } from '#modules/earnings/index';
import { addGatewayRoutes } from '#modules/payments/index';
import { addProviderRoutes } from '#modules/payouts/index';
import { CallError } from '#wire/call-error';
import { addCallRoutes } from '#wire/call-routes';
import { addFileRoutes } from '#wire/file-routes';
import { createListenerApp, type Stage } from '#listener-app';
import { addOtherOrigins } from '#wire/other-origins';
import { addLegalRoutes } from '#web/legal-routes';
import { addReportRoutes } from '#web/report-routes';
import { addSecurityText } from '#web/site-files';
import { addWorkRecordRoutes } from '#modules/work-records/index';
import { addWebRoutes } from '#web/web-routes';

/** The public listener: every call except the operators'. It does not listen: main.ts and tests do. */
export const buildApp = (
  context: Context,
  stage: () => Stage = () => 'running',
): FastifyInstance => {
  const { roles } = context.config;
  const app = createListenerApp(context, stage);

  if (roles.includes('http')) {
    addOtherOrigins(app, context);
    addCallRoutes(app, context, allHandlers());
    addFileRoutes(app, context);
    addDocumentRoutes(app, context);
    addReceiptRoutes(app, context);
    addWorkRecordRoutes(app, context);
    addStatementRoutes(app, context);
    addGatewayRoutes(app, context);
    addProviderRoutes(app, context);
    addDeliveryRoutes(app, context);
    addWhatsappRoutes(app, context);
    addInboxRoutes(app, context);
  }
  if (roles.includes('live')) addLiveRoutes(app, context);

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
