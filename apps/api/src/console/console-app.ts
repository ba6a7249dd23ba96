import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { allHandlers } from '#handlers';
import { addLiveRoutes } from '#live/live-routes';
import { CallError } from '#wire/call-error';
import { addCallRoutes } from '#wire/call-routes';
import { addFileRoutes } from '#wire/file-routes';
import { consoleListener } from '#wire/listener';
import { createListenerApp, type Stage } from '#listener-app';
import { addReportRoutes } from '#web/report-routes';
import { addAllowList } from './add-allow-list.ts';
import { addConsolePages } from './console-pages.ts';

/** The operators' listener: their calls, pages and hints, under an address, cookie and client id of its own. */
export const buildConsoleApp = (
  parts: Context,
  stage: () => Stage = () => 'running',
): FastifyInstance => {
  const context: Context = { ...parts, listener: consoleListener(parts.config) };
  const app = createListenerApp(context, stage);
  addAllowList(app, context.config.console.networks);
  addCallRoutes(app, context, allHandlers());
  addFileRoutes(app, context);
  addLiveRoutes(app, context);
  const pages = addConsolePages(app, context);
  addReportRoutes(app, context);
  app.setNotFoundHandler((request, reply) => {
    if (pages?.isScreen(request)) return pages.send(reply);
    throw new CallError('call.unknown');
  });
  return app;
};
