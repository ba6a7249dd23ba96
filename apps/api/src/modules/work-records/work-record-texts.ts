import type { Language } from '@karigar/domain/language';
import { msg } from '@karigar/domain/msg';
import { say, sayAll } from '#platform/texts';

const WORDS = {
  title: msg`Work record`,
  name: msg`Name`,
  since: msg`With Karigar since`,
  jobs: msg`Jobs completed`,
  rating: msg`Rating by customers`,
  skills: msg`Skills`,
  documents: msg`Documents checked by Karigar`,
  verified: msg`Verified by Karigar`,
  yes: msg`Yes`,
  madeOn: msg`As of`,
  validUntil: msg`Valid until`,
  check: msg`Scan to check`,
  included: msg`Signed digitally. Scan the code to see whether this record is still valid: its owner can revoke it.`,
} as const;

const PAGE = {
  valid: msg`This work record is valid`,
  validNote: msg`It was issued by Karigar to the person named here. Ask them for an identity card with this name.`,
  revoked: msg`This work record is no longer valid`,
  revokedNote: msg`It was revoked. Ask the person who gave it to you for a new one.`,
  expired: msg`This work record has expired`,
  expiredNote: msg`Ask the person who gave it to you for a new one.`,
  forged: msg`This work record could not be confirmed`,
  forgedNote: msg`The link is incomplete, was changed, or is not ours. Scan the code again, or ask who gave it to you.`,
  openPdf: msg`Open the work record (PDF)`,
  openDocument: msg`Download the signed file`,
} as const;

const DOCUMENTS = {
  aadhaar: msg`Aadhaar`,
  pan: msg`PAN`,
  'driving-licence': msg`Driving licence`,
} as const;

const RATING = msg`{rating} of 5, {count, plural, one {{count} rating} other {{count} ratings}}`;
const SHARED = msg`My work record from Karigar: {link}`;

export const recordWords = (language: Language) => sayAll(WORDS, language);
export const recordPageWords = (language: Language) => sayAll(PAGE, language);
export const documentNames = (language: Language) => sayAll(DOCUMENTS, language);
export const ratingWords = (rating: number, count: number, language: Language): string =>
  say(RATING, language, { rating, count });
export const sharedRecordWords = (link: string, language: Language): string =>
  say(SHARED, language, { link });
