import { LANGUAGES, type Language } from '@karigar/domain/language';
import { writeAmount } from '@karigar/domain/money';
import { escapeHtml } from '#platform/escape-html';
import type { PagePreview } from './page-preview.ts';

/** English is the address itself, so that a link has one form; another language is asked for. */
export const addressOf = (origin: string, path: string, language: Language): string => {
  const url = new URL(path, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
};

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

const link = (rel: string, href: string, language?: string): string =>
  `<link rel="${rel}"${language === undefined ? '' : ` hreflang="${language}"`} href="${escapeHtml(href)}">`;

/** Data, not code: the content security policy does not apply, but the text must not end the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const addresses = (origin: string, path: string, language: Language): string[] => {
  const own = addressOf(origin, path, language);
  return [
    link('canonical', own),
    ...LANGUAGES.map((one) => link('alternate', addressOf(origin, path, one), `${one}-IN`)),
    link('alternate', addressOf(origin, path, 'en'), 'x-default'),
    property('og:url', own),
  ];
};

const offer = ({ service, description, picture, path }: PagePreview, origin: string): string[] => {
  if (service === null || path === null) return [];
  const price = writeAmount(service.price);
  return [
    property('product:price:amount', price),
    property('product:price:currency', 'INR'),
    dataBlock({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: service.name,
      category: service.category,
      description,
      image: origin + picture,
      provider: { '@type': 'Organization', name: 'Karigar', url: origin },
      areaServed: { '@type': 'Country', name: 'India' },
      offers: { '@type': 'Offer', price, priceCurrency: 'INR', url: origin + path },
    }),
  ];
};

const headOf = (preview: PagePreview, language: Language, origin: string): string => {
  const { title, description, picture, path, service } = preview;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(path === null ? [meta('robots', 'noindex')] : addresses(origin, path, language)),
    property('og:site_name', 'Karigar'),
    property('og:type', service === null ? 'website' : 'product'),
    property('og:locale', `${language}_IN`),
    property('og:title', title),
    property('og:description', description),
    property('og:image', origin + picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', service?.name ?? 'Karigar'),
    meta('twitter:card', 'summary_large_image'),
    ...offer(preview, origin),
  ].join('\n    ');
};

/** The built page with the head of one address. Nothing else of it changes. */
export const writePage = (
  shell: string,
  preview: PagePreview,
  language: Language,
  origin: string,
): string =>
  shell
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    // A function: `$` in a text is no pattern.
    .replace(/<title>[^<]*<\/title>/, () => headOf(preview, language, origin));
