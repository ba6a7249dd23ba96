import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { writeCreditNoteNumber, writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { ALL_LANGUAGES, type Language } from '@karigar/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { PUBLIC_PAGE_POLICY } from '#platform/public-page';
import type { PassHolder } from '#platform/receipt-seals';
import { spokenLanguage } from '#platform/texts';
import { languageOf } from '#wire/pipeline';
import { creditNotePaper } from './credit-note-paper.ts';
import { genuineCreditNote } from './credit-note-page.ts';
import { findCreditNote, type CreditNoteRow } from './credit-note-store.ts';
import { forgedPage, genuinePage } from './receipt-page.ts';
import { receiptLinks } from './receipt-links.ts';
import { receiptPaper } from './receipt-paper.ts';
import { receiptFor } from './receipt-view.ts';
import { findReceipt, type InvoiceRow, type ReceiptRow } from './receipt-store.ts';
import { RECEIPT_STYLE } from './receipt-style.ts';

type Proven =
  | { readonly paper: 'invoice'; readonly row: ReceiptRow }
  | { readonly paper: 'credit-note'; readonly row: CreditNoteRow };
type Asked = { Params: { '*': string }; Querystring: { lang?: unknown } };

const PDF = '.pdf';
const FONTS = join(import.meta.dirname, 'fonts');

const requestedLanguage = (request: FastifyRequest<Asked>): Language =>
  spokenLanguage(
    ALL_LANGUAGES.find((language) => language === request.query.lang) ?? languageOf(request),
  );

/** A receipt is there while it is paid; a credit note is the customer's alone. */
const opens = ({ paper, row }: Proven, holder: PassHolder): boolean =>
  paper === 'invoice' ? row.paid >= row.total : holder === 'customer';

const shownTo = (holder: PassHolder, proven: Proven, now: Instant): Proven =>
  proven.paper === 'invoice'
    ? { paper: 'invoice', row: receiptFor(holder, proven.row, now) }
    : proven;

/** Serves receipts and credit notes by code, without a session: third parties scan them. */
export const addReceiptRoutes = (app: FastifyInstance, context: Context): void => {
  const { databases, receiptSeals, metrics, config, pdfWorkers } = context;

  /** The signed content of the code must match the ledger. */
  const prove = async (code: string): Promise<Proven | null> => {
    const sealed = receiptSeals.open(code);
    if (sealed === null) return null;
    const isAsSealed = (row: InvoiceRow): boolean =>
      row.total === sealed.total && dayOf(row.issued_at.getTime()) === sealed.day;
    return databases.system.transaction(SYSTEM, async (tx) => {
      if (sealed.paper === 'credit-note') {
        const row = await findCreditNote(tx, sealed);
        return row !== null && isAsSealed(row) ? { paper: 'credit-note', row } : null;
      }
      const row = await findReceipt(tx, sealed);
      return row !== null && isAsSealed(row) ? { paper: 'invoice', row } : null;
    });
  };

  const count = (call: string, outcome: string, reply: FastifyReply): void =>
    metrics.called(call, outcome, reply.elapsedTime / 1000);

  const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', PUBLIC_PAGE_POLICY)
      .header('x-robots-tag', 'noindex')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(page);

  const answerForged = (request: FastifyRequest<Asked>, reply: FastifyReply): FastifyReply => {
    count(request.callName, 'receipt.forged', reply);
    return sendPage(reply, 404, forgedPage(requestedLanguage(request)));
  };

  const print = async ({ paper, row }: Proven): Promise<{ file: string; pdf: Uint8Array }> => {
    const { prove: provingUrl } = receiptLinks(context, row, 'customer', paper);
    if (paper === 'credit-note') {
      const data = creditNotePaper(row, config.suppliers, provingUrl);
      const pdf = await pdfWorkers.print({ paper: 'credit-note', data });
      return { file: writeCreditNoteNumber(row), pdf };
    }
    const data = receiptPaper(row, config.suppliers, provingUrl);
    return {
      file: writeInvoiceNumber(row),
      pdf: await pdfWorkers.print({ paper: 'receipt', data }),
    };
  };

  const sendPaper = async (proven: Proven, reply: FastifyReply): Promise<FastifyReply> => {
    const { file: number, pdf } = await print(proven);
    count('print-receipt', 'ok', reply);
    const file = number.replaceAll('/', '-');
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
    const proven = more.length > 0 ? null : await prove(code);
    if (proven === null) return answerForged(request, reply);
    const bare = wantsPaper ? pass.slice(0, -PDF.length) : pass;
    const holder = receiptSeals.openPass(code, bare);
    const mayOpen = holder !== null && opens(proven, holder);
    if (wantsPaper && mayOpen) return sendPaper(shownTo(holder, proven, context.clock()), reply);
    // An expired pass still verifies the paper, but does not open the PDF.
    const isLate = pass !== '' && !mayOpen;
    count(request.callName, isLate ? 'receipt.no-pass' : 'ok', reply);
    const pdf = mayOpen ? `/r/${code}/${bare}${PDF}` : null;
    const language = requestedLanguage(request);
    return sendPage(
      reply,
      wantsPaper ? 410 : 200,
      proven.paper === 'invoice'
        ? genuinePage(proven.row, language, pdf)
        : genuineCreditNote(proven.row, language, pdf),
    );
  });
};
