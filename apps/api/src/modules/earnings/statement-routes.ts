import { dayOf } from '@karigar/domain/dates/india-day';
import { ALL_LANGUAGES, type Language } from '@karigar/domain/language';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { listWithheld } from '#modules/ledger/index';
import { paperLanguage } from '#platform/pdf/paper-language';
import { supplierOf } from '#platform/suppliers';
import { CallError } from '#wire/call-error';
import { readPeriod, type StatementPeriod } from './read-period.ts';
import { statementCsv } from './statement-csv.ts';
import { assertAddsUp, jobLines, monthLines, withWithheld } from './statement-lines.ts';
import { isStatementLink, type StatementOf } from './statement-links.ts';
import { statementPaper } from './statement-paper.ts';
import { listStatementJobs, readName } from './statement-store.ts';
import { statementWords } from './statement-texts.ts';

type Asked = {
  Params: { file: string };
  Querystring: Partial<Record<'of' | 'lang' | 'until' | 'seal', unknown>>;
};
type Found = { readonly of: StatementOf; readonly period: StatementPeriod; readonly form: string };

const FILE = /^(20\d\d(?:-\d\d)?)\.(pdf|csv)$/;
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

/** Serves the links of `get-statement`. A bad link and a missing file get the same reply. */
export const addStatementRoutes = (app: FastifyInstance, context: Context): void => {
  const { databases, clock, config, pdfWorkers, metrics } = context;

  const find = ({ file }: Asked['Params'], query: Asked['Querystring']): Found | null => {
    const [, written = '', form = ''] = FILE.exec(file) ?? [];
    const language = ALL_LANGUAGES.find((one) => one === query.lang) ?? 'en';
    const of = { period: written, servicemanId: Number(query.of), language };
    const link = { until: String(query.until), seal: String(query.seal) };
    const period = readPeriod(written, dayOf(clock()));
    return period !== null && isStatementLink(context, of, link) ? { of, period, form } : null;
  };

  /** Reads as the serviceman, so that row level security shows only the own ledger. */
  const read = ({ of: { servicemanId }, period }: Found, language: Language) =>
    databases.app.transaction({ accountId: servicemanId, role: 'serviceman' }, async (tx) => {
      const jobs = withWithheld(
        jobLines(await listStatementJobs(tx, servicemanId, period), language),
        await listWithheld(tx, servicemanId, period),
      );
      const lines = period.kind === 'month' ? jobs : monthLines(jobs);
      assertAddsUp(lines);
      return { lines, name: await readName(tx, servicemanId) };
    });

  app.get<Asked>('/statements/:file', async (request, reply) => {
    request.callName = 'read-statement';
    const found = find(request.params, request.query);
    if (found === null) throw new CallError('call.unknown');
    const { of, period, form } = found;
    const language = form === 'csv' ? of.language : paperLanguage(of.language);
    const { lines, name } = await read(found, language);
    const body =
      form === 'csv'
        ? Buffer.from(statementCsv(lines, period.kind, statementWords(language)))
        : Buffer.from(
            await pdfWorkers.print({
              paper: 'statement',
              data: statementPaper({
                period,
                lines,
                name,
                language,
                supplier: supplierOf(config.suppliers, null),
              }),
            }),
          );
    metrics.called('read-statement', 'ok', reply.elapsedTime / 1000);
    return reply
      .header('content-disposition', `attachment; filename="karigar-${of.period}.${form}"`)
      .header('cache-control', 'private, no-store')
      .type(TYPES[form] ?? '')
      .send(body);
  });
};
