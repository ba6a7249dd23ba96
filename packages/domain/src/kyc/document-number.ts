import { readAadhaar } from '../identity/aadhaar.ts';
import { readDrivingLicence } from '../identity/driving-licence.ts';
import { readPan } from '../identity/pan.ts';

export const DOCUMENT_TYPES = ['aadhaar', 'pan', 'driving-licence'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const READERS: Readonly<Record<DocumentType, (written: string) => string | null>> = {
  aadhaar: readAadhaar,
  pan: readPan,
  'driving-licence': readDrivingLicence,
};

/** The number as it is kept and compared; null when no such document can have it. */
export const readDocumentNumber = (type: DocumentType, written: string): string | null =>
  READERS[type](written);
