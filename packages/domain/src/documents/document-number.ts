import { maskAadhaar, readAadhaar } from '../identity/aadhaar.ts';
import { maskDrivingLicence, readDrivingLicence } from '../identity/driving-licence.ts';
import { maskPan, readPan } from '../identity/pan.ts';

export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'driving-licence'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Null for an unknown type. */
export const readDocumentType = (written: string | null): DocumentType | null =>
  DOCUMENT_TYPES.find((type) => type === written) ?? null;

const READERS: Readonly<Record<DocumentType, (written: string) => string | null>> = {
  aadhaar: readAadhaar,
  pan: readPan,
  'driving-licence': readDrivingLicence,
};

/** The normalized number that is stored and compared; null when it is not valid for this document. */
export const readDocumentNumber = (type: DocumentType, written: string): string | null =>
  READERS[type](written);

const MASKS: Readonly<Record<DocumentType, (number: string) => string>> = {
  aadhaar: maskAadhaar,
  pan: maskPan,
  'driving-licence': maskDrivingLicence,
};

/** The masked number that the owner sees. The last four characters are enough to make it. */
export const maskDocumentNumber = (type: DocumentType, number: string): string =>
  MASKS[type](number);
