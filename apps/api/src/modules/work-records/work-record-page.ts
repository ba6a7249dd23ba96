import type { WorkRecord } from '@karigar/contract/work-records/credential';
import type { Language } from '@karigar/domain/language';
import { factList, openLink, pageHead, publicPage } from '#platform/public-page';
import { workRecordFacts } from './work-record-facts.ts';
import { recordPageWords } from './work-record-texts.ts';

export type Denial = 'revoked' | 'expired' | 'forged';

/** Nothing of a record that is no longer valid. */
export const deniedPage = (language: Language, why: Denial): string => {
  const say = recordPageWords(language);
  return publicPage(language, say[why], pageHead('bad', say[why], say[`${why}Note`]));
};

export const validPage = (
  record: WorkRecord,
  language: Language,
  links: { readonly pdf: string; readonly document: string },
): string => {
  const say = recordPageWords(language);
  return publicPage(
    language,
    say.valid,
    `${pageHead('good', say.valid, say.validNote)}
${factList(workRecordFacts(record, language))}${openLink(links.pdf, say.openPdf)}${openLink(links.document, say.openDocument)}`,
  );
};
