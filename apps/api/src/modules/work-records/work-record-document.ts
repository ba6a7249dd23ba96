import {
  CREDENTIALS_CONTEXT,
  workClaims,
  WORK_RECORD_TYPE,
  type WorkClaims,
  type WorkRecord,
} from '@karigar/contract/work-records/credential';
import { ratingOf } from '@karigar/domain/customer-bookings/rating';
import { STATUS_LIST_SIZE, statusPlace } from '@karigar/domain/work-records/work-record';
import type { Context } from '#context';
import { encodeStatusList } from '#platform/work-record-seals';
import type { RecordRow } from './work-record-store.ts';

type Issuer = Pick<Context, 'workRecordSeals' | 'config'>;

/** VC Data Model 2.0 has whole seconds. */
const writtenAt = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

const statusAddress = (issuer: string, list: number): string =>
  new URL(`/w/status/${list}`, issuer).href;

/** JSON-LD has languages outside: each that every skill has a name in. */
const skillsByLanguage = (
  skills: WorkClaims['skills'],
): WorkRecord['credentialSubject']['skills'] => {
  const shared = Object.keys(skills[0] ?? {}).filter((language) =>
    skills.every((skill) => language in skill),
  );
  const names = (language: string): string[] => skills.map((skill) => skill[language] ?? skill.en);
  return {
    ...Object.fromEntries(shared.map((language) => [language, names(language)])),
    en: names('en'),
  };
};

/** A record as a verifiable credential. The same row is the same document. */
export const workRecordDocument = (
  row: Omit<RecordRow, 'is_revoked'>,
  { workRecordSeals: { issuer } }: Pick<Issuer, 'workRecordSeals'>,
): WorkRecord => {
  const { name, since, isVerified, jobs, ratings, stars, skills, documents } = workClaims.parse(
    row.claims,
  );
  const { list, index } = statusPlace(row.id);
  return {
    '@context': [CREDENTIALS_CONTEXT, new URL('/w/context', issuer).href],
    type: ['VerifiableCredential', WORK_RECORD_TYPE],
    issuer: { id: issuer, name: 'Karigar' },
    validFrom: writtenAt(row.made_at),
    validUntil: writtenAt(row.valid_until),
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: statusAddress(issuer, list),
    },
    credentialSubject: {
      type: 'WorkRecord',
      name,
      worksSince: since,
      isVerified,
      jobsCompleted: jobs,
      rating: ratingOf(ratings, stars),
      ratings,
      skills: skillsByLanguage(skills),
      documentsChecked: documents,
    },
  };
};

/** Readers may hold the list for this long, so a revoked record is refused within a minute. */
export const STATUS_SECONDS = 30;

/** What of a list is revoked, as a credential of its own. A row that was deleted counts as revoked. */
export const statusDocument = (
  list: number,
  { standing, latest }: { readonly standing: ReadonlySet<number>; readonly latest: number },
  { workRecordSeals: { issuer } }: Pick<Issuer, 'workRecordSeals'>,
  at: Date,
) => {
  const id = statusAddress(issuer, list);
  const first = list * STATUS_LIST_SIZE;
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: writtenAt(at),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: STATUS_SECONDS * 1000,
      encodedList: encodeStatusList(
        (index) => first + index <= latest && !standing.has(first + index),
      ),
    },
  };
};

const SCHEMA = 'https://schema.org/';

/** What the words of a record mean, for readers of JSON-LD. */
export const contextDocument = (issuer: string) => {
  const own = `${new URL('/w/context', issuer).href}#`;
  return {
    '@context': {
      '@protected': true,
      [WORK_RECORD_TYPE]: `${own}${WORK_RECORD_TYPE}`,
      WorkRecord: {
        '@id': `${own}WorkRecord`,
        '@context': {
          '@protected': true,
          worksSince: `${own}worksSince`,
          isVerified: `${own}isVerified`,
          jobsCompleted: `${own}jobsCompleted`,
          rating: `${SCHEMA}ratingValue`,
          ratings: `${SCHEMA}ratingCount`,
          skills: { '@id': `${SCHEMA}skills`, '@container': '@language' },
          documentsChecked: `${own}documentsChecked`,
        },
      },
    },
  };
};

/** Our keys as a controlled identifier document, which `kid` of a record names. */
export const issuerDocument = ({ issuer, keys }: Context['workRecordSeals']) => ({
  '@context': ['https://www.w3.org/ns/cid/v1'],
  id: issuer,
  verificationMethod: keys.map(({ kid, ...publicKeyJwk }) => ({
    id: kid,
    type: 'JsonWebKey',
    controller: issuer,
    publicKeyJwk: { ...publicKeyJwk, kid, alg: 'EdDSA', use: 'sig' },
  })),
  assertionMethod: keys.map(({ kid }) => kid),
});

/** The same keys where readers of JWTs look: RFC 5785 places it between host and path of the issuer. */
export const issuerMetadata = ({ issuer, keys }: Context['workRecordSeals']) => ({
  issuer,
  jwks: { keys: keys.map((key) => ({ ...key, alg: 'EdDSA', use: 'sig' })) },
});
