import { createHash, timingSafeEqual } from 'node:crypto';
import { readPhone } from '@karigar/domain/identity/phone';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { WHATSAPP } from '#platform/messages/whatsapp';
import { isSignedByMeta, readWhatsappEvents } from '#platform/messages/whatsapp-events';
import { keepReports } from './keep-reports.ts';
import { withdrawByPhone } from './report-store.ts';

/** Meta's own limit of a webhook. */
const LARGEST_EVENT = 3 * 1024 * 1024;

const PATH = '/gateway/whatsapp';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));

/** Meta's webhook: what became of messages by WhatsApp, and who wants no more of them. */
export const addWhatsappRoutes = (app: FastifyInstance, context: Context): void => {
  const { config, databases, clock, metrics } = context;
  const { whatsapp } = config;
  if (whatsapp === null) return;

  const stop = async (numbers: readonly string[]): Promise<void> => {
    const phones = numbers.map(readPhone).filter((phone) => phone !== null);
    if (phones.length === 0) return;
    await databases.system.transaction(SYSTEM, (tx) =>
      withdrawByPhone(tx, phones, WHATSAPP, new Date(clock())),
    );
  };

  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    );
    routes.addHook('onRequest', (request, _reply, done) => {
      request.callName = 'whatsapp-webhook';
      done();
    });
    // Asked once, when the address is entered at Meta.
    routes.get(PATH, async ({ url }, reply) => {
      const query = new URL(url, 'http://hub').searchParams;
      const isOurs =
        query.get('hub.mode') === 'subscribe' &&
        isSame(query.get('hub.verify_token') ?? '', whatsapp.verifyToken);
      const challenge = query.get('hub.challenge') ?? '';
      if (!isOurs || !/^[\w.-]{1,100}$/.test(challenge)) return reply.code(403).send();
      return reply.type('text/plain').send(challenge);
    });
    routes.post(PATH, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['x-hub-signature-256'] ?? '');
      const isSigned = isSignedByMeta(body, signature, whatsapp.appSecret);
      if (isSigned) {
        const events = readWhatsappEvents(body.toString('utf8'));
        await keepReports(context, WHATSAPP, events?.reports ?? []);
        await stop(events?.stopped ?? []);
      }
      metrics.called(request.callName, isSigned ? 'ok' : 'unsigned', reply.elapsedTime / 1000);
      // An event that we do not know is not sent again: Meta would repeat it for days.
      return reply.code(isSigned ? 200 : 401).send();
    });
  });
};
