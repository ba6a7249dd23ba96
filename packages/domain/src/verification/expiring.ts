import type { DocumentType } from '../documents/document-number.ts';

/** These say until when they are valid. */
const EXPIRING: ReadonlySet<DocumentType> = new Set(['driving-licence']);

export const isExpiring = (type: DocumentType): boolean => EXPIRING.has(type);
