import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { INBOX_STYLE, inboxPage } from './inbox-page.ts';
import { latestInboxMessages } from './inbox-store.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Asked = { readonly to?: string | string[]; readonly still?: string | string[] };

/**
 * Shows the messages that a gateway would have sent, as a page for a browser or as JSON for a test.
 * Anyone can read login codes here, so production never has these routes.
 */
export const addInboxRoutes = (app: FastifyInstance, { databases, config }: Context): void => {
  if (config.isProduction) return;

  app.get<{ Querystring: Asked }>('/dev/inbox', async ({ query, headers }, reply) => {
    const to = typeof query.to === 'string' ? query.to : '';
    const messages = await databases.system.transaction(SYSTEM, (tx) =>
      latestInboxMessages(tx, to),
    );
    reply
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('vary', 'accept');
    if (headers.accept?.includes('application/json') === true) return { messages };
    return reply.type('text/html; charset=utf-8').send(inboxPage(messages, 'still' in query));
  });

  app.get('/dev/inbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(INBOX_STYLE),
  );
};
