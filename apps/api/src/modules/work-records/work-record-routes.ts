import { ALL_LANGUAGES, type Language } from '@karigar/domain/language';
import { workRecordStanding } from '@karigar/domain/work-records/work-record';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { PUBLIC_PAGE_POLICY } from '#platform/public-page';
import { spokenLanguage } from '#platform/texts';
import { languageOf } from '#wire/pipeline';
import {
  contextDocument,
  issuerDocument,
  issuerMetadata,
  STATUS_SECONDS,
  statusDocument,
  workRecordDocument,
} from './work-record-document.ts';
import { workRecordLinks } from './work-record-links.ts';
import { deniedPage, validPage, type Denial } from './work-record-page.ts';
import { workRecordPaper } from './work-record-paper.ts';
import { findRecord, readStanding, type RecordRow } from './work-record-store.ts';
import { STATUS_LIST_SIZE } from '@karigar/domain/work-records/work-record';

type Asked = { Params: { code: string }; Querystring: { lang?: unknown } };
type Found = { readonly row: RecordRow } | { readonly denied: Denial };

const CREDENTIAL = 'application/vc+jwt';
const JSON_LD = 'application/ld+json; charset=utf-8';
const FORM = /^(.*?)(\.pdf|\.jwt)?$/s;
const STATUS: Readonly<Record<Denial, number>> = { forged: 404, revoked: 410, expired: 410 };

const requestedLanguage = (request: FastifyRequest<Asked>): Language =>
  spokenLanguage(
    ALL_LANGUAGES.find((language) => language === request.query.lang) ?? languageOf(request),
  );

/** Serves work records by their link, and what checks them without us: keys, context, what was revoked. */
export const addWorkRecordRoutes = (app: FastifyInstance, context: Context): void => {
  const { databases, workRecordSeals: seals, metrics, pdfWorkers, clock } = context;

  const find = async (code: string): Promise<Found> => {
    const id = seals.idOf(code);
    if (id === null) return { denied: 'forged' };
    const row = await databases.system.transaction(SYSTEM, (tx) => findRecord(tx, id));
    // Its owner erased it, or it expired long ago.
    if (row === null) return { denied: 'revoked' };
    const record = { validUntil: row.valid_until.getTime(), isRevoked: row.is_revoked };
    const standing = workRecordStanding(record, clock());
    return standing === 'valid' ? { row } : { denied: standing };
  };

  const count = (call: string, outcome: string, reply: FastifyReply): void =>
    metrics.called(call, outcome, reply.elapsedTime / 1000);

  const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', PUBLIC_PAGE_POLICY)
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);

  app.get('/w/issuer', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .type(JSON_LD)
      .send(JSON.stringify(issuerDocument(seals))),
  );
  app.get('/.well-known/jwt-vc-issuer/w/issuer', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send(issuerMetadata(seals)),
  );
  app.get('/w/context', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('access-control-allow-origin', '*')
      .type(JSON_LD)
      .send(JSON.stringify(contextDocument(seals.issuer))),
  );

  app.get<{ Params: { list: string } }>('/w/status/:list', async (request, reply) => {
    request.callName = 'read-revoked-records';
    const list = Number(/^\d{1,11}$/.exec(request.params.list)?.[0] ?? -1);
    const from = list * STATUS_LIST_SIZE;
    const read =
      list < 0
        ? null
        : await databases.system.transaction(SYSTEM, (tx) =>
            readStanding(tx, from, from + STATUS_LIST_SIZE),
          );
    if (read === null || from > read.latest) return reply.code(404).send();
    count(request.callName, 'ok', reply);
    return reply
      .header('cache-control', `public, max-age=${STATUS_SECONDS}`)
      .header('access-control-allow-origin', '*')
      .type(CREDENTIAL)
      .send(seals.sign(statusDocument(list, read, context, new Date(clock()))));
  });

  /** `code` is the page, `code.pdf` the paper, `code.jwt` the signed document. */
  app.get<Asked>('/w/:code', async (request, reply) => {
    const [, code = '', form = ''] = FORM.exec(request.params.code) ?? [];
    request.callName = 'check-work-record';
    const language = requestedLanguage(request);
    const found = await find(code);
    if ('denied' in found) {
      count(request.callName, `work-record.${found.denied}`, reply);
      return sendPage(reply, STATUS[found.denied], deniedPage(language, found.denied));
    }
    const record = workRecordDocument(found.row, context);
    count(request.callName, 'ok', reply);
    if (form === '') {
      const links = { pdf: `/w/${code}.pdf?lang=${language}`, document: `/w/${code}.jwt` };
      return sendPage(reply, 200, validPage(record, language, links));
    }
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (form === '.jwt')
      return reply
        .header('content-disposition', 'attachment; filename="karigar-work-record.jwt"')
        .type(CREDENTIAL)
        .send(seals.sign(record));
    const { page } = workRecordLinks(context, found.row.id);
    const data = workRecordPaper(record, language, page);
    return reply
      .header('content-security-policy', "frame-ancestors 'none'")
      .header('content-disposition', 'inline; filename="karigar-work-record.pdf"')
      .type('application/pdf')
      .send(Buffer.from(await pdfWorkers.print({ paper: 'work-record', data })));
  });
};
