import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '@karigar/domain/language';
import { escapeHtml } from './escape-html.ts';

const SEAL =
  'M44 24a5.8 5.8 0 0 1-2.7 10 5.8 5.8 0 0 1-7.3 7.3 5.8 5.8 0 0 1-10 2.7 5.8 5.8 0 0 1-10-2.7 5.8 5.8 0 0 1-7.3-7.3A5.8 5.8 0 0 1 4 24a5.8 5.8 0 0 1 2.7-10A5.8 5.8 0 0 1 14 6.7 5.8 5.8 0 0 1 24 4a5.8 5.8 0 0 1 10 2.7 5.8 5.8 0 0 1 7.3 7.3A5.8 5.8 0 0 1 44 24z';
const TICK = 'M17 24.5l5 5 9.500-10.500';
const CROSS = 'M18 18l12 12M30 18l-12 12';

const otherLanguages = (language: Language): string =>
  LANGUAGES.filter((one) => one !== language)
    .map((one) => `<a href="?lang=${one}" lang="${one}">${LANGUAGE_NAMES[one]}</a>`)
    .join(' ');

export const PUBLIC_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A whole page outside the app, without script. */
export const publicPage = (
  language: Language,
  title: string,
  body: string,
): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Karigar</title>
  <link rel="stylesheet" href="/r/receipt.css">
</head>
<body>
<header><span>Karigar</span>${otherLanguages(language)}</header>
<main>
${body}
</main>
</body>
</html>
`;

export const pageHead = (kind: 'good' | 'bad', title: string, note: string): string =>
  `<svg class="${kind}" viewBox="0 0 48 48" aria-hidden="true"><path class="disc" d="${SEAL}"/><path class="mark" d="${kind === 'good' ? TICK : CROSS}"/></svg>
<h1>${title}</h1>
<p>${note}</p>`;

/** Labels with their values, which are escaped here. */
export const factList = (facts: readonly (readonly [label: string, value: string])[]): string =>
  `<dl>${facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

export const openLink = (href: string, words: string): string =>
  `\n<a class="open" href="${escapeHtml(href)}">${words}</a>`;
