import { displayDate } from '@karigar/domain/dates/display-date';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@karigar/domain/language';
import { writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { formatMoney } from '@karigar/domain/money-text';
import { escapeHtml } from '#platform/escape-html';
import { nameIn } from '#platform/names';
import { sayIn } from '#platform/texts';
import type { ReceiptRow } from './receipt-store.ts';
import { pageWords } from './receipt-texts.ts';

const SEAL =
  'M44 24a5.8 5.8 0 0 1-2.7 10 5.8 5.8 0 0 1-7.3 7.3 5.8 5.8 0 0 1-10 2.7 5.8 5.8 0 0 1-10-2.7 5.8 5.8 0 0 1-7.3-7.3A5.8 5.8 0 0 1 4 24a5.8 5.8 0 0 1 2.7-10A5.8 5.8 0 0 1 14 6.7 5.8 5.8 0 0 1 24 4a5.8 5.8 0 0 1 10 2.7 5.8 5.8 0 0 1 7.3 7.3A5.8 5.8 0 0 1 44 24z';
const TICK = 'M17 24.5l5 5 9.500-10.500';
const CROSS = 'M18 18l12 12M30 18l-12 12';

const otherLanguages = (language: Language): string =>
  LANGUAGES.filter((one) => one !== language)
    .map((one) => `<a href="?lang=${one}" lang="${one}">${LANGUAGE_NAMES[one]}</a>`)
    .join(' ');

const document = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
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

const head = (kind: 'good' | 'bad', title: string, note: string): string =>
  `<svg class="${kind}" viewBox="0 0 48 48" aria-hidden="true"><path class="disc" d="${SEAL}"/><path class="mark" d="${kind === 'good' ? TICK : CROSS}"/></svg>
<h1>${title}</h1>
<p>${note}</p>`;

export const forgedPage = (language: Language): string => {
  const say = pageWords(language);
  return document(language, say.notGenuine, head('bad', say.notGenuine, say.notGenuineNote));
};

/** Shows no name and no address: only what the reader compares with the paper. */
export const genuinePage = (row: ReceiptRow, language: Language, pdf: string | null): string => {
  const say = pageWords(language);
  const facts = [
    [say.number, writeInvoiceNumber(row)],
    [say.date, displayDate(row.issued_at.getTime(), sayIn(language))],
    [say.service, nameIn(row.service_names, language)],
    [say.amount, formatMoney(row.total)],
  ] as const;
  const list = facts.map(
    ([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const open =
    pdf === null ? '' : `\n<a class="open" href="${escapeHtml(pdf)}">${say.download}</a>`;
  const unpaid = row.paid < row.total ? `\n<p class="unpaid">${say.notPaid}</p>` : '';
  return document(
    language,
    say.genuine,
    `${head('good', say.genuine, say.genuineNote)}
<dl>${list.join('')}</dl>${unpaid}${open}`,
  );
};
