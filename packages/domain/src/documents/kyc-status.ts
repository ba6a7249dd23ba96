export const KYC_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

const LABELS: Record<KycStatus, string> = {
  pending: 'Request Pending',
  approved: 'Request Approved',
  rejected: 'Request Rejected',
};

export const writeKycStatus = (status: KycStatus): number => KYC_STATUSES.indexOf(status);

/** 0, 1 and 2, also as text, and the words themselves. An unknown value reads as pending, never as approved. */
export const readKycStatus = (written: string | number | null): KycStatus => {
  const code = String(written);
  return (
    KYC_STATUSES.find((status, index) => code === String(index) || code === LABELS[status]) ??
    'pending'
  );
};

/** Sent as a picture or as a signed file. An approved document stays approved when its picture is deleted for its age. */
export const mayUploadDocument = (document: {
  readonly isSent: boolean;
  readonly status: KycStatus;
}): boolean =>
  document.status === 'rejected' || (!document.isSent && document.status !== 'approved');
