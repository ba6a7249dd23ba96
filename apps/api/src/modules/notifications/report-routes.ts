import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import type { Report, ReportRequest } from '#platform/messages/delivery-report';
import { readGupshupReports } from '#platform/messages/gupshup-reports';
import { readMsg91Reports } from '#platform/messages/msg91-reports';
import { keepReports } from './keep-reports.ts';

/** Twenty reports have some 6 KB. */
const LARGEST_REPORT = 64 * 1024;

type Reader = (request: ReportRequest) => readonly Report[] | null;

/** The providers sign nothing: who knows the address may report, so the key is in it. */
const PROVIDERS: Readonly<Record<string, Reader>> = {
  msg91: readMsg91Reports,
  gupshup: readGupshupReports,
};

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

type Asked = FastifyRequest<{ Params: { readonly provider: string; readonly key: string } }>;

/** Delivery reports: kept, then answered. */
export const addDeliveryRoutes = (app: FastifyInstance, context: Context): void => {
  const { config, metrics } = context;
  const { reportsKey } = config.messages;
  if (reportsKey === null) return;

  const take = async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
    const { provider, key } = request.params;
    const read = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
    const isKnown = read !== undefined && timingSafeEqual(hash(key), hash(reportsKey));
    const query = new URL(request.url, 'http://report').searchParams;
    const body = typeof request.body === 'string' ? request.body : '';
    const reports = isKnown ? read({ body, query }) : null;
    await keepReports(context, provider, reports ?? []);
    metrics.called(
      request.callName,
      reports === null ? 'unsigned' : 'ok',
      reply.elapsedTime / 1000,
    );
    if (!isKnown) return reply.code(404).send();
    return reply.code(reports === null ? 400 : 204).send();
  };

  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LARGEST_REPORT },
      (_request, body, done) => done(null, body),
    );
    routes.addHook('onRequest', (request, _reply, done) => {
      request.callName = 'delivery-report';
      done();
    });
    routes.get('/gateway/:provider/reports/:key', take);
    routes.post('/gateway/:provider/reports/:key', take);
  });
};
