import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { ALL_LANGUAGES, type Language } from '@karigar/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { spokenLanguage } from '#platform/texts';
import { languageOf } from '#wire/pipeline';
import { forgedPage, genuinePage } from './receipt-page.ts';
import { receiptLinks } from './receipt-links.ts';
import { receiptPaper } from './receipt-paper.ts';
import { receiptFor } from './receipt-view.ts';
import { findReceipt, type ReceiptRow } from './receipt-store.ts';
import { RECEIPT_STYLE } from './receipt-style.ts';

type Asked = { Params: { '*': string }; Querystring: { lang?: unknown } };

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PDF = '.pdf';
const FONTS = join(import.meta.dirname, 'fonts');

const requestedLanguage = (request: FastifyRequest<Asked>): Language =>
  spokenLanguage(
    ALL_LANGUAGES.find((language) => language === request.query.lang) ?? languageOf(request),
  );

/** Serves receipts by code, without a session: third parties scan them. */
export const addReceiptRoutes = (app: FastifyInstance, context: Context): void => {
  const { databases, receiptSeals, metrics, config, pdfWorkers } = context;

  /** The signed content of the code must match the ledger. */
  const prove = async (code: string): Promise<ReceiptRow | null> => {
    const sealed = receiptSeals.open(code);
    if (sealed === null) return null;
    const row = await databases.system.transaction(SYSTEM, (tx) => findReceipt(tx, sealed));
    const isAsSealed =
      row !== null && row.total === sealed.total && dayOf(row.issued_at.getTime()) === sealed.day;
    return isAsSealed ? row : null;
  };

  const count = (call: string, outcome: string, reply: FastifyReply): void =>
    metrics.called(call, outcome, reply.elapsedTime / 1000);

  const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', POLICY)
      .header('x-robots-tag', 'noindex')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(page);

  const answerForged = (request: FastifyRequest<Asked>, reply: FastifyReply): FastifyReply => {
    count(request.callName, 'receipt.forged', reply);
    return sendPage(reply, 404, forgedPage(requestedLanguage(request)));
  };

  const sendPaper = async (row: ReceiptRow, reply: FastifyReply): Promise<FastifyReply> => {
    const { prove: provingUrl } = receiptLinks(context, row, 'customer');
    const data = receiptPaper(row, config.supplier, provingUrl);
    const pdf = await pdfWorkers.print({ paper: 'receipt', data });
    count('print-receipt', 'ok', reply);
    const file = writeInvoiceNumber(row).replaceAll('/', '-');
    return reply
      .header('content-security-policy', "frame-ancestors 'none'")
      .header('content-disposition', `inline; filename="${file}.pdf"`)
      .header('cache-control', 'private, max-age=300')
      .type('application/pdf')
      .send(Buffer.from(pdf));
  };

  app.get('/r/receipt.css', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/css; charset=utf-8')
      .send(RECEIPT_STYLE),
  );
  for (const file of readdirSync(FONTS).filter((name) => name.endsWith('.woff2'))) {
    const letters = readFileSync(join(FONTS, file));
    app.get(`/r/fonts/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=604800').type('font/woff2').send(letters),
    );
  }
  app.get('/r/key', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(receiptSeals.publicKey),
  );

  /** `code` verifies; `code/pass` also links to the PDF; `code/pass.pdf` is the PDF. */
  app.get<Asked>('/r/*', async (request, reply) => {
    const [code = '', pass = '', ...more] = request.params['*'].split('/');
    const wantsPaper = pass.endsWith(PDF);
    request.callName = wantsPaper ? 'print-receipt' : 'prove-receipt';
    const row = more.length > 0 ? null : await prove(code);
    if (row === null) return answerForged(request, reply);
    const bare = wantsPaper ? pass.slice(0, -PDF.length) : pass;
    const holder = receiptSeals.openPass(code, bare);
    const mayOpen = holder !== null && row.paid >= row.total;
    if (wantsPaper && mayOpen) return sendPaper(receiptFor(holder, row, context.clock()), reply);
    // An expired pass still verifies the receipt, but does not open the PDF.
    const isLate = pass !== '' && !mayOpen;
    count(request.callName, isLate ? 'receipt.no-pass' : 'ok', reply);
    const pdf = mayOpen ? `/r/${code}/${bare}${PDF}` : null;
    return sendPage(
      reply,
      wantsPaper ? 410 : 200,
      genuinePage(row, requestedLanguage(request), pdf),
    );
  });
};
