import { DOCUMENT_TYPES } from '@karigar/domain/documents/document-number';
import * as z from 'zod/mini';

/** What a work record says of a serviceman; the database counts it. */
export const workClaims = z.object({
  name: z.string(),
  /** The year of joining. */
  since: z.number(),
  isVerified: z.boolean(),
  jobs: z.number(),
  ratings: z.number(),
  stars: z.number(),
  /** Each with its names by language. */
  skills: z.array(z.catchall(z.object({ en: z.string() }), z.string())),
  /** That our team checked them; no number and no picture. */
  documents: z.array(z.enum(DOCUMENT_TYPES)),
});

export type WorkClaims = z.output<typeof workClaims>;

export const WORK_RECORD_TYPE = 'WorkRecordCredential';
export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

/** The part of a verifiable credential (VC Data Model 2.0) that a reader of a work record needs. */
export const workRecord = z.object({
  '@context': z.tuple([z.literal(CREDENTIALS_CONTEXT), z.string()]),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal(WORK_RECORD_TYPE)]),
  issuer: z.object({ id: z.string(), name: z.string() }),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  credentialStatus: z.object({
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string(),
    statusListCredential: z.string(),
  }),
  credentialSubject: z.object({
    type: z.literal('WorkRecord'),
    name: z.string(),
    worksSince: z.number(),
    isVerified: z.boolean(),
    jobsCompleted: z.number(),
    /** Out of five; null before the first rating. */
    rating: z.nullable(z.number()),
    ratings: z.number(),
    /** Names by language. */
    skills: z.catchall(z.object({ en: z.array(z.string()) }), z.array(z.string())),
    documentsChecked: z.array(z.string()),
  }),
});

export type WorkRecord = z.output<typeof workRecord>;
