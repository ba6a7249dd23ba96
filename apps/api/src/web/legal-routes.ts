import { ALL_LANGUAGES, type Language } from '@karigar/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { LEGAL_DOCUMENTS, LEGAL_PATH } from '#platform/legal-documents';
import { spokenLanguage } from '#platform/texts';
import { CallError } from '#wire/call-error';
import { languageOf } from '#wire/pipeline';
import { LEGAL_STYLE, legalPage } from './legal-page.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FIVE_MINUTES = 'public, max-age=300';

type Asked = { Querystring: { lang?: unknown; version?: unknown } };

const requestedLanguage = (request: FastifyRequest<Asked>): Language =>
  spokenLanguage(
    ALL_LANGUAGES.find((language) => language === request.query.lang) ?? languageOf(request),
  );

/** Terms, privacy notice, refunds and grievance officer: plain pages for everybody, in every version. */
export const addLegalRoutes = (app: FastifyInstance, context: Context): void => {
  const { legalTexts, clock, config } = context;
  app.get(`${LEGAL_PATH}style.css`, (_request, reply) =>
    reply.header('cache-control', FIVE_MINUTES).type('text/css; charset=utf-8').send(LEGAL_STYLE),
  );
  for (const document of LEGAL_DOCUMENTS)
    app.get<Asked>(LEGAL_PATH + document, (request, reply) => {
      const language = requestedLanguage(request);
      const current = legalTexts.current(document, clock());
      const asked = request.query.version;
      const version = typeof asked === 'string' ? asked : current;
      const text = legalTexts.text(document, version, language);
      if (text === null) throw new CallError('call.unknown');
      const versions = legalTexts.versions(document);
      const { origin } = config.publicUrl;
      return reply
        .header('content-security-policy', POLICY)
        .header('content-language', language)
        .header('vary', 'accept-language')
        .header('cache-control', FIVE_MINUTES)
        .type('text/html; charset=utf-8')
        .send(legalPage({ document, version, versions, current, language, text, origin }));
    });
};
