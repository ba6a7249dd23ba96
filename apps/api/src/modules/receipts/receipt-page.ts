import { displayDate } from '@karigar/domain/dates/display-date';
import type { Language } from '@karigar/domain/language';
import { writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { writeGstState } from '@karigar/domain/receipts/gst-states';
import { formatMoney } from '@karigar/domain/money-text';
import { nameIn } from '#platform/names';
import { factList, openLink, pageHead, publicPage } from '#platform/public-page';
import { sayIn } from '#platform/texts';
import type { ReceiptRow } from './receipt-store.ts';
import { pageWords } from './receipt-texts.ts';

export const forgedPage = (language: Language): string => {
  const say = pageWords(language);
  return publicPage(language, say.notGenuine, pageHead('bad', say.notGenuine, say.notGenuineNote));
};

type Proven = {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly open: { readonly href: string; readonly words: string } | null;
  readonly warning: string | null;
};

/** What our code proves, as a page of facts. */
export const provenPage = (language: Language, { title, facts, open, warning }: Proven): string => {
  const link = open === null ? '' : openLink(open.href, open.words);
  const warned = warning === null ? '' : `\n<p class="unpaid">${warning}</p>`;
  return publicPage(
    language,
    title,
    `${pageHead('good', title, pageWords(language).genuineNote)}
${factList(facts)}${warned}${link}`,
  );
};

/** Shows no name and no address: only what the reader compares with the paper. */
export const genuinePage = (row: ReceiptRow, language: Language, pdf: string | null): string => {
  const say = pageWords(language);
  const facts = [
    [say.number, writeInvoiceNumber(row)],
    [say.date, displayDate(row.issued_at.getTime(), sayIn(language))],
    [say.service, nameIn(row.service_names, language)],
    [say.amount, formatMoney(row.total)],
    ...(row.place === null ? [] : [[say.place, writeGstState(row.place)] as const]),
    // The number that the buyer's accountant looks for; no name.
    ...(row.buyer_gstin === null ? [] : [[say.buyer, row.buyer_gstin] as const]),
  ] as const;
  return provenPage(language, {
    title: say.genuine,
    facts,
    open: pdf === null ? null : { href: pdf, words: say.download },
    warning: row.paid < row.total ? say.notPaid : null,
  });
};
