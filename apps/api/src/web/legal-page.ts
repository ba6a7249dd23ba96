import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@karigar/domain/language';
import { displayDate } from '@karigar/domain/dates/display-date';
import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { escapeHtml } from '#platform/escape-html';
import { LEGAL_DOCUMENTS, LEGAL_PATH, type LegalDocument } from '#platform/legal-documents';
import { PAGE_STYLE } from '#platform/page-style';
import { titleOf, writeMarkdown } from '#platform/plain-markdown';
import { say, sayIn } from '#platform/texts';
import { OWN_PICTURE } from './page-preview.ts';
import { LEGAL_TEXTS as texts } from './preview-texts.ts';
import { addressOf } from './write-head.ts';

export const LEGAL_STYLE = `${PAGE_STYLE}main, footer { max-width: 42rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: calc(.875rem + 14px); line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.1875rem; line-height: 1.3; margin: 1.5rem 0 .5rem; }
p { margin: 0 0 1rem; } ul { margin: 0 0 1rem; padding-inline-start: 1.25rem; } li { margin-bottom: .5rem; }
main a, footer a { color: var(--brand); }
.note { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; }
.day { color: var(--muted); font-size: .9375rem; }
footer { border-top: 1px solid var(--line); }
footer ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; }
footer a { display: inline-flex; align-items: center; min-height: 48px; }
header a:first-child { font-weight: 700; font-size: 1.1875rem; text-decoration: none; justify-content: flex-start; }
`;

export type LegalPage = {
  readonly document: LegalDocument;
  readonly version: string;
  /** The newest first. */
  readonly versions: readonly string[];
  readonly current: string;
  readonly language: Language;
  readonly text: string;
  readonly origin: string;
};

const OWN_LINK = new RegExp(`href="${LEGAL_PATH}(${LEGAL_DOCUMENTS.join('|')})"`, 'g');

const dayIn = (version: string, language: Language): string =>
  displayDate(startOfDay(version as IndiaDay), sayIn(language));

const link = (href: string, label: string, attributes = ''): string =>
  `<li><a href="${escapeHtml(href)}"${attributes}>${escapeHtml(label)}</a></li>`;

/** The other versions, each under its own address; only where there are some. */
const otherVersions = ({ document, version, versions, language }: LegalPage): string => {
  const others = versions.filter((one) => one !== version);
  if (others.length === 0) return '';
  const items = others.map((one) =>
    link(`${LEGAL_PATH}${document}?lang=${language}&version=${one}`, dayIn(one, language)),
  );
  return `<h2>${escapeHtml(say(texts.otherVersions, language))}</h2>\n<ul>${items.join('')}</ul>`;
};

/** A whole page without scripts, readable without a session. */
export const legalPage = (page: LegalPage): string => {
  const { document, version, current, language, text, origin } = page;
  const lang = `?lang=${language}`;
  const title = `${titleOf(text)} · Karigar`;
  const from = say(texts.appliesFrom, language, { day: dayIn(version, language) });
  const documents = LEGAL_DOCUMENTS.map((one) =>
    link(
      `${LEGAL_PATH}${one}${lang}`,
      say(texts[one], language),
      one === document ? ' aria-current="page"' : '',
    ),
  );
  const languages = LANGUAGES.filter((one) => one !== language).map(
    (one) =>
      `<a href="?lang=${one}&amp;version=${version}" lang="${one}">${LANGUAGE_NAMES[one]}</a>`,
  );
  const robots = version === current ? '' : '\n  <meta name="robots" content="noindex">';
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">${robots}
  <title>${escapeHtml(title)}</title>
  <link rel="canonical" href="${escapeHtml(addressOf(origin, LEGAL_PATH + document, language))}">
  <meta property="og:title" content="${escapeHtml(title)}">
  <meta property="og:image" content="${escapeHtml(origin + OWN_PICTURE)}">
  <link rel="stylesheet" href="${LEGAL_PATH}style.css">
</head>
<body>
<header><a href="/">Karigar</a><span>${languages.join(' ')}</span></header>
<main>
${writeMarkdown(text).replaceAll(OWN_LINK, `href="${LEGAL_PATH}$1${lang}"`)}
<p class="day">${escapeHtml(from)}</p>
</main>
<footer>
<nav aria-label="${escapeHtml(say(texts.documents, language))}"><ul>${documents.join('')}</ul></nav>
${otherVersions(page)}
</footer>
</body>
</html>
`;
};
