import { redactText } from '@karigar/domain/redact-text';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { withoutLinkToken } from '#platform/change-link';
import type { Report } from '#platform/reports';
import { CallError } from '#wire/call-error';
import { CSP_REPORTS } from './security-headers.ts';

const LARGEST_REPORT = 16 * 1024;
const LONGEST_TEXT = 2000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Only these fields, only as text, and nothing that identifies a person: the sender is not trusted. */
const pick = (source: unknown, names: readonly string[]): Report['content'] => {
  const fields = isFields(source) ? source : {};
  return Object.fromEntries(
    names
      .map((name) => [name, fields[name]] as const)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [
        name,
        redactText(withoutLinkToken(String(value).slice(0, LONGEST_TEXT))),
      ]),
  );
};

const ERROR = ['message', 'stack', 'path', 'version', 'language', 'agent'];
const VIOLATION = [
  'document-uri',
  'documentURL',
  'effective-directive',
  'effectiveDirective',
  'violated-directive',
  'blocked-uri',
  'blockedURL',
  'source-file',
  'sourceFile',
  'line-number',
  'lineNumber',
];

/** Chromium's two formats: a list of reports with a body each, or one report under its old name. */
const violationsIn = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body.map((report) => (isFields(report) ? report['body'] : null));
  return isFields(body) ? [body['csp-report']] : [];
};

/** Receives the app's error reports: size-limited, rate-limited, redacted, without a reply body. */
export const addReportRoutes = (app: FastifyInstance, context: Context): void => {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      ['application/json', 'application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: LARGEST_REPORT },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body as string));
        } catch {
          done(new CallError('request.malformed'));
        }
      },
    );
    routes.addHook('onRequest', async (request) => {
      request.callName = 'report';
      const taken = await context.limits.reports.take(request.ip);
      if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
    });

    const keep = (kind: Report['kind'], content: Report['content']): void => {
      if (Object.keys(content).length === 0) return;
      context.reports.keep({ kind, at: context.clock(), content });
      context.metrics.reported(kind);
      context.log.warn({ kind, report: content }, 'the app reports');
    };

    routes.post(CSP_REPORTS, (request, reply) => {
      for (const violation of violationsIn(request.body)) keep('csp', pick(violation, VIOLATION));
      return reply.code(204).send();
    });
    routes.post('/reports/errors', (request, reply) => {
      keep('error', pick(request.body, ERROR));
      return reply.code(204).send();
    });
  });
};
