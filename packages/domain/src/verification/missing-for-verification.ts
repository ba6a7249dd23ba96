import type { DocumentType } from '../documents/document-number.ts';
import type { KycStatus } from '../documents/kyc-status.ts';
import { PHOTO_IDS } from './photo-id.ts';

/** What must be there before an operator verifies a serviceman. */
export const VERIFICATION_NEEDS = ['name', 'documents', 'bank', 'skills', 'area'] as const;
export type VerificationNeed = (typeof VERIFICATION_NEEDS)[number];

type Candidate = {
  readonly name: string;
  readonly documents: readonly { readonly type: DocumentType; readonly status: KycStatus }[];
  readonly isBankVerified: boolean;
  readonly skills: number;
  readonly hasArea: boolean;
};

export const missingForVerification = ({
  name,
  documents,
  isBankVerified,
  skills,
  hasArea,
}: Candidate): readonly VerificationNeed[] => {
  const has: Readonly<Record<VerificationNeed, boolean>> = {
    name: name.trim() !== '',
    documents: documents.some(
      ({ type, status }) => status === 'approved' && PHOTO_IDS.includes(type),
    ),
    bank: isBankVerified,
    skills: skills > 0,
    area: hasArea,
  };
  return VERIFICATION_NEEDS.filter((need) => !has[need]);
};
