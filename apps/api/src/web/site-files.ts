import { LANGUAGES } from '@karigar/domain/language';
import type { Instant } from '@karigar/domain/dates/instant';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { escapeHtml } from '#platform/escape-html';
import { listedPaths } from './page-preview.ts';
import type { Pages } from './pages.ts';
import { addressOf } from './write-head.ts';

const AN_HOUR = 'public, max-age=3600';

const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /files/
Disallow: /documents/
Disallow: /r/
Disallow: /statements/
Disallow: /reports/

Sitemap: ${origin}/sitemap.xml
`;

const entry = (origin: string, path: string): string => {
  const others = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}-IN" href="${escapeHtml(addressOf(origin, path, language))}"/>`,
  );
  return `<url><loc>${escapeHtml(addressOf(origin, path, 'en'))}</loc>${others.join('')}</url>`;
};

const sitemap = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entry(origin, path)).join('\n')}
</urlset>
`;

/** Days until a reader must ask again; the standard allows less than a year. */
const CONTACT_DAYS = 180;

/** RFC 9116. */
const securityText = (contact: string, origin: string, now: Instant): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + CONTACT_DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Where to report a vulnerability. */
export const addSecurityText = (app: FastifyInstance, { config, clock }: Context): void => {
  const { securityContact, publicUrl } = config;
  if (securityContact === null) return;
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .type('text/plain; charset=utf-8')
      .send(securityText(securityContact, publicUrl.origin, clock())),
  );
};

/** Files for search engines: they name the public address, which only the running server knows. */
export const addSiteFiles = (app: FastifyInstance, context: Context, pages: Pages): void => {
  const { origin } = context.config.publicUrl;
  // The languages that an app offers beside English and Hindi; asked when somebody chooses.
  app.get('/languages.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(context.config.draftLanguages),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robots(origin)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = listedPaths(await pages.offered());
    return reply
      .header('cache-control', AN_HOUR)
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, paths));
  });
};
