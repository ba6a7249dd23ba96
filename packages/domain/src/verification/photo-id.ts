import type { DocumentType } from '../documents/document-number.ts';

/** One of these proves who works. A PAN card is for payouts and proves no address. */
export const PHOTO_IDS: readonly DocumentType[] = ['aadhaar', 'driving-licence'];
