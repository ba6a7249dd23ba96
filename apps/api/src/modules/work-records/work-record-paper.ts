import type { WorkRecord } from '@karigar/contract/work-records/credential';
import type { Language } from '@karigar/domain/language';
import { paperLanguage } from '#platform/pdf/paper-language';
import { qrPicture } from '#platform/pdf/qr-picture';
import { workRecordFacts } from './work-record-facts.ts';
import { recordWords } from './work-record-texts.ts';

/** Data of the record's PDF template. */
export const workRecordPaper = (record: WorkRecord, reader: Language, link: string) => {
  const language = paperLanguage(reader);
  return {
    language,
    words: recordWords(language),
    brand: 'Karigar',
    foot: new URL(link).host,
    name: record.credentialSubject.name,
    // The name is the head of the paper.
    facts: workRecordFacts(record, language)
      .slice(1)
      .map(([label, value]) => ({ label, value })),
    qr: qrPicture(link),
  };
};
