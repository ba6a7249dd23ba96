import type { WorkRecord } from '@karigar/contract/work-records/credential';
import { displayDate } from '@karigar/domain/dates/display-date';
import { DOCUMENT_TYPES } from '@karigar/domain/documents/document-number';
import type { Language } from '@karigar/domain/language';
import { namesIn } from '#platform/names';
import { sayIn } from '#platform/texts';
import { documentNames, ratingWords, recordWords } from './work-record-texts.ts';

/** A record as labels and values, for page and paper. What it does not have has no line. */
export const workRecordFacts = (
  { credentialSubject: of, validFrom, validUntil }: WorkRecord,
  language: Language,
): readonly (readonly [label: string, value: string])[] => {
  const words = recordWords(language);
  const names = documentNames(language);
  const day = (at: string): string => displayDate(Date.parse(at), sayIn(language));
  const documents = DOCUMENT_TYPES.filter((type) => of.documentsChecked.includes(type));
  const listed = (label: string, values: readonly string[]) =>
    values.length === 0 ? [] : [[label, values.join(', ')] as const];
  return [
    [words.name, of.name],
    ...(of.isVerified ? [[words.verified, words.yes] as const] : []),
    [words.since, String(of.worksSince)],
    [words.jobs, String(of.jobsCompleted)],
    ...(of.rating === null
      ? []
      : [[words.rating, ratingWords(of.rating, of.ratings, language)] as const]),
    ...listed(words.skills, namesIn(of.skills, language)),
    ...listed(
      words.documents,
      documents.map((type) => names[type]),
    ),
    [words.madeOn, day(validFrom)],
    [words.validUntil, day(validUntil)],
  ];
};
