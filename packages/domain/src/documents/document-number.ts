import { maskAadhaar, readAadhaar } from '../identity/aadhaar.ts';
import { maskDrivingLicence, readDrivingLicence } from '../identity/driving-licence.ts';
import { maskPan, readPan } from '../identity/pan.ts';

export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'driving-licence'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The unknown is none of ours. */
export const readDocumentType = (written: string | null): DocumentType | null =>
  DOCUMENT_TYPES.find((type) => type === written) ?? null;

const READERS: Readonly<Record<DocumentType, (written: string) => string | null>> = {
  aadhaar: readAadhaar,
  pan: readPan,
  'driving-licence': readDrivingLicence,
};

/** The number as it is kept and compared; null when no such document can have it. */
export const readDocumentNumber = (type: DocumentType, written: string): string | null =>
  READERS[type](written);

const MASKS: Readonly<Record<DocumentType, (number: string) => string>> = {
  aadhaar: maskAadhaar,
  pan: maskPan,
  'driving-licence': maskDrivingLicence,
};

/** What its owner is shown; the last four of the number are enough to write it. */
export const maskDocumentNumber = (type: DocumentType, number: string): string =>
  MASKS[type](number);
